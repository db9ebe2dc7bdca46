import Parlance

/// Finds the look-ups in a Swift source: every form that the library has, and `NSLocalizedString`.
struct SwiftExtractor {
    private let file: String
    /// Functions of the app's own that take a key first.
    private let functions: Set<String>
    private(set) var found = ExtractedTexts()

    init(file: String, source: [UInt8], functions: Set<String>) {
        self.file = file
        self.functions = functions
        let lexer = SwiftLexer(source)
        let lookUps = lexer.streams.flatMap { tokens in
            tokens.indices.compactMap { lookUp(at: $0, in: tokens) }
        }
        // All at once, as each by itself would count the lines from the start.
        let offsets = (lexer.fault.map { [$0.offset] } ?? []) + lookUps.map(\.offset)
        let places = TextPositions.places(of: offsets, in: source)
        if let fault = lexer.fault { found.faults.append(diagnostic(at: places[0], fault.message)) }
        for (lookUp, place) in zip(lookUps, places.suffix(lookUps.count)) { read(lookUp, at: place) }
        found.texts.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    private struct LookUp {
        let key: SwiftCall.Argument
        let call: SwiftCall
        /// Of the call, or of the interpolation in its key.
        let offset: Int
    }

    private func lookUp(at index: Int, in tokens: [SwiftToken]) -> LookUp? {
        guard let name = tokens[index].identifier, index + 1 < tokens.count, tokens[index + 1].isSymbol("("),
            let form = LookUpForm(name, before: tokens[..<index], functions: functions)
        else { return nil }
        let call = SwiftCall(tokens, from: index + 2)
        let key: SwiftCall.Argument?
        switch form {
        case .key(let position): key = call.positional(position)
        // Anything but a literal is a message, which is a look-up of its own.
        case .labelled(let label): key = call[label].flatMap { $0.isComputed ? nil : $0 }
        case .message(let position): key = call.positional(position).flatMap { $0.isComputed ? nil : $0 }
        }
        guard let key else { return nil }
        let offset = if case .interpolated(let offset) = key { offset } else { tokens[index].offset }
        return LookUp(key: key, call: call, offset: offset)
    }

    private mutating func read(_ lookUp: LookUp, at place: (line: Int, column: Int)) {
        let call = lookUp.call
        switch lookUp.key {
        case .text(let key):
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
        case .interpolated:
            found.faults.append(
                diagnostic(at: place, "interpolation in a key: nobody can know which texts it needs")
            )
        case .computed:
            found.computedKeys.append(diagnostic(at: place, "the key is computed", severity: .warning))
        }
    }

    private func diagnostic(
        at place: (line: Int, column: Int),
        _ message: String,
        severity: Diagnostic.Severity = .error
    ) -> Diagnostic {
        Diagnostic(
            file: file,
            line: place.line,
            column: place.column,
            severity: severity,
            message: message
        )
    }
}
