import Foundation
import TestSupport
import Testing

/// Files and folders that are not as they should be, and runs that are stopped.
@Suite struct RobustnessTests {
    private func contents(of folder: TemporaryFolder, _ path: String = "R") throws -> [String: Data] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.file(path).path)
        return try paths.reduce(into: [:]) { files, name in
            guard name.hasSuffix(".strings") || name.hasSuffix(".json") else { return }
            files[name] = try Data(contentsOf: folder.file("\(path)/\(name)"))
        }
    }

    /// Whether a run is stopped or not, a file is the old one or the new one.
    @Test func aRunThatIsKilledLeavesEachFileOldOrNewAndTheNextOneFinishes() throws {
        func tables(_ language: String, _ count: Int) -> [String: String] {
            let text = (0..<count).map { "\"k\($0)\" = \"\(language) \($0)\";\n" }.joined()
            return Dictionary(
                uniqueKeysWithValues: (0..<4).map { ("R/\(language).lproj/T\($0).strings", text) }
            )
        }
        let all = ["fr", "de", "ja", "ar", "ru"].map { tables($0, 150) } + [tables("en", 200)]
        let files = all.reduce(into: [:]) { $0.merge($1) { $1 } }
        let whole = try TemporaryFolder(files)
        let old = try contents(of: whole)
        let start = Date()
        #expect(try lproj("merge", "R", in: whole).status == 0)
        let duration = Date().timeIntervalSince(start)
        let new = try contents(of: whole)
        for part in 1...10 {
            let folder = try TemporaryFolder(files)
            let process = Process()
            process.executableURL = builtProgram("lproj")
            process.arguments = ["merge", "R"]
            process.currentDirectoryURL = folder.url
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            Thread.sleep(forTimeInterval: duration * Double(part) / 10)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            for (path, data) in try contents(of: folder) {
                #expect(data == old[path] || data == new[path], "\(path)")
            }
            #expect(try lproj("merge", "R", in: folder).status == 0)
            #expect(try contents(of: folder) == new)
        }
    }

    @Test func aLinkToNowhereStaysAndIsAnErrorForWhatWouldWriteThere() throws {
        let folder = try TemporaryFolder([
            "R/en.lproj/L.strings": "a=One;", "R/fr.lproj/M.strings": "x=y;", "R/de.lproj/L.strings": "b=b;",
            "T/en.lproj/L.strings": "a=One;",
        ])
        let link = folder.file("R/fr.lproj/L.strings").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../gone.strings")
        let run = try lproj("merge", "R", in: folder)
        #expect(run.status == 1)
        #expect(run.errors == "R/fr.lproj/L.strings: error: cannot be read: No such file or directory\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../gone.strings")
        #expect(try String(contentsOf: folder.file("R/de.lproj/L.strings"), encoding: .utf8) == "b=b;")
        let output = folder.file("out.xcstrings").path
        try FileManager.default.createSymbolicLink(atPath: output, withDestinationPath: "nowhere")
        let written = try lproj("convert", "T/en.lproj/L.strings", "out.xcstrings", in: folder)
        #expect(written.status == 1)
        #expect(written.errors == "out.xcstrings: error: is a link to a file that is not there\n")
    }

    @Test func pipesAndLinksInACircleAreClearErrors() throws {
        let folder = try TemporaryFolder(["R/en.lproj/L.strings": "a=One;", "R/fr.lproj/L.strings": "a=Un;"])
        let circle = folder.file("R/fr.lproj/Circle.strings").path
        try FileManager.default.createSymbolicLink(atPath: circle, withDestinationPath: "Circle.strings")
        #expect(mkfifo(folder.file("R/fr.lproj/Pipe.strings").path, 0o600) == 0)
        let run = try lproj("check", "R", in: folder)
        #expect(run.status == 1)
        #expect(
            run.output.contains(
                "R/fr.lproj/Circle.strings: error: cannot be read: Too many levels of symbolic links"
            )
        )
        #expect(
            run.output.contains("R/fr.lproj/Pipe.strings: error: cannot be read: it is no file but a pipe")
        )
    }

    /// Whoever may write everywhere replaces no device with a file, and nothing is written before that is known.
    @Test func whatIsNoFileIsNotReplaced() throws {
        let folder = try TemporaryFolder([
            "R/en.lproj/L.strings": "a=One; b=Two;", "R/de.lproj/L.strings": "a=Eins;",
            "R/fr.lproj/L.strings/x": "", "T/en.lproj/L.strings": "a=One;", "out.xcstrings/x": "",
        ])
        let before = try contents(of: folder, "R/de.lproj")
        let merge = try lproj("merge", "R", in: folder)
        #expect(merge.status == 1)
        #expect(
            merge.errors
                == "R/fr.lproj/L.strings: error: cannot be read: it is no file but a folder\n"
        )
        #expect(try contents(of: folder, "R/de.lproj") == before)
        let convert = try lproj("convert", "T/en.lproj/L.strings", "out.xcstrings", in: folder)
        #expect(convert.status == 1)
        #expect(convert.errors == "out.xcstrings: error: cannot be written: it is no file but a folder\n")
        #expect(mkfifo(folder.file("pipe").path, 0o600) == 0)
        let constants = try lproj("constants", "T", "--output", "pipe", in: folder)
        #expect(constants.status == 1)
        #expect(
            constants.errors
                == "pipe: error: cannot be written: it is no file but a pipe, socket or device\n"
        )
        let left = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
        #expect(left.filter { $0.contains("-") } == [])
    }

    /// A script that keeps the output has to know that it is not all there.
    @Test func whatCannotBePrintedIsAnError() throws {
        let folder = try TemporaryFolder(["R/en.lproj/L.strings": "a=One;"])
        for command in ["\"$0\" dump R/en.lproj/L.strings", "\"$0\" --help"] {
            let run = try Run(
                ["-c", "\(command) > /dev/full", builtProgram("lproj").path],
                program: URL(fileURLWithPath: "/bin/sh"),
                in: folder.url
            )
            #expect(run.status == 1)
            #expect(run.errors == "lproj: cannot print: No space left on device\n")
        }
    }

    @Test func aDamagedTableIsToldAsWhatItIsAndNothingIsWritten() throws {
        let folder = try TemporaryFolder([
            "R/en.lproj/L.strings": "a=One; b=Two;", "R/fr.lproj/L.strings": "a=Un;\n\"b",
        ])
        let before = try contents(of: folder)
        let run = try lproj("merge", "R", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("R/fr.lproj/L.strings:2:1: error: "))
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(try contents(of: folder) == before)
    }

    /// Nothing of a reader's own words goes to standard error.
    @Test(arguments: [
        ("", ": error: the file is empty"),
        ("<interface>\n <object>\n  <property>x</prop>\n</object></interface>", ":3:"),
        ("<interface>&nowhere;</interface>", ":1:"),
        ("<interface/><interface/>", ":1:"),
        ("<x/>", ": error: a UI file starts with"),
    ])
    func aUIFileThatIsNotWellFormedIsAnErrorWithItsPlace(content: String, place: String) throws {
        let folder = try TemporaryFolder(["R/Base.lproj/M.ui": content, "R/en.lproj/L.strings": "a=b;"])
        let check = try lproj("check", "R", in: folder)
        #expect(check.status == 1)
        #expect(check.output.hasPrefix("R/Base.lproj/M.ui\(place)"), "\(check.output)")
        #expect(check.errors == "")
        let extract = try lproj("extract", "R/Base.lproj", "--into", "R", in: folder)
        #expect(extract.status == 1)
        #expect(extract.errors.split(separator: "\n").count == 1)
        let metainfo = try lproj("metainfo", "R/Base.lproj/M.ui", "--resources", "R", in: folder)
        #expect(metainfo.status == (content == "<x/>" ? 0 : 1))
    }

    @Test(.enabled(if: Unprivileged.isAtHand, "needs somebody who may not write everywhere"))
    func whatMayNotBeReadOrWrittenIsAClearErrorAndNothingIsWritten() throws {
        let files = ["R/en.lproj/L.strings": "a=One; b=Two;", "R/fr.lproj/L.strings": "a=Un;"]
        let readOnly = try TemporaryFolder(files)
        let before = try contents(of: readOnly)
        try mode(0o555, readOnly, "R/fr.lproj", "R")
        let merge = try Unprivileged.lproj("merge", readOnly.file("R").path)
        #expect(merge.status == 1)
        #expect(merge.errors.hasSuffix("R/fr.lproj/L.strings: error: cannot be written: Permission denied\n"))
        try mode(0o755, readOnly, "R/fr.lproj", "R")
        #expect(try contents(of: readOnly) == before)

        // A rename would take no notice of it.
        let locked = try TemporaryFolder(files)
        try mode(0o777, locked, "R", "R/fr.lproj")
        try mode(0o444, locked, "R/fr.lproj/L.strings")
        let write = try Unprivileged.lproj("merge", locked.file("R").path)
        #expect(write.status == 1)
        #expect(write.errors.hasSuffix("R/fr.lproj/L.strings: error: cannot be written: Permission denied\n"))
        #expect(try contents(of: locked) == before)

        let closed = try TemporaryFolder(files)
        try mode(0, closed, "R/fr.lproj")
        for command in ["check", "merge"] {
            let run = try Unprivileged.lproj(command, closed.file("R").path)
            #expect(run.status == 1)
            #expect(run.errors.hasSuffix("R/fr.lproj: error: cannot be read: Permission denied\n"))
        }
        try mode(0o755, closed, "R/fr.lproj")
        try mode(0, closed, "R/fr.lproj/L.strings")
        let check = try Unprivileged.lproj("check", closed.file("R").path)
        #expect(check.status == 1)
        #expect(check.output.contains("R/fr.lproj/L.strings: error: cannot be read: Permission denied"))
    }

    private func mode(_ mode: Int, _ folder: TemporaryFolder, _ paths: String...) throws {
        for path in paths {
            try FileManager.default.setAttributes(
                [.posixPermissions: mode],
                ofItemAtPath: folder.file(path).path
            )
        }
    }
}

/// Runs the tool as somebody to whom permissions apply.
private enum Unprivileged {
    private static let isRoot = geteuid() == 0

    static let isAtHand = !isRoot || (try? lproj("--version").status) == 0

    static func lproj(_ arguments: String...) throws -> Run {
        let program = builtProgram("lproj")
        guard isRoot else { return try Run(arguments, program: program) }
        let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups", program.path]
        return try Run(nobody + arguments, program: URL(fileURLWithPath: "/usr/bin/setpriv"))
    }
}
