import Foundation
import FoundationXML
import Parlance

/// Pango markup, and the mnemonics of labels.
enum MarkupRules {
    static func check(_ pair: TextPair, _ report: (Complaint) -> Void) {
        let (source, text) = (pair.source.plainText, pair.translation.plainText)
        if source.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) {
            checkMarkup(source, text, pair, report)
        }
        guard !pair.isSource, source.utf8.contains(UInt8(ascii: "_")) else { return }
        if hasMnemonic(source), !hasMnemonic(text) {
            report(Complaint(rule: .mnemonic, message: "the mnemonic of “\(source)” is lost"))
        }
    }

    private static func checkMarkup(
        _ source: String,
        _ text: String,
        _ pair: TextPair,
        _ report: (Complaint) -> Void
    ) {
        guard let expected = try? tags(of: source).get() else {
            // Only what tries to be markup can fail at it: "a < b" is a text.
            if pair.isSource, namesPangoTag(source), case .failure(let fault) = tags(of: source) {
                report(Complaint(rule: .markup, severity: .error, message: "the markup \(fault.message)"))
            }
            return
        }
        guard !pair.isSource, !expected.isEmpty || isEntityFound(source) else { return }
        switch tags(of: text) {
        case .failure(let fault):
            report(Complaint(rule: .markup, severity: .error, message: "the markup \(fault.message)"))
        case .success(let found):
            let lost = expected.subtracting(found).sorted()
            let added = found.subtracting(expected).sorted()
            guard !lost.isEmpty || !added.isEmpty else { return }
            let parts =
                (lost.isEmpty ? [] : ["<\(lost.joined(separator: ">, <"))> of the source text is missing"])
                + (added.isEmpty ? [] : ["<\(added.joined(separator: ">, <"))> is not in the source text"])
            report(Complaint(rule: .markup, message: parts.joined(separator: ", ")))
        }
    }

    private struct Fault: Error {
        let message: String
    }

    /// The names of the tags in a text, or what is wrong with its markup. Pango's reader takes the same small part
    /// of XML as any reader of XML does.
    private static func tags(of text: String) -> Result<Set<String>, Fault> {
        let parser = XMLParser(data: Data("<markup>\(text)</markup>".utf8))
        let names = TagNames()
        parser.delegate = names
        guard parser.parse() else {
            return .failure(
                Fault(message: "is not well formed at character \(max(parser.columnNumber - 9, 1))")
            )
        }
        return .success(names.names.subtracting(["markup"]))
    }

    private final class TagNames: NSObject, XMLParserDelegate {
        var names: Set<String> = []

        func parser(
            _ parser: XMLParser,
            didStartElement elementName: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes: [String: String]
        ) {
            names.insert(elementName)
        }
    }

    private static func namesPangoTag(_ text: String) -> Bool {
        text.contains(/<\/?(?:b|big|i|s|small|span|sub|sup|tt|u|a)\b[^<]*>/)
    }

    private static func isEntityFound(_ text: String) -> Bool {
        text.contains(/&(?:amp|lt|gt|quot|apos|#[0-9]+|#x[0-9A-Fa-f]+);/)
    }

    /// Whether a letter is underlined: a single "_" at the start of a word or behind a bracket, "(_O)".
    private static func hasMnemonic(_ text: String) -> Bool {
        text.contains(/(?:^|[^_\p{L}\p{N}])_[\p{L}\p{N}]/)
            || text.contains(/^[\p{L}]+_[\p{L}]+(?:…|\.\.\.)?$/)
    }
}
