import CGtk
import Foundation

// What a desktop does with an installed entry, by GLib's `GAppInfo`: `launcher ID` prints the entry's name and
// comment for the language of the environment, `launcher ID start` starts its program.

guard let entry = entry(CommandLine.arguments.dropFirst().first) else { exit(3) }
if CommandLine.arguments.last == "start" {
    exit(start(entry) ? 0 : 1)
}
for text in [g_app_info_get_display_name(entry), g_app_info_get_description(entry)] {
    print(text.map { String(cString: $0) } ?? "")
}

func entry(_ id: String?) -> OpaquePointer? {
    var link = g_app_info_get_all()
    while let node = link, let data = node.pointee.data {
        let entry = OpaquePointer(data)
        if g_app_info_get_id(entry).map({ String(cString: $0) }) == id { return entry }
        link = node.pointee.next
    }
    return nil
}

/// Starts the entry's program; over the session bus where there is one, and then waits for the program's answer: the
/// bus gives no call to a program that it starts when the caller is gone.
func start(_ entry: OpaquePointer) -> Bool {
    var result: OpaquePointer?
    withUnsafeMutablePointer(to: &result) { result in
        g_app_info_launch_uris_async(
            entry,
            nil,
            nil,
            nil,
            { _, result, place in
                place?.assumingMemoryBound(to: OpaquePointer?.self).pointee = result.map {
                    OpaquePointer(g_object_ref(UnsafeMutableRawPointer($0)))
                }
            },
            result
        )
        while result.pointee == nil { g_main_context_iteration(nil, 1) }
    }
    return g_app_info_launch_uris_finish(entry, result, nil) != 0
}
