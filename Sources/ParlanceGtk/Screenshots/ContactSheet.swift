import Foundation

/// All pictures of a run on one page, for the eye, to be narrowed down by page, language, look and finding.
struct ContactSheet {
    /// The page; it names the pictures by relative paths, and works from disk and without a network. What it is
    /// narrowed down to stands in its address: `index.html#page=home&language=fr&finding=any`.
    let html: String

    init(_ report: ScreenshotReport) throws {
        // Inside a script nothing but the end of it is markup.
        let json = String(decoding: try JSONEncoder().encode(report), as: UTF8.self)
            .replacingOccurrences(of: "<", with: "\\u003C")
        html = Self.head + "<script>const report = \(json);\n\(Self.script)</script>\n</html>\n"
    }

    private static let head = """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Every page in every language</title>
        <style>
        :root { color-scheme: light dark; font: 15px/1.4 sans-serif; }
        body { margin: 0; }
        header {
          position: sticky; top: 0; padding: 12px 24px; background: Canvas; border-bottom: 1px solid #8886;
          display: flex; flex-wrap: wrap; align-items: baseline; gap: 8px 24px;
        }
        h1 { font-size: 18px; margin: 0; }
        h2 { font-size: 18px; margin: 28px 0 12px; }
        form { display: flex; flex-wrap: wrap; gap: 8px 16px; }
        #summary { margin: 0; margin-inline-start: auto; }
        main, #others { margin: 0 24px 24px; }
        section { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 20px; }
        figure { margin: 0; }
        img { max-width: 100%; border-radius: 6px; box-shadow: 0 1px 4px #0006; }
        figcaption { padding: 4px 2px; }
        figure.found img { outline: 3px solid #d33; }
        figcaption p, #others { color: #d33; margin-block: 4px; overflow-wrap: anywhere; }
        </style>
        <header>
        <h1>Every page in every language</h1>
        <form></form>
        <p id="summary"></p>
        </header>
        <ul id="others"></ul>
        <main></main>

        """

    private static let script = """
        const look = x => x.strategy + (x.scheme === "dark" ? "-dark" : "");
        const place = x => [x.page, x.language, look(x)].join(" ");
        const found = new Map();
        for (const finding of report.findings) {
          if (!found.has(place(finding))) found.set(place(finding), []);
          found.get(place(finding)).push(finding);
        }
        const findingsOf = x => found.get(place(x)) || [];
        const filters = {
          page: x => x.page, language: x => x.language, look: look,
        };
        const form = document.querySelector("form");
        const add = (parent, name, text) => {
          const element = document.createElement(name);
          if (text !== undefined) element.textContent = text;
          return parent.appendChild(element);
        };
        const addFilter = (name, values) => {
          const label = add(form, "label", name + " ");
          const select = add(label, "select");
          select.name = name;
          add(select, "option", "all").value = "";
          for (const value of values) add(select, "option", value).value = value;
        };
        for (const [name, value] of Object.entries(filters)) {
          addFilter(name, [...new Set(report.pictures.map(value))]);
        }
        addFilter("finding", ["any", ...new Set(report.findings.map(x => x.kind))]);

        const show = () => {
          const wanted = new URLSearchParams(location.hash.slice(1));
          for (const select of form.elements) select.value = wanted.get(select.name) || "";
          const fits = x => Object.entries(filters).every(([name, value]) =>
            !wanted.get(name) || value(x) === wanted.get(name));
          const kind = wanted.get("finding");
          const hasKind = x => x.kind === kind || kind === "any";
          const shown = report.pictures.filter(x => fits(x) && (!kind || findingsOf(x).some(hasKind)));
          const main = document.querySelector("main");
          main.replaceChildren();
          // All languages of a page beside each other, for the eye to compare.
          const sections = new Map();
          for (const page of new Set(shown.map(x => x.page))) {
            add(main, "h2", page);
            sections.set(page, add(main, "section"));
          }
          for (const picture of shown) {
            const figure = add(sections.get(picture.page), "figure");
            figure.className = findingsOf(picture).length ? "found" : "";
            const link = add(figure, "a");
            link.href = picture.file;
            const image = add(link, "img");
            image.loading = "lazy";
            image.src = picture.file;
            image.alt = place(picture);
            const caption = add(figure, "figcaption", picture.language + " " + look(picture));
            for (const finding of findingsOf(picture)) add(caption, "p", finding.kind + ": " + finding.message);
          }
          const pictured = new Set(report.pictures.map(place));
          const others = document.getElementById("others");
          others.replaceChildren();
          for (const finding of report.findings) {
            if (!pictured.has(place(finding)) && fits(finding) && (!kind || hasKind(finding))) {
              add(others, "li", place(finding) + " — " + finding.kind + ": " + finding.message);
            }
          }
          document.getElementById("summary").textContent =
            shown.length + " of " + report.pictures.length + " pictures, " + report.findings.length + " findings";
        };
        form.onchange = () => {
          const wanted = new URLSearchParams();
          for (const select of form.elements) if (select.value) wanted.set(select.name, select.value);
          location.hash = wanted;
        };
        window.onhashchange = show;
        show();

        """
}
