import Foundation
import Parlance

/// Finds the translatable texts of a UI file, which make a table of the file's name.
enum InterfaceExtractor {
    static func texts(of file: String, data: Data) -> ExtractedTexts {
        var found = ExtractedTexts()
        do {
            let table = ResourceTree.name(of: file)
            let interface = try InterfaceTexts(path: file, data: data)
            for text in interface.description.texts where !text.source.isEmpty {
                let context = text.context.map { ["Context: \($0)"] } ?? []
                let comments = (text.comments.map { [$0] } ?? []) + context
                let place = interface.place(of: text)
                found.texts.append(self.text(place, key: text.key, comments, table, file))
            }
            found.texts += interface.others.map { self.text($0, key: $0.text, [], table, file) }
        } catch {
            found.faults.append(error.diagnostic)
        }
        return found
    }

    private static func text(
        _ marked: InterfaceTexts.Marked,
        key: String,
        _ comments: [String],
        _ table: String,
        _ file: String
    ) -> FoundText {
        FoundText(
            table: table,
            key: key,
            text: marked.text,
            comments: comments,
            file: file,
            line: marked.line,
            column: marked.column
        )
    }
}
