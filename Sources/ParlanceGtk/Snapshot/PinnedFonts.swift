import Foundation
import Gtk

/// The fonts that pictures are drawn with: those of Debian's `fonts-noto-core` and `fonts-noto-cjk`, and no other
/// that happens to be installed.
@MainActor
enum PinnedFonts {
    static let packages = "fonts-noto-core and fonts-noto-cjk"

    /// Families without which texts come out in others.
    static var missing: [String] {
        let faces = FontSet.faces
        return ["Noto Sans", "Noto Sans Arabic", "Noto Sans CJK JP"].filter { family in
            !faces.contains { $0.hasPrefix("\(family) Regular ") }
        }
    }

    /// One line that is another as soon as any font is another, or one more.
    static var fingerprint: String {
        let faces = FontSet.faces
        return "\(faces.count) fonts \(Data(faces.joined(separator: "\n").utf8).checksum.prefix(12))"
    }

    /// Fontconfig's own rules are left out, for each distribution has its own; those that tell the regions of
    /// Han characters apart come with the fonts.
    static var configuration: String {
        """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
        <dir>\(latinFolder)</dir>
        <dir>\(hanFolder)</dir>
        <cachedir>/var/cache/fontconfig</cachedir>
        <cachedir prefix="xdg">fontconfig</cachedir>
        <selectfont>
        \(files.map { "<acceptfont><glob>\($0)</glob></acceptfont>" }.joined(separator: "\n"))
        <rejectfont><glob>*</glob></rejectfont>
        </selectfont>
        <match target="pattern">
        <test qual="all" name="family" compare="not_eq"><string>sans-serif</string></test>
        <test qual="all" name="family" compare="not_eq"><string>serif</string></test>
        <test qual="all" name="family" compare="not_eq"><string>monospace</string></test>
        <edit name="family" mode="append_last"><string>sans-serif</string></edit>
        </match>
        \(alias("sans-serif", ["Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew"]))
        \(alias("serif", ["Noto Serif"]))
        \(alias("monospace", ["Noto Sans Mono CJK JP"]))
        <include ignore_missing="yes">/usr/share/fontconfig/conf.avail/70-fonts-noto-cjk.conf</include>
        </fontconfig>
        """
    }

    private static let latinFolder = "/usr/share/fonts/truetype/noto"
    private static let hanFolder = "/usr/share/fonts/opentype/noto"

    /// Further packages put further weights into the same folders.
    private static let files =
        ["Regular", "Bold", "Italic", "BoldItalic"].map { "\(latinFolder)/*-\($0).ttf" }
        + ["Sans", "Serif"].flatMap { face in
            ["Regular", "Bold"].map { "\(hanFolder)/Noto\(face)CJK-\($0).ttc" }
        }

    private static func alias(_ name: String, _ families: [String]) -> String {
        let preferred = families.map { "<family>\($0)</family>" }.joined()
        return "<alias><family>\(name)</family><prefer>\(preferred)</prefer></alias>"
    }
}
