import CGLib

/// A `GOptionContext` for one command line, with the memory that GLib writes the values to.
final class OptionContext {
    private let context: OpaquePointer?
    private let options: [OptionParser.Option]
    /// For each option a `gchar **`, or a `gboolean` at the start of the same place; last the parameters.
    private let results: UnsafeMutableBufferPointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
    /// The names and explanations, which GLib keeps the addresses of.
    private var texts: [UnsafeMutablePointer<CChar>?] = []

    init(_ parser: OptionParser) {
        options = parser.options + [.help]
        results = .allocate(capacity: options.count + 1)
        results.initialize(repeating: nil)
        context = g_option_context_new(nil)
        g_option_context_set_help_enabled(context, 0)
        if !parser.summary.isEmpty { g_option_context_set_summary(context, parser.summary) }
        if !parser.notes.isEmpty { g_option_context_set_description(context, parser.notes) }
        var entries = zip(options, results.indices).map { entry($0, at: $1) }
        // An option without a name takes what stands beside the options (`G_OPTION_REMAINING`).
        let parameters = parser.parameters.map(\.usage).joined(separator: " ")
        entries.append(
            GOptionEntry(
                long_name: kept(""),
                short_name: 0,
                flags: 0,
                arg: G_OPTION_ARG_FILENAME_ARRAY,
                arg_data: results.baseAddress.map { UnsafeMutableRawPointer($0 + options.count) },
                description: nil,
                arg_description: parameters.isEmpty ? nil : kept(parameters)
            )
        )
        entries.append(GOptionEntry())
        g_option_context_add_main_entries(context, entries, nil)
    }

    deinit {
        for (option, result) in zip(options, results) where option.placeholder != nil { g_strfreev(result) }
        g_strfreev(results[options.count])
        for text in texts { g_free(text) }
        g_option_context_free(context)
        results.deallocate()
    }

    private func entry(_ option: OptionParser.Option, at index: Int) -> GOptionEntry {
        GOptionEntry(
            long_name: kept(option.name),
            short_name: option.name == OptionParser.Option.help.name
                ? CChar(bitPattern: UInt8(ascii: "h")) : 0,
            flags: 0,
            // As file names are: texts would be taken to be in the encoding of the C library's locale.
            arg: option.placeholder == nil ? G_OPTION_ARG_NONE : G_OPTION_ARG_FILENAME_ARRAY,
            arg_data: results.baseAddress.map { UnsafeMutableRawPointer($0 + index) },
            description: kept(option.help),
            arg_description: option.placeholder.flatMap(kept)
        )
    }

    private func kept(_ text: String) -> UnsafePointer<CChar>? {
        let copy = g_strdup(text)
        texts.append(copy)
        return UnsafePointer(copy)
    }

    /// Reads a command line whose first element is the program's name.
    func parse(_ arguments: [String]) throws(OptionParser.Failure) {
        let builder = g_strv_builder_new()
        for argument in arguments { g_strv_builder_add(builder, argument) }
        var vector = g_strv_builder_end(builder)
        g_strv_builder_unref(builder)
        defer { g_strfreev(vector) }
        var error: UnsafeMutablePointer<GError>?
        guard g_option_context_parse_strv(context, &vector, &error) != 0 else {
            defer { g_error_free(error) }
            throw OptionParser.Failure(description: error.map { String(cString: $0.pointee.message) } ?? "")
        }
    }

    /// What stood beside the options.
    var arguments: [String] { strings(results[options.count]) }

    /// The values of the options that were there; an option that takes none has no values.
    func values() -> [String: [String]] {
        var values: [String: [String]] = [:]
        for (option, result) in zip(options, results.indices) {
            if option.placeholder != nil {
                if let list = results[result] { values[option.name] = strings(list) }
            } else if UnsafeRawPointer(results.baseAddress.map { $0 + result })?.load(as: gboolean.self) ?? 0
                != 0
            {
                values[option.name] = []
            }
        }
        return values
    }

    /// What `--help` prints. Once a command line has been read, it begins with the program's name.
    func help() -> String {
        let text = g_option_context_get_help(context, 1, nil)
        defer { g_free(text) }
        return text.map { String(cString: $0) } ?? ""
    }

    private func strings(_ vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> [String] {
        var strings: [String] = []
        while let string = vector?[strings.count] { strings.append(String(cString: string)) }
        return strings
    }
}
