import Foundation
import Gtk
import Parlance
import ParlanceGtk
import TestSupport
import XCTest

/// The same pixels, wherever they are drawn.
final class PinnedEnvironmentTests: ScreenshotTestCase {
    func testTheEnvironmentOfTheTestsIsPinned() throws {
        try onMain {
            try XCTSkipIf(PinnedEnvironment.deviation?.contains("fonts are missing") == true)
            XCTAssertNil(PinnedEnvironment.deviation)
            XCTAssertTrue(PinnedEnvironment.isPinned)
            XCTAssertTrue(PinnedEnvironment.versions.hasPrefix("GTK 4."), PinnedEnvironment.versions)
            XCTAssertTrue(PinnedEnvironment.versions.contains(" fonts "), PinnedEnvironment.versions)
        }
    }

    /// Fonts that are installed beside the pinned ones are not seen.
    func testNoOtherFontIsInForce() {
        onMain {
            let families = Set(FontSet.faces.map { $0.prefix { $0 != " " } })
            XCTAssertEqual(families.subtracting(["Noto"]), [])
            XCTAssertGreaterThan(FontSet.faces.count, 50)
        }
    }

    /// B5: without a font for them, characters are missing glyphs, and no picture is one to compare with.
    func testAMissingFontIsFoundAndItsPicturesAreNotCompared() throws {
        try onMain {
            try XCTSkipIf(!PinnedEnvironment.isPinned, "The fonts are not those of the tests")
            let label = Label("أهلًا")
            XCTAssertEqual(try clipped(label), [])
            let latin = "/usr/share/fonts/truetype/noto"
            let isInForce = FontSet.use(
                """
                <?xml version="1.0"?>
                <fontconfig>
                <dir>\(latin)</dir>
                <cachedir prefix="xdg">fontconfig</cachedir>
                <selectfont>
                <acceptfont><glob>\(latin)/NotoSans-Regular.ttf</glob></acceptfont>
                <rejectfont><glob>*</glob></rejectfont>
                </selectfont>
                </fontconfig>
                """
            )
            defer { XCTAssertTrue(PinnedEnvironment.start()) }
            XCTAssertTrue(isInForce)
            let found = try clipped(Label("أهلًا"))
            XCTAssertEqual(found.map(\.fault), [.missingGlyphs])
            XCTAssertEqual(found.first?.text, "أهلًا")
            XCTAssertEqual(try clipped(Label("Hello")), [])
            let reason = try XCTUnwrap(PinnedEnvironment.deviation)
            XCTAssertTrue(reason.contains("Noto Sans Arabic, Noto Sans CJK JP"), reason)
            XCTAssertTrue(reason.contains("fonts-noto-core and fonts-noto-cjk"), reason)
        }
    }

