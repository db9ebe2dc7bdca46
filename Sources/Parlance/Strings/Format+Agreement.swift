extension Format {
    /// What a conversion takes, as far as C tells it apart.
    public enum ArgumentKind: String, Sendable, Hashable {
        case object
        case integer
        case number
        case string
        case unsupported
    }

    /// One argument that two formats use differently.
    public struct Difference: Sendable, Hashable {
        /// The argument, from 1.
        public let position: Int
        /// What this format shows there; empty when it leaves the argument out.
        public let found: Set<ArgumentKind>
        /// The same of the format it was compared with.
        public let expected: Set<ArgumentKind>
    }

    /// The arguments that this format, a translation say, uses otherwise than another, in their order; those
    /// that it shows twice or in another order are no difference.
    public func differences(from other: Format) -> [Difference] {
        let found = argumentKinds
        let expected = other.argumentKinds
        return Set(found.keys).union(expected.keys).sorted().compactMap { position in
            let difference = Difference(
                position: position,
                found: found[position] ?? [],
                expected: expected[position] ?? []
            )
            return difference.found == difference.expected ? nil : difference
        }
    }

    private var argumentKinds: [Int: Set<ArgumentKind>] {
        pieces.reduce(into: [:]) { kinds, piece in
            switch piece {
            case .placeholder(let placeholder):
                kinds[placeholder.position, default: []].insert(placeholder.conversion.argumentKind)
            case .variable(let variable):
                kinds[variable.position, default: []].insert(.integer)
            case .literal, .substitutedArgument:
                break
            }
        }
    }
}

extension Format.Placeholder.Conversion {
    /// What this conversion takes.
    public var argumentKind: Format.ArgumentKind {
        switch self {
        case .object: .object
        case .decimal, .unsigned, .octal, .hexadecimal, .character: .integer
        case .fixed, .scientific, .general: .number
        case .string: .string
        case .unsupported: .unsupported
        }
    }
}
