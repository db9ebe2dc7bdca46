import Parlance

/// Finds the look-ups in a Swift source: every form that the library has, and `NSLocalizedString`.
struct SwiftExtractor {
    private let file: String
    private let source: [UInt8]
    /// Functions of the app's own that take a key first.
    private let functions: Set<String>
    private(set) var found = ExtractedTexts()

    init(file: String, source: [UInt8], functions: Set<String>) {
        self.file = file
        self.source = source
        self.functions = functions
        let lexer = SwiftLexer(source)
        if let fault = lexer.fault { found.faults.append(diagnostic(at: fault.offset, fault.message)) }
        for tokens in lexer.streams {
            for index in tokens.indices { readCall(at: index, in: tokens) }
        }
        found.texts.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    private mutating func readCall(at index: Int, in tokens: [SwiftToken]) {
        guard let name = tokens[index].identifier, index + 1 < tokens.count, tokens[index + 1].isSymbol("("),
            let form = LookUpForm(name, before: tokens[..<index], functions: functions)
        else { return }
        let call = SwiftCall(tokens, from: index + 2)
        switch form {
        case .key(let position):
            guard let argument = call.positional(position) else { return }
            read(argument, call, at: tokens[index].offset)
        case .labelled(let label):
            guard let argument = call[label] else { return }
            // Anything but a literal is a message, which is a look-up of its own.
            if case .computed = argument { return }
            read(argument, call, at: tokens[index].offset)
        case .message(let position):
            guard let argument = call.positional(position) else { return }
            if case .computed = argument { return }
            read(argument, call, at: tokens[index].offset)
        }
    }

    private mutating func read(_ key: SwiftCall.Argument, _ call: SwiftCall, at offset: Int) {
        switch key {
        case .text(let key):
            let place = position(of: offset)
            let table = (call["table"] ?? call["tableName"])?.text
            let comment = call["comment"]?.text
            found.texts.append(
                FoundText(
                    table: table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable",
                    key: key,
                    text: (call["default"] ?? call["value"])?.text.flatMap { $0.isEmpty ? nil : $0 },
                    comments: comment.flatMap { $0.isEmpty ? nil : [$0] } ?? [],
                    file: file,
                    line: place.line,
                    column: place.column
                )
            )
        case .interpolated(let offset):
            found.faults.append(
                diagnostic(at: offset, "interpolation in a key: nobody can know which texts it needs")
            )
        case .computed:
            found.computedKeys.append(diagnostic(at: offset, "the key is computed", severity: .warning))
        }
    }

    private func diagnostic(
        at offset: Int,
        _ message: String,
        severity: Diagnostic.Severity = .error
    ) -> Diagnostic {
        let place = position(of: offset)
        return Diagnostic(
            file: file,
            line: place.line,
            column: place.column,
            severity: severity,
            message: message
        )
    }

    private func position(of offset: Int) -> (line: Int, column: Int) {
        let before = source[..<min(offset, source.count)]
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let line = before.reduce(into: 1) { if $1 == 0x0A { $0 += 1 } }
        return (line, before[lineStart...].reduce(into: 1) { if $1 & 0xC0 != 0x80 { $0 += 1 } })
    }
}
