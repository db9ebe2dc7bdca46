// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Parlance",
    products: [
        .library(name: "Parlance", targets: ["Parlance"]),
        .library(name: "Gtk", targets: ["Gtk"]),
        .library(name: "ParlanceGtk", targets: ["ParlanceGtk"]),
        .library(name: "ParlanceSnapshotTesting", targets: ["ParlanceSnapshotTesting"]),
        .executable(name: "parlance", targets: ["ParlanceProgram"]),
        .executable(name: "lproj", targets: ["lproj"]),
        // Constants of an app's keys, and its translations kept up to date, in each build.
        .plugin(name: "ParlanceConstants", targets: ["ParlanceConstants"]),
        .plugin(name: "ParlanceTranslations", targets: ["ParlanceTranslations"]),
        .executable(name: "parlance-bench", targets: ["ParlanceBench"]),
    ],
    targets: [
        // The toolchain's own ICU, built for Foundation: matching, plurals, numbers, collation.
        .systemLibrary(name: "CICU"),
        .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
        .target(name: "Parlance", dependencies: ["CICU"]),
        // The command lines of both programs.
        .target(name: "OptionParsing", dependencies: ["CGLib"]),
        .target(name: "Gtk", dependencies: ["CGtk"]),
        .target(name: "ParlanceGtk", dependencies: ["Parlance", "Gtk"], resources: [.copy("Resources")]),
        // For test targets: it needs XCTest.
        .target(name: "ParlanceSnapshotTesting", dependencies: ["Parlance", "Gtk", "ParlanceGtk"]),
        // The app without its entry point, so that the tests and the benchmark can open its window.
        .target(
            name: "ParlanceApp",
            dependencies: ["Parlance", "Gtk", "ParlanceGtk", "OptionParsing"],
            plugins: ["ParlanceConstants", "ParlanceTranslations"]
        ),
        .executableTarget(name: "ParlanceProgram", dependencies: ["ParlanceApp"]),
        // Named as its product is: a plugin finds no other tool.
        .executableTarget(
            name: "lproj",
            dependencies: ["Parlance", "OptionParsing"],
            path: "Sources/LprojTool"
        ),
        .plugin(name: "ParlanceConstants", capability: .buildTool(), dependencies: ["lproj"]),
        .plugin(name: "ParlanceTranslations", capability: .buildTool(), dependencies: ["lproj"]),
        // What the benchmark compares with: gettext, and the C library's account of its memory.
        .systemLibrary(name: "CLibc"),
        .executableTarget(
            name: "ParlanceBench",
            dependencies: [
                "Parlance", "Gtk", "ParlanceGtk", "ParlanceApp", "CGtk", "CLibc", "FirstFrame",
                "FirstFrameInC", "lproj",
            ]
        ),
        // What the benchmark starts besides lproj: the same window with Parlance and without.
        .executableTarget(name: "FirstFrame", dependencies: ["Parlance", "Gtk", "ParlanceGtk"]),
        .executableTarget(name: "FirstFrameInC", dependencies: ["CGtk"]),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .target(name: "GtkTestSupport", dependencies: ["Gtk"], path: "Tests/GtkTestSupport"),
        // The README's example, built and run by the tests.
        .executableTarget(
            name: "Hello",
            dependencies: ["Parlance", "Gtk", "ParlanceGtk"],
            path: "Tests/Hello",
            exclude: ["Resources"],
            plugins: ["ParlanceTranslations"]
        ),
        .executableTarget(
            name: "HelloScreenshots",
            dependencies: ["Parlance", "Gtk", "ParlanceGtk"],
            path: "Tests/HelloScreenshots"
        ),
        // Reads and starts installed entries as a desktop does.
        .executableTarget(name: "Launcher", dependencies: ["CGtk"], path: "Tests/Launcher"),
        .testTarget(name: "ParlanceTests", dependencies: ["Parlance", "TestSupport"]),
        .testTarget(name: "OptionParsingTests", dependencies: ["OptionParsing"]),
        .testTarget(name: "LprojToolTests", dependencies: ["lproj", "Parlance", "TestSupport"]),
        .testTarget(name: "GtkTests", dependencies: ["Gtk", "GtkTestSupport"]),
        .testTarget(
            name: "ParlanceGtkTests",
            dependencies: ["ParlanceGtk", "CGtk", "GtkTestSupport", "TestSupport"]
        ),
        .testTarget(
            name: "ParlanceAppTests",
            dependencies: [
                "ParlanceApp", "ParlanceProgram", "Hello", "Launcher", "CLibc", "GtkTestSupport",
                "TestSupport",
            ],
            exclude: ["Driven/assistive.py"]
        ),
        .testTarget(
            name: "ScreenshotTests",
            dependencies: [
                "ParlanceApp", "ParlanceProgram", "ParlanceSnapshotTesting", "HelloScreenshots",
                "GtkTestSupport",
                "TestSupport",
            ],
            exclude: ["__Snapshots__"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
