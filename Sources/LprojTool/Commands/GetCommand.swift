import Foundation
import OptionParsing
import Parlance

extension Subcommand {
    static let get = Subcommand(
        name: "get",
        summary: "Prints what an app in a language shows for a key.",
        discussion: """
            An ARG that is written as a number, such as 3 or 2.50, is a number: it chooses the plural form and takes
            the digits of the language. Everything else is a text. Without --language the system's languages decide.
            """,
        example: "lproj get photos.count 3 --language ru --resources Resources",
        parameters: [.init("KEY"), .init("ARG", .any)],
        options: [
            .resources, .developmentLanguage,
            .init("language", placeholder: "TAG", help: "A language liked, the best first", isRepeated: true),
            .init("table", placeholder: "TABLE", help: "The table that has the key (Localizable)"),
            .init("default", placeholder: "TEXT", help: "The text where no language has the key (the key)"),
        ]
    ) { options in
        let resources = try options.resourceBundle()
        let faults = Faults()
        let localizer = Localizer(
            resources: resources,
            systemLanguages: options.has("language") ? options.all("language") : SystemLanguages.preferred(),
            diagnostics: faults.channel
        )
        var message = Message(
            options.arguments.first ?? "",
            table: options["table"],
            default: options["default"]
        )
        message.arguments = options.arguments.dropFirst().map { Argument(written: $0) }
        print(localizer.string(message))
        return faults.hasErrors ? .inputFault : .success
    }
}

/// What a localizer has to tell, as lines on standard error.
private final class Faults: Sendable {
    private let errors = DispatchSemaphore(value: 0)

    var channel: DiagnosticChannel {
        DiagnosticChannel { [errors] diagnostic in
            if diagnostic.severity == .error { errors.signal() }
            CommandLineInterface.complain("\(diagnostic)")
        }
    }

    var hasErrors: Bool { errors.wait(timeout: .now()) == .success }
}

extension Argument {
    /// The argument that a person has written: a number where it is one in its shortest form.
    init(written text: String) {
        if let value = Int64(text), String(value) == text {
            self = .integer(value)
        } else if let value = UInt64(text), String(value) == text {
            self = .unsigned(value)
        } else if let digits = Self.fractionDigits(of: text), let value = Double(text) {
            self = .decimal(value, fractionDigits: digits)
        } else {
            self = .text(text)
        }
    }

    /// How many decimals a number such as `-2.50` has; nil for anything else.
    private static func fractionDigits(of text: String) -> Int? {
        let match = text.wholeMatch(of: /-?(?:0|[1-9][0-9]*)\.([0-9]{1,20})/)
        return match?.output.1.count
    }
}
