import CGtk

/// The options of a program's command line, parsed as every GLib program's are (`GOptionContext`).
///
/// `--help` prints what the options mean and ends the program.
@MainActor
public struct OptionParser {
    /// One long option.
    public struct Option: Sendable {
        let name: String
        let placeholder: String?
        let help: String

        /// - Parameters:
        ///   - name: the name without its dashes.
        ///   - placeholder: what the help calls the option's value; nil for an option that takes none.
        public init(_ name: String, placeholder: String? = nil, help: String) {
            self.name = name
            self.placeholder = placeholder
            self.help = help
        }
    }

    /// A command line that does not fit the options, in GLib's words.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    private let options: [Option]

    public init(_ options: [Option]) {
        self.options = options
    }

    /// Reads a command line whose first element is the program's name.
    ///
    /// - Returns: the value of each option that is there; the empty text for one that takes none.
    public func parse(_ arguments: [String]) throws(Failure) -> [String: String] {
        // GLib keeps the addresses of names and results while it parses.
        let names = options.map {
            (g_strdup($0.name), g_strdup($0.help), $0.placeholder.flatMap { g_strdup($0) })
        }
        let results = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: options.count)
        results.initialize(repeating: nil, count: options.count)
        var entries = zip(options, names).enumerated().map { index, element in
            GOptionEntry(
                long_name: element.1.0,
                short_name: 0,
                flags: 0,
                arg: element.0.placeholder == nil ? G_OPTION_ARG_NONE : G_OPTION_ARG_STRING,
                arg_data: UnsafeMutableRawPointer(results + index),
                description: element.1.1,
                arg_description: element.1.2
            )
        }
        entries.append(GOptionEntry())
        let context = g_option_context_new(nil)
        defer {
            g_option_context_free(context)
            results.deallocate()
            for name in names {
                g_free(name.0)
                g_free(name.1)
                g_free(name.2)
            }
        }
        g_option_context_add_main_entries(context, entries, nil)

        var vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = withArrayOfCStrings(arguments) {
            g_strdupv(
                UnsafeMutablePointer(
                    mutating: UnsafeRawPointer($0).assumingMemoryBound(
                        to: Optional<UnsafeMutablePointer<CChar>>.self
                    )
                )
            )
        }
        defer { g_strfreev(vector) }
        var error: UnsafeMutablePointer<GError>?
        guard g_option_context_parse_strv(context, &vector, &error) != 0 else {
            defer { g_error_free(error) }
            throw Failure(description: error.map { String(cString: $0.pointee.message) } ?? "")
        }
        if let rest = vector?[1] {
            throw Failure(description: "Unexpected argument “\(String(cString: rest))”")
        }

        var found: [String: String] = [:]
        for (index, option) in options.enumerated() {
            if option.placeholder != nil {
                guard let value = results[index] else { continue }
                found[option.name] = String(cString: value)
                g_free(value)
            } else if UnsafeRawPointer(results + index).load(as: gboolean.self) != 0 {
                found[option.name] = ""
            }
        }
        return found
    }
}
