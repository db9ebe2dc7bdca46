import Foundation
import TestSupport
import Testing

@Suite struct PseudoCommandTests {
    @Test func theFoldersHoldEveryTextAndAreLeftAloneOtherwise() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(at: appResources, to: folder.file("R"))
        for _ in 0..<2 {
            let run = try lproj("pseudo", "R", in: folder)
            #expect(run.status == 0, "\(run.errors)")
        }
        func get(_ arguments: String...) throws -> String {
            try Run(["get", "--resources", "R"] + arguments, program: builtProgram("lproj"), in: folder.url)
                .output
        }
        #expect(try get("search.button", "--language", "en-XA") == "[Šéåŕçĥ one]\n")
        #expect(try get("search.button", "--language", "ar-XB") == "\u{200F}\u{202E}Search\u{202C}\u{200F}\n")
        #expect(try get("search.button", "--language", "en-XC") == "search.button\n")
        #expect(try get("home.articles", "1", "--language", "en-XA").contains("1 åŕţîçļé"))
        #expect(try get("home.articles", "2", "--language", "en-XA").contains("2 åŕţîçļéš"))
        // Nobody translates into it, so there is nothing to check or to merge.
        #expect(try lproj("check", "--strict", "R", in: folder).status == 0)
        #expect(try lproj("merge", "R", in: folder).output == "")
    }
}
