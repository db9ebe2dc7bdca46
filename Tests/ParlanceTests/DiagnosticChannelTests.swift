import Parlance
import TestSupport
import Testing

@Suite struct DiagnosticChannelTests {
    // E02
    @Test func eachFaultIsToldOnceWhoeverFindsIt() async {
        let told = Collected<Diagnostic>()
        let channel = DiagnosticChannel { told.append($0) }
        await Threads.run(8) { _ in
            for line in 1...100 { channel.report(Diagnostic(file: "a.strings", line: line, message: "odd")) }
        }
        #expect(Set(told.all).count == 100)
        #expect(told.all.count == 100)
    }

    @Test func faultsThatDifferInAnythingAreTwo() {
        let told = Collected<Diagnostic>()
        let channel = DiagnosticChannel { told.append($0) }
        channel.report(Diagnostic(file: "a", message: "odd"))
        channel.report(Diagnostic(file: "b", message: "odd"))
        channel.report(Diagnostic(file: "a", severity: .warning, message: "odd"))
        #expect(told.all.map(\.description) == ["a: error: odd", "b: error: odd", "a: warning: odd"])
    }

    @Test func aHandlerMayReportAnotherFault() {
        let told = Collected<Diagnostic>()
        let inner = DiagnosticChannel { told.append($0) }
        let outer = DiagnosticChannel { fault in
            inner.report(Diagnostic(file: "again", message: fault.message))
            inner.report(fault)
        }
        outer.report(Diagnostic(file: "a", message: "odd"))
        #expect(told.all.map(\.file) == ["again", "a"])
    }
}
