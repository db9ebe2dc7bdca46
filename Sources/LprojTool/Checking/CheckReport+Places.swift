import Foundation
import Parlance

extension CheckReport {
    /// Gives the findings about entries of string catalogs their places, for which only the catalogs with findings are
    /// read as texts.
    mutating func placeCatalogEntries() {
        let open = findings.indices.filter { index in
            let finding = findings[index]
            return finding.key != nil && finding.diagnostic.line == 0
                && finding.diagnostic.file.hasSuffix(".xcstrings")
        }
        for (file, indices) in Dictionary(grouping: open, by: { findings[$0].diagnostic.file }) {
            guard let data = try? FileSystem.read(file), let text = CatalogText(data) else { continue }
            let places = text.places(of: indices.map { (findings[$0].key ?? "", findings[$0].language) })
            for (index, place) in zip(indices, places) {
                findings[index].place(at: place)
            }
        }
    }
}
