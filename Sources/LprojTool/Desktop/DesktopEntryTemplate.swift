import Foundation
import Parlance

/// A desktop entry whose texts are still to be filled in: `Name=@CFBundleDisplayName@`.
///
/// Its lines stay as they are and where they are. See the Desktop Entry Specification of freedesktop.org.
struct DesktopEntryTemplate {
    let path: String
    let text: String

    /// The entry, each named text in every language; or every text that is missing, with its place.
    func filled(from texts: TemplateTexts) throws(InputFault) -> String {
        var lines: [String] = []
        var faults: [Diagnostic] = []
        let source = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in source.enumerated() {
            do throws(TemplateTexts.MissingText) {
                lines += try self.lines(for: line, texts)
            } catch {
                faults.append(Diagnostic(file: path, line: index + 1, column: 1, message: "\(error)"))
            }
        }
        guard faults.isEmpty else { throw InputFault(faults) }
        return lines.joined(separator: "\n")
    }

    private func lines(
        for line: Substring,
        _ texts: TemplateTexts
    ) throws(TemplateTexts.MissingText) -> [String] {
        guard let match = line.wholeMatch(of: /([A-Za-z0-9-]+)\s*=\s*(.*?)\s*/),
            let localized = try texts.texts(for: String(match.output.2))
        else { return [String(line)] }
        let key = match.output.1
        return ["\(key)=\(escaped(localized.source))"]
            + localized.translations.map { "\(key)[\($0.name)]=\(escaped($0.text))" }
    }

    /// A value as the specification writes it.
    private func escaped(_ text: String) -> String {
        var escaped = text.replacing("\\", with: "\\\\").replacing("\r\n", with: "\\n")
        for (character, escape) in [("\n", "\\n"), ("\r", "\\r"), ("\t", "\\t")] {
            escaped = escaped.replacing(character, with: escape)
        }
        return escaped.hasPrefix(" ") ? "\\s\(escaped.dropFirst())" : escaped
    }
}
