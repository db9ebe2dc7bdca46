import Foundation
import Parlance
import TestSupport
import Testing

/// Each test has a second process, whose Foundation reads and writes the same file as the store here: the
/// real one of a program that is not there, since Foundation only looks for the folder when it starts.
@Suite final class UserDefaultsTests {
    private let name = "parlance-test-\(UUID().uuidString)"
    private let store: LanguageStore

    init() {
        store = .standard(name: name)
    }

    deinit {
        try? FileManager.default.removeItem(at: store.file)
    }

    // D6
    @Test func whatIsChosenHereIsInTheUserDefaultsOfTheNextProcess() async throws {
        try store.save(.language("zh-Hans")) { _ in }
        await #expect(processExitsWith: .success) { [name = name as String] in
            let languages = UserDefaults(suiteName: name)?.stringArray(forKey: "AppleLanguages")
            exit(languages == ["zh-Hans"] ? EXIT_SUCCESS : EXIT_FAILURE)
        }
    }

    // D6, U3
    @Test func whatAnotherProcessWritesToItsUserDefaultsIsInForceAtTheNextStart() async throws {
        await #expect(processExitsWith: .success) { [name = name as String] in
            let defaults = UserDefaults(suiteName: name)
            defaults?.set(["fr", "en"], forKey: "AppleLanguages")
            defaults?.set("kept", forKey: "other")
            exit(defaults?.synchronize() == true ? EXIT_SUCCESS : EXIT_FAILURE)
        }
        let localizer = try AppFixture().start(store: store)
        #expect(localizer.language.tag == "fr")
        // Back to the system: the other process's own settings stay.
        try localizer.choose(.system)
        let entries = try PropertyListSerialization.propertyList(
            from: Data(contentsOf: store.file),
            format: nil
        )
        #expect((entries as? [String: String]) == ["other": "kept"])
    }

    // D6
    @Test(arguments: [
        (["XDG_CONFIG_HOME": "/x/config", "HOME": "/home/me"], "/x/config/app.plist"),
        (["XDG_CONFIG_HOME": "", "HOME": "/home/me"], "/home/me/.config/app.plist"),
        (["XDG_CONFIG_HOME": "relative", "HOME": "/home/me"], "/home/me/.config/app.plist"),
        (["HOME": "/home/me"], "/home/me/.config/app.plist"),
    ])
    func theStandardStoreIsWhereTheXDGSpecificationPutsSettings(environment: [String: String], path: String) {
        #expect(LanguageStore.standard(name: "app", environment: environment).file.path == path)
    }
}
