import Parlance

/// Swift source with a constant for each key, so that a wrong key does not compile.
struct MessageConstants {
    /// What cannot be a constant.
    private(set) var faults: [Diagnostic] = []
    private(set) var source = """
        // Made by `lproj constants`; changes are lost.
        import Parlance


        """

    init(_ project: ProjectTexts, isPublic: Bool) {
        let access = isPublic ? "public " : ""
        for (name, table) in project.tables.sorted(by: { $0.key < $1.key }) {
            guard let texts = table.sourceTexts else { continue }
            var known: [String: String] = [:]
            var lines: [String] = []
            for entry in texts.entries.sorted(by: { $0.key < $1.key }) {
                let identifier = Self.identifier(entry.key)
                guard !identifier.isEmpty else { continue }
                if let other = known.updateValue(entry.key, forKey: identifier) {
                    let message = "“\(entry.key)” and “\(other)” would both be the constant \(identifier)"
                    faults.append(
                        Diagnostic(
                            file: entry.file ?? texts.path,
                            line: entry.line,
                            column: entry.column,
                            message: message
                        )
                    )
                }
                lines += Self.constant(identifier, entry, table: name, access)
            }
            // The texts of the default table are constants of the message itself.
            let start =
                name == "Localizable"
                ? "extension Message {\n"
                : "extension Message {\n    \(access)enum \(Self.typeName(name)) {\n"
            let end = name == "Localizable" ? "}\n\n" : "    }\n}\n\n"
            let indentation = name == "Localizable" ? "    " : "        "
            source += start + lines.map { "\(indentation)\($0)\n" }.joined() + end
        }
        source = String(source.dropLast())
    }

    private static func constant(
        _ identifier: String,
        _ entry: TextEntry,
        table: String,
        _ access: String
    ) -> [String] {
        let comment =
            "/// " + entry.plainText.split(whereSeparator: \.isNewline).joined(separator: " ").prefix(100)
        let arguments = argumentCount(entry)
        let key = swiftLiteral(entry.key)
        let place = table == "Localizable" ? "" : ", table: \(swiftLiteral(table))"
        guard arguments > 0 else {
            return [comment, "\(access)static var \(identifier): Message { Message(\(key)\(place)) }"]
        }
        let names = (1...arguments).map { "a\($0)" }
        let parameters = names.map { "_ \($0): Argument" }.joined(separator: ", ")
        let values = names.joined(separator: ", ")
        return [
            comment,
            "\(access)static func \(identifier)(\(parameters)) -> Message { Message(\(key), \(values)\(place)) }",
        ]
    }

    private static func argumentCount(_ entry: TextEntry) -> Int {
        let counts: [Int]
        switch entry.content {
        case .plain(let text): counts = Format(text).placeholders.map(\.position)
        case .varied(let varied):
            var positions = Format(varied.plainText).placeholders.map(\.position)
            VariantWalk(variation: varied.variation).eachPlural { forms in
                positions.append(1)
                for case .text(let text) in forms.values {
                    positions += Format(text).placeholders.map(\.position)
                }
            }
            counts = positions
        }
        return counts.max() ?? 0
    }

    /// `home.title` is `homeTitle`.
    static func identifier(_ key: String) -> String {
        let words = key.split { !($0.isLetter || $0.isNumber) }
        guard let first = words.first else { return "" }
        // Capitals at the start go down together, but for the one that the next word begins with: URLBar, urlBar.
        let capitals = first.prefix { $0.isUppercase }
        let lowered =
            capitals.count <= 1 || capitals.count == first.count ? capitals.count : capitals.count - 1
        let start = first.prefix(lowered).lowercased() + first.dropFirst(lowered)
        let name = start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if name.first?.isNumber == true { return "_\(name)" }
        return reserved.contains(name) ? "`\(name)`" : name
    }

    private static func typeName(_ table: String) -> String {
        let name = identifier(table).filter { $0 != "`" }
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// Swift's words that no member may have for a name as they are.
    private static let reserved: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try",
        "typealias", "var", "where", "while",
    ]

    private static func swiftLiteral(_ text: String) -> String {
        var literal = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": literal += "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.properties.isBidiControl:
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return "\"\(literal)\""
    }
}
