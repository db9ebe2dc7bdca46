import Foundation
import XCTest

// Only damaged files of the system's own would show what this does with them.
@testable import ParlanceGtk

final class MessageCatalogTests: XCTestCase {
    private static let pairs = [
        ("", "Content-Type: text/plain; charset=UTF-8\n"), ("_Copy", "_Copier"), ("font\u{4}None", "Aucune"),
        ("%d item\0%d items", "%d élément\0%d éléments"),
    ]

    func testACatalogOfEitherByteOrderIsRead() throws {
        for isLittleEndian in [true, false] {
            let catalog = try XCTUnwrap(MessageCatalog(Self.file(isLittleEndian)))
            XCTAssertEqual(catalog.entries.map(\.id), ["_Copy", "font\u{4}None", "%d item"])
            XCTAssertEqual(catalog.entries.map(\.text), ["_Copier", "Aucune", "%d élément"])
        }
    }

    func testADamagedCatalogGivesWhatIsLeftOfIt() {
        let file = Self.file(true)
        for length in 0..<file.count {
            let read = MessageCatalog(file.prefix(length))?.entries.count ?? 0
            XCTAssertLessThanOrEqual(read, 3)
        }
        for place in 0..<file.count {
            for byte in [UInt8](arrayLiteral: 0, 0x7f, 0xff) {
                var damaged = file
                damaged[place] = byte
                XCTAssertLessThanOrEqual(MessageCatalog(damaged)?.entries.count ?? 0, 4)
            }
        }
        XCTAssertNil(MessageCatalog(Data("no catalog at all, but longer than a header".utf8)))
    }

    private static func file(_ isLittleEndian: Bool) -> Data {
        func word(_ value: Int) -> [UInt8] {
            let bytes = (0..<4).map { UInt8(value >> (8 * $0) & 0xff) }
            return isLittleEndian ? bytes : bytes.reversed()
        }
        var descriptors: [UInt8] = []
        var strings: [UInt8] = []
        let start = 28 + 16 * pairs.count
        for list in [pairs.map(\.0), pairs.map(\.1)] {
            for string in list {
                descriptors += word(string.utf8.count) + word(start + strings.count)
                strings += Array(string.utf8) + [0]
            }
        }
        let header = [0x9504_12de, 0, pairs.count, 28, 28 + 8 * pairs.count, 0, 0].flatMap(word)
        return Data(header + descriptors + strings)
    }
}
