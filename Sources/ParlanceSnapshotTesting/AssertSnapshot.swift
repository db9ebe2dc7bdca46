import Foundation
import Gtk
import Parlance
import ParlanceGtk
import XCTest

/// Fails the test where a window, dialog or popover is not what it was when its reference was recorded.
///
/// The reference is `__Snapshots__/<Suite>/<name>.<language>.png` or `.txt` beside the test's file, and nothing
/// but the same pixels and the same text will do. A missing reference is a failure. What differs is left in
/// `build/snapshots` of the package, with an `index.html` that shows it side by side. References are recorded
/// where the environment asks for it: see ``SnapshotRecording``. Main thread only.
///
/// - Parameters:
///   - widget: what is on screen; it is pictured when it has settled.
///   - format: what is compared.
///   - name: what is seen, such as the page; nil takes the name of the test.
///   - language: the language it should be in, which is asserted; nil takes what it is in.
///   - record: which references are recorded; nil asks the environment.
/// - Throws: `XCTSkip` where pictures would not be comparable, with the reason.
@MainActor
public func assertSnapshot(
    of widget: Widget,
    as format: SnapshotFormat = .image,
    named name: String? = nil,
    language: Language? = nil,
    record: SnapshotRecording? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    test: String = #function
) throws {
    let failure = try verifySnapshot(
        of: widget,
        as: format,
        named: name,
        language: language,
        record: record,
        file: "\(file)",
        test: test
    )
    if let failure { XCTFail(failure, file: file, line: line) }
}

/// The same comparison as ``assertSnapshot(of:as:named:language:record:file:line:test:)`` for other test libraries.
///
/// - Returns: what is wrong, with the paths of what was left behind; nil where nothing is.
@MainActor
public func verifySnapshot(
    of widget: Widget,
    as format: SnapshotFormat = .image,
    named name: String? = nil,
    language: Language? = nil,
    record: SnapshotRecording? = nil,
    file: String = #filePath,
    test: String = #function
) throws -> String? {
    let shown = widget.window.flatMap(LocalizedWindow.of)?.localizer ?? .shared
    let language = language ?? shown.language
    let reference = SnapshotReference(
        test: URL(fileURLWithPath: file),
        name: name ?? SnapshotReference.name(of: test),
        language: language,
        format: format
    )
    guard shown.language == language else {
        return "\(reference.name) is in \(shown.language), not in \(language)"
    }
    let recording = record ?? SnapshotRecording.current()
    if format.isImage, let reason = reference.incomparability(recording) { throw XCTSkip(reason) }
    let actual = try format.take(widget)
    let expected = reference.content
    let difference = try expected.flatMap { try format.difference(expected: $0, actual: actual) }
    let artifacts = SnapshotArtifacts(reference)
    if recording.records(exists: expected != nil, differs: expected == nil || difference != nil) {
        try reference.record(actual)
        try artifacts.remove()
        print("Recorded \(reference.file.path)")
        return nil
    }
    if expected != nil, difference == nil {
        try artifacts.remove()
        return nil
    }
    try artifacts.leave(expected: expected, actual: actual, difference: difference?.content)
    let message = difference?.message ?? "there is no reference \(reference.file.path)"
    return "\(reference.name): \(message)\n\(artifacts.paths)"
}
