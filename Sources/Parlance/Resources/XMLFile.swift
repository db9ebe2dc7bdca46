import Foundation
import FoundationXML

/// Foundation's reader of XML trees, for files that anybody may have made.
///
/// By itself that reader repairs what is not well formed, writes about it to standard error, and ends the program on a
/// file without a byte. The reader of events, which does none of this, goes first.
package enum XMLFile {
    /// A file that cannot be read at all.
    package struct Unreadable: Error {
        package let diagnostic: Diagnostic
    }

    /// Reads a file; `path` is what diagnostics call it. Nothing outside of the file is read.
    package static func read(
        _ data: Data,
        path: String,
        options: XMLNode.Options = []
    ) throws(Unreadable) -> XMLDocument {
        guard !data.isEmpty else {
            throw Unreadable(diagnostic: Diagnostic(file: path, message: "the file is empty"))
        }
        let parser = XMLParser(data: data)
        let first = FirstFault()
        parser.delegate = first
        // What it returns counts name spaces too.
        _ = parser.parse()
        if let fault = first.fault {
            throw Unreadable(
                diagnostic: Diagnostic(
                    file: path,
                    line: fault.line,
                    column: fault.column,
                    message: "the XML is not well formed (libxml's error \(fault.code))"
                )
            )
        }
        do {
            return try XMLDocument(data: data, options: options.union(.nodeLoadExternalEntitiesNever))
        } catch {
            let reason = (error as NSError).localizedDescription.trimmingCharacters(in: .newlines)
            let message = "the XML cannot be read: \(reason)"
            throw Unreadable(diagnostic: Diagnostic(file: path, message: message))
        }
    }

    /// The first fault that the reader meets; it may go on behind one, and forget that there was any.
    private final class FirstFault: NSObject, XMLParserDelegate {
        var fault: (code: Int, line: Int, column: Int)?

        func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
            let code = (error as NSError).code
            // What libxml numbers from 200 on is about name spaces, which the tree's reader does without.
            guard fault == nil, code < 200 else { return }
            fault = (code, parser.lineNumber, parser.columnNumber)
        }
    }
}
