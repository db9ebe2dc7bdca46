import Foundation

/// The languages that a program was started with for one run: `-AppleLanguages "(zh-Hans)"`, the form in
/// which programs of Foundation are told.
public enum LaunchLanguages {
    /// An argument `-AppleLanguages` without a list of languages behind it.
    public struct Failure: Error, CustomStringConvertible {
        /// What stands in the list's place; nil where nothing does.
        public let value: String?

        public var description: String {
            let wanted = "-AppleLanguages wants a list of languages, such as \"(zh-Hans)\""
            return value.map { "\(wanted), and “\($0)” is none" } ?? wanted
        }
    }

    /// The tags in the order they are given, and the arguments without them; nil where none are given.
    ///
    /// - Parameter arguments: a command line, whose first element is the program.
    public static func separated(
        from arguments: [String]
    ) throws(Failure) -> (languages: [String]?, others: [String]) {
        guard let index = arguments.dropFirst().firstIndex(of: "-AppleLanguages") else {
            return (nil, arguments)
        }
        guard arguments.indices.contains(index + 1) else { throw Failure(value: nil) }
        let value = arguments[index + 1]
        var others = arguments
        others.removeSubrange(index...(index + 1))
        switch try? PropertyList.read(Data(value.utf8), path: "-AppleLanguages") {
        case let tags as [String] where !tags.isEmpty: return (tags, others)
        case let tag as String where !tag.isEmpty: return ([tag], others)
        default: throw Failure(value: value)
        }
    }
}
