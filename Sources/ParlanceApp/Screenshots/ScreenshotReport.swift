import Foundation

/// What a run of pictures has made and found, as `report.json` holds it.
struct ScreenshotReport: Encodable {
    struct Picture: Encodable {
        let page: String
        let language: String
        let strategy: String
        /// The path below the folder of the report.
        let file: String
        /// How long the frame took to settle and to be drawn into the picture.
        let milliseconds: Double
    }

    struct Finding: Encodable {
        let page: String
        let language: String
        let strategy: String
        let message: String

        init(_ picture: Picture, _ message: String) {
            page = picture.page
            language = picture.language
            strategy = picture.strategy
            self.message = message
        }
    }

    var pictures: [Picture] = []
    /// Empty when everything is as it should be.
    var findings: [Finding] = []

    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
