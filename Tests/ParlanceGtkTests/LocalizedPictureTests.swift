import CGtk
import Foundation
import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import TestSupport
import XCTest

/// Pictures: D2, I01.
final class LocalizedPictureTests: GtkTestCase {
    func testAPictureOfALanguagesFolderFollows() throws {
        try onMain {
            let fixture = try pictures()
            let picture = Picture()
            picture.localize(.file("flag.png"), in: fixture.localizer)
            let (window, _) = fixture.show { _ in picture }
            XCTAssertEqual(size(of: picture), 10)
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(size(of: picture), 20)
            try fixture.localizer.choose(.language("en"))
            XCTAssertEqual(size(of: picture), 10)
            try fixture.localizer.choose(.language("zh-Hans"))
            XCTAssertEqual(size(of: picture), 10, "a language without the picture shows the fallback's")
            window.destroy()
        }
    }

    func testAPictureNamedByATextFollows() throws {
        try onMain {
            let fixture = try pictures()
            let picture = Picture()
            picture.localize(.named("logo"), in: fixture.localizer)
            let (window, _) = fixture.show { _ in picture }
            XCTAssertEqual(size(of: picture), 30)
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(size(of: picture), 40)
            window.destroy()
        }
    }

    func testAScalablePictureIsRead() throws {
        try onMain {
            let fixture = try pictures()
            let picture = Picture()
            picture.localize(.file("mark.svg"), in: fixture.localizer)
            XCTAssertEqual(size(of: picture), 16)
            XCTAssertEqual(fixture.diagnostics.all.map(\.message), [])
        }
    }

    func testChangedBytesAreReadAnew() throws {
        try onMain {
            let fixture = try pictures()
            let picture = Picture()
            picture.localize(.file("flag.png"), in: fixture.localizer)
            let (window, _) = fixture.show { _ in picture }
            try fixture.folder.write(png(side: 50), to: "en.lproj/flag.png")
            try fixture.localizer.choose(.language("fr"))
            try fixture.localizer.choose(.language("en"))
            XCTAssertEqual(size(of: picture), 50)
            window.destroy()
        }
    }

    func testAMissingOrDamagedPictureIsToldAndShowsNothing() throws {
        try onMain {
            let fixture = try pictures()
            try fixture.folder.write("no picture", to: "en.lproj/bad.png")
            for name in ["absent.png", "bad.png"] {
                let picture = Picture()
                picture.localize(.file(name), in: fixture.localizer)
                XCTAssertEqual(size(of: picture), 0)
                XCTAssertTrue(fixture.diagnostics.all.contains { $0.file.hasSuffix(name) }, name)
            }
        }
    }
}

@MainActor
private func pictures() throws -> Fixture {
    var files = Fixture.files
    files["en.lproj/Localizable.strings"] = "title=Title; logo=english;"
    files["fr.lproj/Localizable.strings"] = "title=Titre; logo=\"french.png\";"
    files["en.lproj/mark.svg"] = """
        <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><rect width="16" height="16"/></svg>
        """
    let fixture = try Fixture(files: files)
    for (path, side) in [
        ("en.lproj/flag.png", 10), ("fr.lproj/flag.png", 20), ("english.png", 30), ("french.png", 40),
    ] {
        try fixture.folder.write(png(side: side), to: path)
    }
    return fixture
}

/// The width that a picture asks for when it has all the room it wants.
@MainActor
private func size(of picture: Picture) -> Int {
    var natural: Int32 = 0
    gtk_widget_measure(picture.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    return Int(natural)
}

/// A square of one colour.
@MainActor
private func png(side: Int) -> Data {
    let pixels = [UInt8](repeating: 128, count: side * side * 4)
    let bytes = g_bytes_new(pixels, gsize(pixels.count))
    defer { g_bytes_unref(bytes) }
    let texture = Texture(
        borrowing: ObjectReference(
            gdk_memory_texture_new(Int32(side), Int32(side), GDK_MEMORY_R8G8B8A8, bytes, gsize(side * 4))!
        )
    )
    return texture.png
}