    /// X01: the system's language, formats, time zone and look have no part in a picture, nor in what it says.
    func testPicturesAreTheSameWhateverTheSystemIsSetTo() throws {
        let settings = "[Settings]\ngtk-theme-name=HighContrast\ngtk-font-name=Serif 14\ngtk-xft-dpi=147456\n"
        let home = try TemporaryFolder(["gtk-4.0/settings.ini": settings])
        let systems = [
            ["LANG": "de_DE.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "TZ": "Asia/Tokyo", "LANGUAGE": "de"],
            ["LANG": "C", "LC_ALL": "C", "TZ": "UTC"],
            [
                "LANG": "en_US.UTF-8", "LC_ALL": "", "GTK_THEME": "Adwaita:dark", "GDK_DPI_SCALE": "1.5",
                "GDK_SCALE": "2", "XDG_CONFIG_HOME": home.url.path,
            ],
        ]
        let reports = try systems.map { system in
            let folder = try TemporaryFolder()
            let language = [
                "--language", "fr", "--resources", packageFolder.appendingPathComponent("Resources").path,
            ]
            let amount = ["get", "home.articles", "150000"] + language
            let text = try runToEnd(builtProgram("lproj"), amount, environment: system)
            XCTAssertEqual(text.output, "150\u{202F}000 articles\n", "\(system)")
            let arguments = language + ["--screenshots", folder.url.path]
            let outcome = try runToEnd(builtProgram("parlance"), arguments, environment: system)
            let data = try Data(contentsOf: folder.file("report.json"))
            let report = try JSONDecoder().decode(ScreenshotReport.self, from: data)
            XCTAssertEqual(outcome.status, report.findings.isEmpty ? 0 : 1, outcome.output)
            return report.pictures.map { "\($0.file) \($0.checksum)" }
        }
        XCTAssertGreaterThan(reports[0].count, 50)
        XCTAssertEqual(reports[1], reports[0])
        XCTAssertEqual(reports[2], reports[0])
    }

    /// X05: one character has the forms of the language the app is in.
    func testHanCharactersHaveTheFormsOfTheLanguage() throws {
        try onMain {
            let folder = try TemporaryFolder(
                Dictionary(
                    uniqueKeysWithValues: ["en", "ja", "zh-Hans", "zh-Hant"].map {
                        ("\($0).lproj/Localizable.strings", "title = \"t\"; han = \"直骨今\";")
                    }
                )
            )
            let resources = ResourceBundle(folders: [folder.url])
            let pictures = try ["ja", "zh-Hans", "zh-Hant"].map { tag in
                let localizer = Localizer(resources: resources, override: "en")
                Localizer.shared = localizer
                let window = Window()
                LocalizedWindow(window, title: "title", localizer: localizer) {
                    let label = Label()
                    label.localize("label", "han", in: localizer)
                    return label
                }
                window.present()
                defer { window.destroy() }
                _ = try Snapshot(of: window)
                try localizer.choose(.language(tag))
                return try Snapshot(of: XCTUnwrap(window.child)).checksum
            }
            XCTAssertEqual(Set(pictures).count, 3)
        }
    }

    /// The file is the pixels.
    func testAPNGFileHasThePixelsOfThePicture() throws {
        try onMain {
            let window = Window()
            window.setDefaultSize(width: 123, height: 77)
            window.child = Label("Ärger & Co.")
            window.present()
            defer { window.destroy() }
            let snapshot = try Snapshot(of: window)
            for level in [1, 6, 9] {
                let read = try Texture(png: snapshot.png(level: level))
                XCTAssertEqual(read.pixels, snapshot.texture.pixels)
            }
            // Smaller than GDK writes it.
            XCTAssertLessThan(snapshot.png.count, snapshot.texture.png.count)
        }
    }

    func testADialogAndAPopoverArePicturesOfTheirOwn() throws {
        try onMain {
            let menu = Menu()
            menu.append("Settings", action: "window.settings")
            let button = MenuButton(iconName: "open-menu-symbolic", menu: menu)
            let window = Window()
            window.child = button
            window.present()
            defer { window.destroy() }
            let before = try Snapshot(of: window)
            button.open()
            let popover = try XCTUnwrap(button.popover)
            MainLoop.run(until: { popover.isMapped })
            let opened = try Snapshot(of: popover)
            XCTAssertGreaterThan(opened.texture.width, 50)
            XCTAssertTrue(VisibleTexts(in: popover).texts.contains("Settings"))
            XCTAssertFalse(VisibleTexts(in: window).texts.contains("Settings"))
            button.dismiss()
            MainLoop.run(until: { !popover.isMapped })
            let alert = Alert(for: window)
            alert.setText("Are you sure?", property: "text")
            alert.present()
            defer { alert.destroy() }
            XCTAssertNotEqual(try Snapshot(of: alert).checksum, before.checksum)
            XCTAssertTrue(VisibleTexts(in: alert).texts.contains("Are you sure?"))
        }
    }

    func testWhatIsNotOnScreenIsAnErrorThatNamesIt() throws {
        try onMain {
            let label = Label("nowhere")
            label.name = "lost"
            XCTAssertThrowsError(try Snapshot(of: label, seconds: 0.05)) { error in
                XCTAssertTrue("\(error)".contains("“lost”"), "\(error)")
            }
        }
    }
}

/// What is wrong with a widget in a window of its own.
@MainActor
private func clipped(_ widget: Widget) throws -> [ClippedText] {
    let window = Window()
    window.child = widget
    window.present()
    defer { window.destroy() }
    _ = try Snapshot(of: window)
    return ClippedText.all(in: window)
}
