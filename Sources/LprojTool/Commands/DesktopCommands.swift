import OptionParsing
import Parlance

extension Subcommand {
    static let desktopEntry = Subcommand(
        name: "desktop-entry",
        summary: "Fills the texts of every language into a desktop entry.",
        discussion: """
            In the template a text is named by its key: Name=@CFBundleDisplayName@ is the key of the table InfoPlist,
            Comment=@Localizable:app.summary@ that of another table. A line follows for each language:
            Name[zh_CN]=…
            """,
        example: "lproj desktop-entry data/org.example.App.desktop.in --resources Resources",
        parameters: [.init("TEMPLATE")],
        options: [.resources, .developmentLanguage, .output]
    ) { options in
        let path = options.arguments.first ?? ""
        let texts = TemplateTexts(try options.resourceBundle())
        let template = DesktopEntryTemplate(
            path: path,
            text: String(decoding: try FileSystem.read(path), as: UTF8.self)
        )
        try options.write(template.filled(from: texts))
        return .success
    }

    static let metainfo = Subcommand(
        name: "metainfo",
        summary: "Fills the texts of every language into an AppStream metainfo file.",
        discussion: """
            In the template a text is named by its key: <name>@CFBundleDisplayName@</name> is the key of the table
            InfoPlist, <summary>@Localizable:app.summary@</summary> that of another table. An element follows for each
            language: <name xml:lang="zh_CN">…
            """,
        example: "lproj metainfo data/org.example.App.metainfo.xml.in --resources Resources",
        parameters: [.init("TEMPLATE")],
        options: [.resources, .developmentLanguage, .output]
    ) { options in
        let path = options.arguments.first ?? ""
        let texts = TemplateTexts(try options.resourceBundle())
        let template = try MetainfoTemplate(path: path, data: FileSystem.read(path))
        try options.write(template.filled(from: texts))
        return .success
    }
}
