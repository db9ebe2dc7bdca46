import Foundation
import ParlanceApp

exit(Program.run(CommandLine.arguments))
