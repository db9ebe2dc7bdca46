import Foundation
import Parlance

/// What all sources of an app ask for, by table.
struct Extraction {
    /// By table, in the order of the sources, each key once.
    private(set) var tables: [String: [FoundText]] = [:]
    /// The tables that are wholly those of UI files, which say all that is in them.
    private(set) var interfaceTables: Set<String> = []
    private(set) var computedKeys: [Diagnostic] = []

    /// Reads files, and the Swift sources and UI files below folders.
    ///
    /// - Throws: everything that is wrong with them.
    init(_ paths: [String], functions: Set<String>) throws(InputFault) {
        var faults: [Diagnostic] = []
        var places: [String: [String: Int]] = [:]
        var codeTables: Set<String> = []
        for file in try Self.files(paths) {
            let data = try FileSystem.read(file)
            let isInterface = file.hasSuffix(".ui")
            let found =
                isInterface
                ? InterfaceExtractor.texts(of: file, data: data)
                : SwiftExtractor(file: file, source: Array(data), functions: functions).found
            faults += found.faults
            computedKeys += found.computedKeys
            if isInterface { interfaceTables.insert(ResourceTree.name(of: file)) }
            for text in found.texts {
                if !isInterface { codeTables.insert(text.table) }
                if let place = places[text.table]?[text.key] {
                    let fault = tables[text.table]?[place].add(text)
                    if let fault { faults.append(fault) }
                } else {
                    places[text.table, default: [:]][text.key] = tables[text.table]?.count ?? 0
                    tables[text.table, default: []].append(text)
                }
            }
        }
        interfaceTables.subtract(codeTables)
        guard faults.isEmpty else { throw InputFault(faults) }
    }

    private static func files(_ paths: [String]) throws(InputFault) -> [String] {
        var files: [String] = []
        for path in paths {
            guard FileSystem.isFolder(path) else {
                files.append(path)
                continue
            }
            let below = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
            files += below.filter { name in
                (name.hasSuffix(".swift") || name.hasSuffix(".ui")) && !"/\(name)".contains("/.")
            }
            .sorted().map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
        }
        let odd = files.filter { !$0.hasSuffix(".swift") && !$0.hasSuffix(".ui") }
        guard odd.isEmpty else {
            throw InputFault(odd.map { Diagnostic(file: $0, message: "is no Swift source and no UI file") })
        }
        return files
    }
}

extension FoundText {
    /// Takes in what another source says of the same key; what is wrong where the two do not agree.
    fileprivate mutating func add(_ other: FoundText) -> Diagnostic? {
        comments += other.comments.filter { !comments.contains($0) }
        guard let otherText = other.text else { return nil }
        if let text, text != otherText {
            return Diagnostic(
                file: other.file,
                line: other.line,
                column: other.column,
                message: "“\(key)” is “\(otherText)” here and “\(text)” in \(file):\(line)"
            )
        }
        text = otherText
        return nil
    }
}
