import Foundation

/// What an app pays for at its start: a window with one localized label until its first frame has been drawn,
/// compared with the same window in C.
///
/// Two programs beside this one, each started anew for each measurement; the clock on the wall, since the start
/// of a program mostly waits.
struct StartRow {
    private let texts: URL

    init(_ fixture: Fixture) throws {
        texts = fixture.folder.appendingPathComponent("start")
        let localization = texts.appendingPathComponent("\(Fixture.development).lproj")
        try FileManager.default.createDirectory(at: localization, withIntermediateDirectories: true)
        try Data("title = Hello; hello = \"Hello, world\";".utf8)
            .write(to: localization.appendingPathComponent("Localizable.strings"))
    }

    func row() throws -> Row {
        let comparison = try Comparison(pairs: 15) {
            try milliseconds("FirstFrame")
        } theirs: {
            try milliseconds("FirstFrameInC")
        }
        return Row("start to first frame / the same in C", comparison, unit: "ms", bar: 1.25)
    }

    /// How long a program takes until it writes that its first frame has been drawn.
    private func milliseconds(_ name: String) throws -> Double {
        let program = Bundle.main.bundleURL.appendingPathComponent(name)
        let process = Process()
        process.executableURL = program
        process.arguments = [texts.path]
        let output = Pipe()
        process.standardOutput = output
        let start = DispatchTime.now().uptimeNanoseconds
        try process.run()
        let sign = output.fileHandleForReading.availableData
        let end = DispatchTime.now().uptimeNanoseconds
        process.waitUntilExit()
        guard !sign.isEmpty, process.terminationStatus == 0 else {
            throw Failure("\(program.path) has drawn no frame")
        }
        return Double(end - start) / 1e6
    }
}
