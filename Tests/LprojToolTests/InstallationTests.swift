import Foundation
import TestSupport
import Testing

@Suite struct InstallationTests {
    private func completions(_ shell: String) throws -> TemporaryFolder {
        try TemporaryFolder([
            "lproj.\(shell)": lproj("completions", shell).output, "folder/x": "", "file": "",
        ])
    }

    @Test(arguments: [
        ("lproj d", 1, "dump desktop-entry"), ("lproj get --l", 2, "--language"),
        ("lproj get k --resources f", 4, "folder"), ("lproj dump fi", 2, "file"),
        ("lproj completions z", 2, "zsh"), ("lproj check --format = j", 4, "json"),
        ("lproj check --format =", 3, "text json annotations"), ("lproj get k --resources = f", 5, "folder"),
    ])
    func bashCompletesCommandsOptionsAndFiles(line: String, word: Int, expected: String) throws {
        let folder = try completions("bash")
        let script = """
            . ./lproj.bash
            COMP_WORDS=(\(line)) COMP_CWORD=\(word)
            _lproj; echo "${COMPREPLY[*]}"
            """
        let run = try Run(["-c", script], program: URL(fileURLWithPath: "/bin/bash"), in: folder.url)
        #expect(run.output == "\(expected)\n")
        #expect(run.errors == "")
    }

    @Test func fishCompletesCommandsAndOptions() throws {
        let folder = try completions("fish")
        for (line, expected) in [("lproj d", "desktop-entry"), ("lproj get --l", "--language")] {
            let run = try Run(
                ["--no-config", "-c", "source lproj.fish; complete -C '\(line)'"],
                program: URL(fileURLWithPath: "/usr/bin/fish"),
                environment: ["HOME": folder.url.path],
                in: folder.url
            )
            #expect(run.output.contains(expected), "\(run.output)\(run.errors)")
        }
    }

    @Test func zshReadsItsCompletions() throws {
        let folder = try completions("zsh")
        let script = "autoload -U compinit && compinit -u -D && . ./lproj.zsh && echo ${_comps[lproj]}"
        let run = try Run(
            ["-f", "-c", script],
            program: URL(fileURLWithPath: "/usr/bin/zsh"),
            in: folder.url
        )
        #expect(run.output == "_lproj\n", "\(run.errors)")
    }

    @Test func theManualPageExplainsEveryCommandAndManFindsNothingWrong() throws {
        let page = try TemporaryFolder(["lproj.1": lproj("manual").output])
        let run = try Run(
            ["--warnings", "-E", "UTF-8", "-l", page.file("lproj.1").path],
            program: URL(fileURLWithPath: "/usr/bin/man"),
            environment: ["MANWIDTH": "100", "LC_ALL": "C.UTF-8"]
        )
        #expect(run.status == 0)
        #expect(run.errors == "")
        for words in [
            "lproj get KEY [ARG…]", "--resources=DIR", "EXIT STATUS", "lproj match --available en,",
        ] {
            #expect(run.output.contains(words), "\(words)")
        }
    }
}
