import Foundation
import TestSupport
import Testing

@Suite struct CommandLineTests {
    private let commands = [
        "languages", "get", "match", "dump", "desktop-entry", "metainfo", "completions", "manual",
    ]

    @Test func helpListsEveryCommand() throws {
        let run = try lproj("--help")
        #expect(run.status == 0)
        for command in commands { #expect(run.output.contains("\n  \(command) ")) }
    }

    @Test func eachCommandExplainsItselfWithAnExample() throws {
        for command in commands {
            let run = try lproj(command, "--help")
            #expect(run.status == 0)
            #expect(run.output.hasPrefix("Usage:\n  lproj \(command) "))
            #expect(run.output.contains("Example:\n  lproj \(command)"))
        }
    }

    @Test func theVersionIsThatOfTheApp() throws {
        let information = try Data(contentsOf: appResources.appendingPathComponent("Info.plist"))
        let values =
            try PropertyListSerialization.propertyList(from: information, format: nil) as? [String: Any]
        let version = try #require(values?["CFBundleShortVersionString"] as? String)
        #expect(try lproj("--version").output == "lproj \(version)\n")
    }

    @Test(arguments: [
        ([], "COMMAND"), (["frobnicate"], "“frobnicate”"), (["--colour"], "--colour"), (["get"], "KEY"),
        (["get", "k", "--colour"], "--colour"),
        (["get", "k", "--resources", "/nonexistent"], "/nonexistent"),
        (["get", "k", "--resources", "/", "--development-language", "!"], "“!”"),
        (["languages", "--resources", "/dev"], "/dev"), (["languages", "stray"], "“stray”"),
        (["match", "--available", "en"], "--preferred"), (["dump", "/dev/null"], "/dev/null"),
        (["completions", "tcsh"], "bash, zsh, fish"),
    ])
    func aWrongCommandLineIsOneClearLineAndStatusTwo(arguments: [String], word: String) throws {
        let run = try Run(arguments, program: builtProgram("lproj"))
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("lproj: "))
        #expect(run.errors.contains(word))
        #expect(run.errors.split(separator: "\n").count == 1)
    }
}
