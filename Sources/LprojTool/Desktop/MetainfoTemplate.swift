import Foundation
import FoundationXML
import Parlance

/// An AppStream metainfo file whose texts are still to be filled in: `<name>@CFBundleDisplayName@</name>`.
///
/// An element that has a named text is followed by a copy for each language, marked with `xml:lang`.
struct MetainfoTemplate {
    private let path: String
    private let document: XMLDocument

    init(path: String, data: Data) throws(InputFault) {
        self.path = path
        do {
            document = try XMLFile.read(data, path: path, options: .nodePreserveAll)
        } catch {
            throw InputFault([error.diagnostic])
        }
    }

    /// The file, each named text in every language; or every text that is missing.
    func filled(from texts: TemplateTexts) throws(InputFault) -> String {
        var faults: [Diagnostic] = []
        for element in elements {
            do throws(TemplateTexts.MissingText) {
                try fill(element, texts)
            } catch {
                faults.append(Diagnostic(file: path, message: "in <\(element.name ?? "")>: \(error)"))
            }
        }
        guard faults.isEmpty else { throw InputFault(faults) }
        let xml = document.xmlString(options: .nodeCompactEmptyElement)
        return xml.hasSuffix("\n") ? xml : xml + "\n"
    }

    /// Every element, before any is added.
    private var elements: [XMLElement] {
        var found = document.rootElement().map { [$0] } ?? []
        var next = 0
        while next < found.count {
            found += (found[next].children ?? []).compactMap { $0 as? XMLElement }
            next += 1
        }
        return found
    }

    private func fill(_ element: XMLElement, _ texts: TemplateTexts) throws(TemplateTexts.MissingText) {
        guard element.childCount == 1,
            let value = element.stringValue?.trimmingCharacters(in: .whitespacesAndNewlines),
            let localized = try texts.texts(for: value), let parent = element.parent as? XMLElement
        else { return }
        element.stringValue = localized.source
        let indentation = element.previousSibling.flatMap { $0.kind == .text ? $0.stringValue : nil }
        var index = element.index + 1
        for (name, text) in localized.translations {
            guard let copy = element.copy() as? XMLElement else { continue }
            copy.stringValue = text
            if let mark = XMLNode.attribute(withName: "xml:lang", stringValue: name) as? XMLNode {
                copy.addAttribute(mark)
            }
            if let indentation, let space = XMLNode.text(withStringValue: indentation) as? XMLNode {
                parent.insertChild(space, at: index)
                index += 1
            }
            parent.insertChild(copy, at: index)
            index += 1
        }
    }
}
