import Parlance
import Testing

@Suite struct FormatTests {
    @Test func aTextWithoutPlaceholdersIsOnePiece() {
        #expect(Format("Hello").pieces == [.literal("Hello")])
        #expect(Format("100 %% sure, 50%%").pieces == [.literal("100 % sure, 50%")])
        #expect(Format("").pieces.isEmpty)
        #expect(Format("%%").problems.isEmpty)
    }

    @Test(
        arguments: [
            ("%@", .object, 1), ("%d", .decimal, 1), ("%i", .decimal, 1), ("%D", .decimal, 1),
            ("%u", .unsigned, 1),
            ("%x", .hexadecimal, 1), ("%X", .hexadecimal, 1), ("%o", .octal, 1), ("%f", .fixed, 1),
            ("%e", .scientific, 1), ("%g", .general, 1), ("%c", .character, 1), ("%C", .character, 1),
            ("%s", .string, 1), ("%S", .string, 1), ("%ld", .decimal, 1), ("%lld", .decimal, 1),
            ("%hhd", .decimal, 1),
            ("%hd", .decimal, 1), ("%zd", .decimal, 1), ("%qd", .decimal, 1), ("%jd", .decimal, 1),
            ("%td", .decimal, 1), ("%lu", .unsigned, 1), ("%llu", .unsigned, 1), ("%Lf", .fixed, 1),
            ("%lf", .fixed, 1), ("%3$@", .object, 3), ("%12$-+ 0#'20.10lld", .decimal, 12),
            ("%.2f", .fixed, 1),
            ("%p", .unsupported, 1), ("%*d", .unsupported, 1), ("%.*f", .unsupported, 1),
            ("%n", .unsupported, 1),
        ] as [(String, Format.Placeholder.Conversion, Int)]
    )
    func everyConversionOfCAndAppleIsAPlaceholder(
        text: String,
        conversion: Format.Placeholder.Conversion,
        position: Int
    ) throws {
        let format = Format("a" + text + "b")
        let placeholder = try #require(format.placeholders.first)
        #expect(format.pieces == [.literal("a"), .placeholder(placeholder), .literal("b")])
        #expect(placeholder.text == text)
        #expect(placeholder.conversion == conversion)
        #expect(placeholder.position == position)
        #expect(format.problems.isEmpty)
    }

    @Test func flagsWidthAndPrecisionAreRead() throws {
        let placeholder = try #require(Format("%2$-+ 0#'20.10llX").placeholders.first)
        #expect(placeholder.flags == [.left, .plus, .space, .zero, .alternate, .grouped])
        #expect(placeholder.width == 20)
        #expect(placeholder.precision == 10)
        #expect(placeholder.isPositional && placeholder.isUppercase && placeholder.isLong)
        #expect(Format("%5.f").placeholders.first?.precision == 0)
    }

    @Test func placeholdersWithoutPositionTakeTheArgumentsInOrder() {
        #expect(Format("%@ %d %#@files@ %f").placeholders.map(\.position) == [1, 2, 4])
    }

    @Test func theVariablesOfPluralEntriesArePiecesOfTheirOwn() {
        let pieces = Format("%#@sel@ in %2$#@total@: %arg个").pieces
        guard case .variable(let first)? = pieces.first, pieces.count == 6,
            case .variable(let second) = pieces[2]
        else {
            Issue.record("\(pieces)")
            return
        }
        #expect((first.name, first.position, first.isPositional) == ("sel", 1, false))
        #expect((second.name, second.position, second.isPositional) == ("total", 2, true))
        #expect(pieces[1] == .literal(" in "))
        #expect(pieces[4] == .substitutedArgument)
        #expect(pieces[5] == .literal("个"))
    }

    // Q08
    @Test(arguments: [
        "100% daily", "100 % d’accord", "100\u{A0}% d'alcool", "5 % i 10 %", "Sale: 50 % off", "100%", "%",
        "50% z",
        "% ", "%y", "%-", "%1$", "%0$@", "%1000$@", "%99999999999999999999$@", "%.", "%l", "%#@open", "%#@@x",
        "%999999999999d", "%.300f", "é%", "%#@a%@", "%!%",
    ])
    func aPercentSignThatStartsNothingStaysInTheText(text: String) throws {
        let format = Format(text)
        let rendered = try format.render([7, 8])
        #expect(rendered == text.replacing("%@", with: "7"))
        #expect(!format.problems.isEmpty)
        #expect(format.problems.allSatisfy { $0.message.contains("%%") })
    }

    // Q08
    @Test(arguments: [
        ("% d", " 7"), ("foo% d.", "foo 7."), ("(% i)", "( 7)"), ("% .1f", " 7.0"), ("% 5d", "    7"),
    ])
    func aSpaceIsAFlagWhereNoSentenceGoesOn(text: String, rendered: String) throws {
        #expect(try Format(text).render([7]) == rendered)
        #expect(Format(text).problems.isEmpty)
    }

    @Test func aProblemSaysWhereItIsInScalars() {
        #expect(Format("é😀 % z %% 5% up").problems.map(\.offset) == [3, 11])
    }

    @Test func mixedPositionsAreAProblem() {
        #expect(Format("%1$@ %@").problems.count == 1)
        #expect(Format("%1$@ %2$@").problems.isEmpty)
        #expect(Format("%@ %@").problems.isEmpty)
    }

    // Q07
    @Test func aTranslationIsComparedArgumentByArgument() {
        let english = Format("%d of %@")
        #expect(Format("%2$@: %1$d").differences(from: english).isEmpty)
        #expect(Format("%d von %@ (%1$lld)").differences(from: english).isEmpty)
        #expect(Format("%@: %d").differences(from: english).map(\.position) == [1, 2])
        let extra = Format("%d of %@ (%@)").differences(from: english)
        #expect(extra.map(\.position) == [3])
        #expect(extra.first?.found == [.object])
        #expect(extra.first?.expected == [])
        #expect(Format("all of %2$@").differences(from: english).map(\.position) == [1])
        #expect(Format("%#@n@ of %@").differences(from: english).isEmpty)
    }
}
