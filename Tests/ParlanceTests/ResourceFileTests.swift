import Foundation
import Parlance
import TestSupport
import Testing

@Suite struct ResourceFileTests {
    private func path(_ url: URL?, in app: AppFixture) -> String? {
        url?.path.replacing(app.folder.url.path + "/", with: "")
    }

    // I01, D2
    @Test func aPictureFollowsTheLanguageAndBack() throws {
        let app = try AppFixture(["app/en.lproj/flag.png": "en", "app/fr.lproj/flag.png": "fr"])
        let localizer = app.start()
        for tag in ["en", "fr", "en"] {
            try localizer.choose(.language(tag))
            #expect(path(localizer.url(forResource: "flag.png"), in: app) == "app/\(tag).lproj/flag.png")
        }
    }

    // I02, D2
    @Test func aPictureOfTheLanguageGoesBeforeTheOneForAll() throws {
        let app = try AppFixture([
            "app/help.png": "", "app/logo.png": "", "app/en.lproj/help.png": "",
            "app/zh-Hans.lproj/help.png": "",
        ])
        let localizer = try app.started(in: "zh-Hans")
        #expect(path(localizer.url(forResource: "help.png"), in: app) == "app/zh-Hans.lproj/help.png")
        #expect(path(localizer.url(forResource: "logo.png"), in: app) == "app/logo.png")
        #expect(localizer.url(forResource: "nosuch.png") == nil)
    }

    // I03, D2, D10
    @Test func aPictureThatIsMissingComesThroughTheFallbacksOfATextAndFromEveryFolder() throws {
        let places = [
            "two/zh-Hant-HK.lproj", "one/zh-Hant.lproj", "two/zh-Hant.lproj", "two/en.lproj",
            "two/Base.lproj",
            "one", "two",
        ]
        // Picture 0 is in all of them, picture 1 in all but the first, and so on.
        var files = ["one/zh-Hans.lproj/6.svg": "", "two/fr.lproj/6.svg": ""]
        for first in places.indices {
            for place in places[first...] { files["\(place)/\(first).svg"] = "" }
        }
        let app = try AppFixture(files, folders: ["one", "two"])
        let localizer = try app.started(in: "zh-Hant-HK")
        for (index, place) in places.enumerated() {
            #expect(path(localizer.url(forResource: "\(index).svg"), in: app) == "\(place)/\(index).svg")
        }
    }

    // D2
    @Test func thePicturesNameMayBeATranslation() throws {
        let app = try AppFixture([
            "app/google.png": "", "app/baidu.png": "",
            "app/en.lproj/Localizable.strings": "logo = \"google.png\";",
            "app/zh-Hans.lproj/Localizable.strings": "logo = \"baidu.png\";",
        ])
        let localizer = app.start()
        #expect(path(localizer.url(forResource: localizer.string("logo")), in: app) == "app/google.png")
        try localizer.choose(.language("zh-Hans"))
        #expect(path(localizer.url(forResource: localizer.string("logo")), in: app) == "app/baidu.png")
    }

    // D3
    @Test func aUIFileIsTheLanguagesOwnOrTheOneInBase() throws {
        let app = try AppFixture([
            "app/Base.lproj/Main.ui": "", "app/ja.lproj/Main.ui": "", "app/fr.lproj/Main.strings": "a = b;",
        ])
        let localizer = try app.started(in: "ja")
        #expect(path(localizer.url(forResource: "Main.ui"), in: app) == "app/ja.lproj/Main.ui")
        try localizer.choose(.language("fr"))
        #expect(path(localizer.url(forResource: "Main.ui"), in: app) == "app/Base.lproj/Main.ui")
    }

    @Test func theCaseOfANameCounts() throws {
        let app = try AppFixture(["app/en.lproj/Help.png": ""])
        #expect(app.start().url(forResource: "help.png") == nil)
        #expect(app.start().url(forResource: "Help.png") != nil)
    }

    @Test func onlyFilesInsideTheResourcesAreFound() throws {
        let app = try AppFixture(["secret": "", "app/en.lproj/pictures/a.png": "", "app/root.png": ""])
        let localizer = app.start()
        #expect(path(localizer.url(forResource: "pictures/a.png"), in: app) == "app/en.lproj/pictures/a.png")
        let names = [
            "", ".", "..", "/", "pictures", "pictures/", "../secret", "../../secret",
            "pictures/../../../secret",
            "/etc/passwd", "root.png/", "root.png\0", "root.png/x",
            String(repeating: "a/", count: 5000) + "a",
        ]
        for name in names { #expect(localizer.url(forResource: name) == nil, "\(name.prefix(30))") }
    }

    // F05
    @Test func aModulesPicturesFollowTheApp() throws {
        let files = ["kit/en.lproj/a.png": "", "kit/de.lproj/a.png": "", "app/de.lproj/a.png": ""]
        let app = try AppFixture(files.merging(AppFixture.files) { first, _ in first })
        let kit = ResourceBundle(folders: [app.folder.file("kit")])
        let localizer = try app.started(in: "de")
        #expect(path(localizer.url(forResource: "a.png", bundle: kit), in: app) == "kit/de.lproj/a.png")
        try localizer.choose(.language("fr"))
        #expect(path(localizer.url(forResource: "a.png", bundle: kit), in: app) == "kit/en.lproj/a.png")
        #expect(localizer.url(forResource: "a.png") == nil)
    }
}
