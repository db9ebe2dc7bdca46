import OptionParsing
import Parlance

extension Subcommand {
    static let match = Subcommand(
        name: "match",
        summary: "Prints the languages to use for a person, best first, with commas; an empty line for none.",
        example: "lproj match --available en,zh-Hans,zh-Hant --preferred zh-HK,fr",
        options: [
            .init("available", placeholder: "TAG,…", help: "The languages that an app has"),
            .init("preferred", placeholder: "TAG,…", help: "The languages that the person likes, best first"),
        ]
    ) { options in
        let matches = LanguageMatcher.matches(
            preferred: try options.list("preferred"),
            available: try options.list("available")
        )
        print(matches.joined(separator: ","))
        return .success
    }
}

extension ParsedOptions {
    fileprivate func list(_ name: String) throws(UsageFault) -> [String] {
        guard let value = self[name] else { throw UsageFault(description: "Missing --\(name)") }
        return value.split(separator: ",").map(String.init)
    }
}
