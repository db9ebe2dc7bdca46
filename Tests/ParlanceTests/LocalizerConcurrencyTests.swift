import Foundation
import Parlance
import Synchronization
import TestSupport
import Testing

@Suite struct LocalizerConcurrencyTests {
    private static let tags = ["en", "fr"]

    private func app() throws -> AppFixture {
        func table(_ tag: String) -> String { (0..<100).map { "k\($0) = \"\(tag)\";" }.joined() }
        let files = Self.tags.map { ("app/\($0).lproj/Localizable.strings", table($0)) }
        return try AppFixture(Dictionary(uniqueKeysWithValues: files))
    }

    // H01, Z4
    @Test func everyLookUpIsWhollyInOneLanguageWhileItChanges() async throws {
        let localizer = try app().start()
        let notices = Notices(of: localizer) { localizer, _ in "\(Self.tags.contains(localizer.string("k1")))"
        }
        let found = await Self.texts(of: localizer, choosing: Self.tags) { localizer in
            (0..<100).map { localizer.string("k\($0)") }
        }
        #expect(found.isSubset(of: Self.tags))
        #expect(localizer.language.tag == "en")
        #expect(await notices.all().allSatisfy { $0 == "true" })
    }

    // H01: digits and plural forms are the language's as much as the words are.
    @Test func aLookUpWithArgumentsIsWhollyInOneLanguageWhileItChanges() async throws {
        func plural(_ forms: [String: String]) -> String {
            VariantsFixture.xml(VariantsFixture.entry("p", forms: forms))
        }
        let app = try AppFixture([
            "app/en.lproj/Localizable.strings": "n = \"en %d\";",
            "app/en.lproj/Localizable.stringsdict": plural(["one": "en one %d", "other": "en other %d"]),
            "app/ar-EG.lproj/Localizable.strings": "n = \"ar %d\";",
            "app/ar-EG.lproj/Localizable.stringsdict": plural(["few": "ar few %d", "other": "ar other %d"]),
        ])
        let found = await Self.texts(of: app.start(), choosing: ["en", "ar-EG"]) { localizer in
            [localizer.string("n", 5), localizer.string("p", 5)]
        }
        #expect(found.isSubset(of: ["en 5", "en other 5", "ar ٥", "ar few ٥"]))
    }

    /// Every text that four threads find while another chooses each of two languages 100 times, the first
    /// one last.
    private static func texts(
        of localizer: Localizer,
        choosing tags: [String],
        _ lookUp: @escaping @Sendable (Localizer) -> [String]
    ) async -> Set<String> {
        let isDone = Atomic(false)
        let found = Collected<String>()
        await Threads.run(5) { thread in
            guard thread > 0 else {
                for number in 0..<200 { try? localizer.choose(.language(tags[(number + 1) % 2])) }
                return isDone.store(true, ordering: .releasing)
            }
            var texts: Set<String> = []
            repeat { texts.formUnion(lookUp(localizer)) } while !isDone.load(ordering: .acquiring)
            texts.forEach(found.append)
        }
        return Set(found.all)
    }

    // H01
    @Test func aNoticeArrivesOnTheMainQueueWhoeverChose() async throws {
        let localizer = try app().start()
        let notices = Notices(of: localizer) { _, _ in
            dispatchPrecondition(condition: .onQueue(.main))
            return "main"
        }
        try await Task.detached { try localizer.choose(.language("fr")) }.value
        #expect(await notices.all() == ["main"])
    }

    // H02
    @Test func ofTwoChoicesTheLastOneWinsEverywhere() async throws {
        let app = try app()
        let localizer = app.start()
        let last = Notices(of: localizer) { _, language in language?.tag ?? "" }
        for round in 0..<20 {
            try localizer.choose(.language("fr"))
            try localizer.choose(.language("en"))
            let tag = Self.tags[round % 2]
            try localizer.choose(.language(tag))
            #expect(localizer.language.tag == tag)
            #expect(localizer.string("k0") == tag)
            #expect(app.stored == [tag])
        }
        #expect(await last.all().last == localizer.language.tag)
    }

    // H02
    @Test func aChoiceMadeWhileAnEarlierOneIsStillReadingWins() async throws {
        let large = (0..<30_000).map { "\"key\($0)\" = \"fr \($0)\";" }.joined(separator: "\n")
        let app = try AppFixture(
            AppFixture.files.merging(["app/fr.lproj/Large.strings": large]) { first, _ in first }
        )
        let localizer = app.start()
        let order = Collected<String>()
        await Threads.run(2) { thread in
            if thread == 0 {
                try? localizer.choose(.language("fr"))
                order.append("fr")
            } else {
                Thread.sleep(forTimeInterval: 0.02)
                // Look-ups go on meanwhile.
                order.append(localizer.string("ok"))
                try? localizer.choose(.language("de"))
                order.append("de")
            }
        }
        #expect(order.all.prefix(2) == ["OK", "de"] || order.all.first == "fr")
        #expect(localizer.language.tag == "de")
        #expect(localizer.string("ok") == "Gut")
        #expect(app.stored == ["de"])
    }

    // H02
    @Test func choicesOnManyThreadsEndWithOneLanguageForTextsStoreAndNotice() async throws {
        let app = try app()
        let localizer = app.start()
        let notices = Notices(of: localizer)
        await Threads.run(8) { thread in
            for step in 0..<10 { try? localizer.choose(.language(Self.tags[(thread + step) % 2])) }
        }
        let tag = localizer.language.tag
        #expect(localizer.string("k5") == tag)
        #expect(localizer.choice == .language(tag))
        #expect(app.stored == [tag])
        let seen = await notices.all()
        #expect(seen.isEmpty ? tag == "en" : seen.last == tag)
    }

    // L01: one that answers a change with another does not find itself called within its own call.
    @Test func aChoiceMadeByAnObserverIsAnnouncedAfterTheOneItAnswers() async throws {
        let localizer = try AppFixture().start()
        let order = Collected<String>()
        let notices = Notices(of: localizer) { localizer, language in
            order.append("begin \(language?.tag ?? "")")
            if language?.tag == "fr" { try? localizer.choose(.language("de")) }
            order.append("end \(language?.tag ?? "")")
            return language?.tag ?? ""
        }
        try localizer.choose(.language("fr"))
        await Notices.mainQueueIsThrough()
        #expect(await notices.all() == ["fr", "de"])
        #expect(order.all == ["begin fr", "end fr", "begin de", "end de"])
    }
}
