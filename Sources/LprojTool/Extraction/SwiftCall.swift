/// The arguments of a call.
struct SwiftCall {
    enum Argument {
        /// A string literal, or several put together with "+".
        case text(String)
        /// A literal with an interpolation, and where it is.
        case interpolated(Int)
        /// Anything else.
        case computed

        var isComputed: Bool {
            if case .computed = self { true } else { false }
        }

        var text: String? {
            if case .text(let text) = self { text } else { nil }
        }
    }

    private var arguments: [(label: String?, argument: Argument)] = []

    /// Reads from behind the bracket that opens the call to the one that closes it.
    init(_ tokens: [SwiftToken], from start: Int) {
        var depth = 0
        var argument: [SwiftToken] = []
        for token in tokens[start...] {
            if token.isSymbol("(") || token.isSymbol("[") || token.isSymbol("{") { depth += 1 }
            if token.isSymbol(")") || token.isSymbol("]") || token.isSymbol("}") { depth -= 1 }
            if depth < 0 { break }
            if depth == 0, token.isSymbol(",") {
                add(argument)
                argument = []
            } else {
                argument.append(token)
                // No key is that long; and calls inside of calls must not take their time all over again.
                if argument.count > 200 { break }
            }
        }
        if !argument.isEmpty { add(argument) }
    }

    private mutating func add(_ tokens: [SwiftToken]) {
        if tokens.count > 1, let label = tokens[0].identifier, tokens[1].isSymbol(":") {
            arguments.append((label, Self.argument(tokens[2...])))
        } else {
            arguments.append((nil, Self.argument(tokens[...])))
        }
    }

    private static func argument(_ tokens: ArraySlice<SwiftToken>) -> Argument {
        var text = ""
        for (index, token) in tokens.enumerated() {
            if index % 2 == 1 {
                guard token.isSymbol("+") else { return .computed }
            } else {
                guard case .string(let part) = token.kind else { return .computed }
                guard let part else { return .interpolated(token.offset) }
                text += part
            }
        }
        return tokens.count % 2 == 1 ? .text(text) : .computed
    }

    /// An argument without a label, counted from 0 among those.
    func positional(_ index: Int) -> Argument? {
        let unlabelled = arguments.filter { $0.label == nil }
        return index < unlabelled.count ? unlabelled[index].argument : nil
    }

    subscript(label: String) -> Argument? { arguments.first { $0.label == label }?.argument }
}
