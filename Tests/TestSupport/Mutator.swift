/// Makes damaged variants of well-formed inputs, the same ones for the same seed on every machine.
public struct Mutator {
    private var generator: SeededGenerator
    private let tokens: [[[UInt8]]]
    /// The kinds that have a token with this first byte.
    private let kinds: [UInt8: [Int]]

    /// `tokens` are pieces of the format under test, those together that can stand in each other's place: a
    /// random byte seldom gets past the first character of a parser.
    public init(seed: UInt64, tokens: [[String]]) {
        generator = SeededGenerator(state: seed)
        self.tokens = tokens.map { $0.map { Array($0.utf8) } }
        var kinds: [UInt8: [Int]] = [:]
        for (kind, tokens) in tokens.enumerated() {
            for first in Set(tokens.compactMap(\.utf8.first)) { kinds[first, default: []].append(kind) }
        }
        self.kinds = kinds
    }

    /// One to four edits of one of the inputs; what is put in comes from the tokens or from another input.
    public mutating func mutant(of inputs: [[UInt8]]) -> [UInt8] {
        var bytes = inputs.randomElement(using: &generator) ?? []
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            edit(&bytes, donors: inputs)
        }
        return bytes
    }

    private mutating func edit(_ bytes: inout [UInt8], donors: [[UInt8]]) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let end = min(bytes.count, place + Int.random(in: 0...40, using: &generator))
        switch Int.random(in: 0..<20, using: &generator) {
        case 0: bytes.removeSubrange(place..<end)
        case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 2: bytes.insert(contentsOf: token(), at: place)
        case 3: bytes.replaceSubrange(place..<end, with: token())
        case 4: bytes.replaceSubrange(place..<end, with: piece(of: donors))
        case 5 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        default: exchange(in: &bytes)
        }
    }

    /// Puts one token in the place of another of its kind, which mostly leaves the input well-formed.
    private mutating func exchange(in bytes: inout [UInt8]) {
        let start = Int.random(in: 0...bytes.count, using: &generator)
        for place in start..<bytes.count {
            for kind in kinds[bytes[place]] ?? [] {
                guard let old = tokens[kind].last(where: { bytes[place...].starts(with: $0) }) else {
                    continue
                }
                let new = tokens[kind].randomElement(using: &generator) ?? []
                bytes.replaceSubrange(place..<place + old.count, with: new)
                return
            }
        }
    }

    private mutating func token() -> [UInt8] {
        tokens.randomElement(using: &generator)?.randomElement(using: &generator) ?? []
    }

    private mutating func piece(of donors: [[UInt8]]) -> ArraySlice<UInt8> {
        guard let donor = donors.randomElement(using: &generator) else { return [] }
        let place = Int.random(in: 0...donor.count, using: &generator)
        return donor[place..<min(donor.count, place + Int.random(in: 0...80, using: &generator))]
    }
}

/// Steele, Lea and Flood's generator of 2014: the standard library's own cannot be seeded.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    public init(state: UInt64) {
        self.state = state
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
