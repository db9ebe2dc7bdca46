// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Parlance",
    products: [
        .library(name: "Parlance", targets: ["Parlance"])
    ],
    targets: [
        // The toolchain's own ICU, built for Foundation: matching, plurals, numbers, collation.
        .systemLibrary(name: "CICU"),
        .target(name: "Parlance", dependencies: ["CICU"]),
        .testTarget(name: "ParlanceTests", dependencies: ["Parlance"]),
    ],
    swiftLanguageModes: [.v6]
)
