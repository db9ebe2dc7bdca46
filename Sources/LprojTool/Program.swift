import Foundation

/// The tool from its command line to its exit status.
@main
enum Program {
    static func main() {
        let status = CommandLineInterface.run(CommandLine.arguments)
        // What could not be printed shows now: the disk is full, or the output is closed.
        guard fflush(nil) == 0 else {
            CommandLineInterface.complain("lproj: cannot print: \(String(cString: strerror(errno)))")
            exit(ExitStatus.inputFault.rawValue)
        }
        exit(status)
    }
}
