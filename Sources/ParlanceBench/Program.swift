import Foundation

/// The benchmark of the core: what it costs, compared with what people use instead.
///
/// `parlance-bench` prints a table and `parlance-bench --json` the same for programs. A row that misses its
/// bar is marked and is no error: numbers differ between machines.
@main
enum Program {
    static func main() {
        let options = CommandLine.arguments.dropFirst()
        guard options.isEmpty || Array(options) == ["--json"] else {
            exit(fail("usage: parlance-bench [--json]", status: 2))
        }
        do {
            let report = Report(rows: try rows())
            print(options.isEmpty ? report.table : try report.json())
        } catch {
            exit(fail("parlance-bench: \(error)", status: 1))
        }
    }

    private static func rows() throws -> [Row] {
        let fixture = try Fixture()
        return try LookUpRows(fixture).rows() + LoadingRows(fixture).rows()
    }

    private static func fail(_ message: String, status: Int32) -> Int32 {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        return status
    }
}
