import Foundation
import Parlance

// The readers of the core tell what a fault is about; the text they have read tells where that is.

extension StringsDictionary {
    /// What is wrong, with the places in the data that it was read from.
    func placedFaults(in data: Data) -> [KeyedDiagnostic] {
        guard faults.contains(where: { $0.key != nil }), let list = PropertyListText(data) else {
            return faults
        }
        return faults.map { fault in
            guard let place = fault.key.flatMap({ list.place(ofKey: $0) }) else { return fault }
            var fault = fault
            (fault.diagnostic.line, fault.diagnostic.column) = place
            return fault
        }
    }
}

extension StringCatalog {
    /// What is wrong, with the places in the data that it was read from.
    func placedFaults(in data: Data) -> [KeyedDiagnostic] {
        guard faults.contains(where: { $0.key != nil }), let text = CatalogText(data) else { return faults }
        let places = text.places(of: faults.map { ($0.key ?? "", $0.language) })
        return zip(faults, places).map { fault, place in
            guard fault.key != nil else { return fault }
            var fault = fault
            (fault.diagnostic.line, fault.diagnostic.column) = place
            return fault
        }
    }
}
