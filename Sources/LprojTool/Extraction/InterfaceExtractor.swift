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
                let notes = notes(text.comments, text.context)
                found.texts.append(self.text(interface.place(of: text), key: text.key, notes, table, file))
            }
            found.texts += interface.others.map {
                self.text($0, key: $0.text, notes($0.comments, $0.context), table, file)
            }
        } catch {
            found.faults.append(error.diagnostic)
        }
        return found
    }

    /// What translators read above the text.
    private static func notes(_ comments: String?, _ context: String?) -> [String] {
        (comments.map { [$0] } ?? []) + (context.map { ["Context: \($0)"] } ?? [])
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
