import Foundation

/// Makes damaged inputs out of sound ones: the same ones for the same seed, so that a failure can be
/// repeated.
struct Mutator: Sequence, IteratorProtocol {
    /// Sound inputs to start from, and pieces that mean something to the reader under test.
    let samples: [Data]
    let pieces: [Data]
    private var random: SeededGenerator

    init(seed: UInt64, samples: [String], pieces: [String]) {
        self.samples = samples.map { Data($0.utf8) }
        self.pieces = pieces.map { Data($0.utf8) }
        random = SeededGenerator(state: seed)
    }

    /// The next damaged input. There is always one.
    mutating func next() -> Data? {
        var data = samples.randomElement(using: &random) ?? Data()
        for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&data) }
        return data
    }

    private mutating func mutate(_ data: inout Data) {
        let start = Int.random(in: 0...data.count, using: &random)
        let end = Swift.min(start + Int.random(in: 0...8, using: &random), data.count)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: data.removeSubrange(start..<end)
        case 1: data.insert(contentsOf: pieces.randomElement(using: &random) ?? Data(), at: start)
        case 2: data.replaceSubrange(start..<end, with: pieces.randomElement(using: &random) ?? Data())
        case 3: data.insert(UInt8.random(in: 0...255, using: &random), at: start)
        case 4:
            data.insert(
                contentsOf: Data(data[start..<end]),
                at: Int.random(in: 0...data.count, using: &random)
            )
        default: data.removeSubrange(Swift.max(start, data.count / 2)...)
        }
    }
}

/// Random numbers that a seed determines (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
