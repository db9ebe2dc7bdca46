import Foundation
import TestSupport
import Testing

@testable import Parlance

/// Languages made from the development language's texts, for whoever asks for one.
@Suite struct PseudolanguageResourcesTests {
    private let folder: TemporaryFolder
    private let resources: ResourceBundle

    init() throws {
        folder = try TemporaryFolder([
            "en.lproj/Localizable.strings": "title = \"Greetings\"; greeting = \"Hello, %@\";",
            "en.lproj/Other.strings": "word = \"Word\";",
            "en.lproj/flag.png": "",
            "ar.lproj/Localizable.strings": "title = \"تحيات\";",
            "ar.lproj/flag.png": "",
        ])
        resources = ResourceBundle(folders: [folder.url])
    }

    @Test func noneIsOffered() {
        #expect(resources.languages.map(\.tag) == ["ar", "en"])
        #expect(resources.language(forPreferred: ["fr", "en-XA"]) == Language("en"))
    }

    @Test func eachIsThereWhenAskedFor() throws {
        for (tag, title, word) in [
            ("en-XA", "[Ĝŕééţîñĝš", "[Ŵöŕð"), ("en_xa", "[Ĝŕééţîñĝš", "[Ŵöŕð"),
            ("ar-XB", "\u{200F}\u{202E}Greetings", "\u{200F}\u{202E}Word"),
            ("en-XC", "title", "word"),
        ] {
            let localizer = Localizer(resources: resources, systemLanguages: ["en"])
            try localizer.choose(.language(tag))
            #expect(localizer.language == Language(tag))
            #expect(localizer.string("title").hasPrefix(title))
            #expect(localizer.string(Message("word", table: "Other")).hasPrefix(word))
        }
    }

    @Test func argumentsAreFilledIn() throws {
        let localizer = Localizer(resources: resources, override: "en-XA", systemLanguages: ["en"])
        #expect(localizer.string(Message("greeting", "Kai")).contains("Kai"))
        #expect(localizer.string(Message("greeting", "Kai")).hasPrefix("[Ĥéļļö, Kai"))
    }

    /// Pictures are those of the development language, whatever language the tag seems to be a form of.
    @Test func picturesAreThoseOfTheDevelopmentLanguage() throws {
        let language = try #require(Language("ar-XB"))
        let file = resources.url(forResource: "flag.png", in: language)
        #expect(file?.path == folder.file("en.lproj/flag.png").path)
    }

    @Test func aFolderOfThatNameWins() throws {
        try folder.write("title = \"by hand\";", to: "en-XA.lproj/Localizable.strings")
        let resources = ResourceBundle(folders: [folder.url])
        #expect(resources.languages.map(\.tag).contains("en-XA"))
        let localizer = Localizer(resources: resources, override: "en-XA", systemLanguages: ["en"])
        #expect(localizer.string("title") == "by hand")
    }

    @Test func aChangedFileChangesThemToo() throws {
        let localizer = Localizer(resources: resources, override: "en-XA", systemLanguages: ["en"])
        #expect(localizer.string("title").hasPrefix("[Ĝŕ"))
        try folder.write("title = \"Welcome to you all\";", to: "en.lproj/Localizable.strings")
        localizer.reload()
        #expect(localizer.string("title").hasPrefix("[Ŵéļçöɱé"))
    }
}
