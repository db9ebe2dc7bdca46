import Parlance
import Testing

@Suite struct DiagnosticTests {
    @Test func aDiagnosticReadsLikeACompilersSoEditorsJumpToIt() {
        let fault = Diagnostic(file: "a.strings", line: 3, column: 7, message: "expected \";\"")
        #expect(fault.description == "a.strings:3:7: error: expected \";\"")
    }
}
