import Foundation

/// The tool from its command line to its exit status.
@main
enum Program {
    static func main() {
        exit(CommandLineInterface.run(CommandLine.arguments))
    }
}
