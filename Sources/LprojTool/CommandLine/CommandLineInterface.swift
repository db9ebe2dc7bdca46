import Foundation
import OptionParsing
import Parlance

/// Finds the command that a command line names, and runs it.
enum CommandLineInterface {
    static let version = "0.1.0"

    /// - Parameter arguments: the command line, whose first element is the program.
    static func run(_ arguments: [String]) -> Int32 {
        do {
            return try status(of: arguments).rawValue
        } catch let help as HelpRequest {
            print(help.text, terminator: "")
            return ExitStatus.success.rawValue
        } catch let fault as InputFault {
            for diagnostic in fault.diagnostics { complain("\(diagnostic)") }
            return ExitStatus.inputFault.rawValue
        } catch {
            complain("lproj: \(error)")
            return ExitStatus.usageFault.rawValue
        }
    }

    /// Writes a line to standard error.
    static func complain(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }

    private static func status(of arguments: [String]) throws -> ExitStatus {
        guard let name = arguments.dropFirst().first else {
            throw UsageFault(description: "Missing COMMAND; \(known)")
        }
        guard !name.hasPrefix("-") else {
            let options = try parser.parse(["lproj"] + arguments.dropFirst())
            if options.has("version") { print("lproj \(version)") }
            return .success
        }
        guard let command = Subcommand.all.first(where: { $0.name == name }) else {
            throw UsageFault(description: "Unknown command “\(name)”; \(known)")
        }
        return try command.run(command.parser.parse(["lproj \(name)"] + arguments.dropFirst(2)))
    }

    private static var known: String {
        "there are: \(Subcommand.all.map(\.name).joined(separator: ", "))"
    }

    /// What is understood without a command.
    static var parser: OptionParser {
        let width = Subcommand.all.map(\.name.count).max() ?? 0
        let commands = Subcommand.all.map {
            "  \($0.name.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.summary)"
        }
        return OptionParser(
            [.init("version", help: "Print the version and end")],
            parameters: [.init("COMMAND", .optional), .init("ARG", .any)],
            summary: "Keeps the translations of an app whole.",
            notes: (["Commands:"] + commands + ["", "lproj COMMAND --help explains each of them."])
                .joined(separator: "\n")
        )
    }
}
