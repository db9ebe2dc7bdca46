import Foundation
import Parlance
import TestSupport
import Testing

import func Parlance.NSLocalizedString

/// The calls stand here as they do in code that was written for Foundation.
@Suite(.serialized) final class NSLocalizedStringTests {
    private let app: AppFixture
    private let kit: Bundle
    private let before: Localizer

    init() throws {
        app = try AppFixture(
            AppFixture.files.merging(
                [
                    "kit/en.lproj/Localizable.strings": "ok = \"Kit OK\";",
                    "kit/fr.lproj/T.strings": "ok = \"Kit bon\";",
                ]
            ) { first, _ in first }
        )
        kit = try #require(Bundle(path: app.folder.file("kit").path))
        before = .shared
        Localizer.shared = app.start()
    }

    deinit {
        Localizer.shared = before
    }

    // R6, T02
    @Test func everyFormOfTheCallFollowsTheLanguageChosenInTheApp() throws {
        #expect(NSLocalizedString("ok", comment: "") == "OK")
        #expect(NSLocalizedString("ok", tableName: "Errors", comment: "In a sheet") == "No error")
        #expect(NSLocalizedString("ok", bundle: kit, comment: "") == "Kit OK")
        #expect(NSLocalizedString("nosuch", value: "A default", comment: "") == "A default")
        #expect(
            NSLocalizedString(
                "ok",
                tableName: "T",
                bundle: kit,
                value: "A default",
                comment: ""
            ) == "A default"
        )
        try Localizer.shared.choose(.language("fr"))
        #expect(NSLocalizedString("ok", comment: "") == "D’accord")
        #expect(
            NSLocalizedString("ok", tableName: "T", bundle: kit, value: "A default", comment: "") == "Kit bon"
        )
        // The kit has no French for this table: its development language stands in.
        #expect(NSLocalizedString("ok", bundle: kit, comment: "") == "Kit OK")
    }

    // R6, R8, D5
    @Test func itMeansWhatFoundationsDoes() {
        #expect(NSLocalizedString("nosuch", comment: "") == "nosuch")
        #expect(NSLocalizedString("nosuch", value: "", comment: "") == "nosuch")
        #expect(NSLocalizedString("", comment: "") == "")
        #expect(NSLocalizedString("ok", tableName: "", comment: "") == "OK")
        #expect(NSLocalizedString("ok", tableName: nil, bundle: .main, value: "x", comment: "") == "OK")
        #expect(NSLocalizedString("ok", tableName: "NoTable", value: "x", comment: "") == "x")
        #expect([1, 2, 3].map { NSLocalizedString("\($0)", comment: "") } == ["1", "2", "3"])
    }

    // R6, Z4
    @Test func itMayBeCalledOnAnyThread() async throws {
        let texts = Collected<String>()
        await Threads.run(4) { [kit] _ in
            for _ in 0..<100 {
                texts.append(NSLocalizedString("ok", comment: ""))
                texts.append(NSLocalizedString("ok", bundle: kit, comment: ""))
            }
        }
        #expect(Set(texts.all) == ["OK", "Kit OK"])
    }

    // Q05: Foundation's own look-up ends the process here.
    @Test func aKeyOfAStringsDictionaryIsAText() throws {
        let forms = VariantsFixture.entry("likes", forms: ["one": "%d like", "other": "%d likes"])
        try app.folder.write(VariantsFixture.xml(forms), to: "plural/en.lproj/Localizable.stringsdict")
        let bundle = try #require(Bundle(path: app.folder.file("plural").path))
        #expect(NSLocalizedString("likes", bundle: bundle, comment: "") == "%d likes")
    }

    // Z4
    @Test func theSharedLocalizerIsTheOneTheAppHasSet() throws {
        let other = app.start()
        Localizer.shared = other
        #expect(Localizer.shared === other)
        try other.choose(.language("de"))
        #expect(NSLocalizedString("ok", comment: "") == "Gut")
    }
}
