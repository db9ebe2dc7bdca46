import Foundation
import Gtk

/// The benchmark: what the library costs, compared with what people use instead.
///
/// `parlance-bench` prints a table and `parlance-bench --json` the same for programs. A row that misses its
/// bar is marked and is no error: numbers differ between machines. `--soak` measures only what ten thousand
/// changes of language leave behind, of which there is time for a part otherwise.
@main
@MainActor
enum Program {
    static func main() {
        let options = Set(CommandLine.arguments.dropFirst())
        guard options.isSubset(of: ["--json", "--soak"]) else {
            exit(fail("usage: parlance-bench [--json] [--soak]", status: 2))
        }
        do {
            let report = Report(rows: options.contains("--soak") ? try soak() : try rows())
            print(options.contains("--json") ? try report.json() : report.table)
        } catch {
            exit(fail("parlance-bench: \(error)", status: 1))
        }
    }

    private static func rows() throws -> [Row] {
        let fixture = try Fixture()
        let core = try LookUpRows(fixture).rows() + LoadingRows(fixture).rows() + toolRows(fixture)
        guard MainLoop.initialize() else {
            report("There is no display: what windows cost is left out.")
            return core
        }
        return try core + WidgetRows(fixture).rows() + [PictureRow().row(), StartRow(fixture).row()]
            + SoakRows().rows(seconds: 60)
    }

    private static func soak() throws -> [Row] {
        guard MainLoop.initialize() else { throw Failure("there is no display") }
        return try SoakRows().rows()
    }

    private static func toolRows(_ fixture: Fixture) throws -> [Row] {
        guard ToolRows.isGettextInstalled else {
            report("There is no gettext: what lproj costs is left out.")
            return []
        }
        return try ToolRows(fixture).rows()
    }

    private static func fail(_ message: String, status: Int32) -> Int32 {
        report(message)
        return status
    }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
}
