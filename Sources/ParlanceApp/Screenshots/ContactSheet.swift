/// All pictures of a run on one page, for the eye.
struct ContactSheet {
    let report: ScreenshotReport

    init(_ report: ScreenshotReport) {
        self.report = report
    }

    /// The page; it names the pictures by relative paths and works from disk.
    var html: String {
        let rows = report.pictures.map { picture in
            let caption = "\(picture.page) · \(picture.language) · \(picture.strategy)"
            return """
                <figure><a href="\(picture.file)"><img loading="lazy" src="\(picture.file)" alt="\(caption)"></a>\
                <figcaption>\(caption)</figcaption></figure>
                """
        }
        let findings = report.findings.map { finding in
            let place = "\(finding.page) · \(finding.language) · \(finding.strategy)"
            return "<li>\(place): \(escaped(finding.message))</li>"
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <title>Parlance: every page in every language</title>
            <style>
            body { font: 15px sans-serif; margin: 24px; background: #f4f4f4; color: #222; }
            main { display: grid; grid-template-columns: repeat(auto-fill, minmax(380px, 1fr)); gap: 20px; }
            figure { margin: 0; } img { width: 100%; border-radius: 8px; box-shadow: 0 1px 4px #0004; }
            figcaption { padding: 6px 2px; }
            </style>
            <h1>Every page in every language</h1>
            <p>\(report.pictures.count) pictures, \(report.findings.count) findings</p>
            <ul>\(findings.joined(separator: "\n"))</ul>
            <main>\(rows.joined(separator: "\n"))</main>
            </html>

            """
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}
