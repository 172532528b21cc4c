import Foundation
import Gallery
import Glibc

/// The issue list as a web page, for the renderers that take one.
struct WebPage {
    private let paths: [String]
    private let picture: String
    /// CSS pixels.
    private let height: Int

    /// CSS pixels of a page for blitz, which makes no picture of more than 16,384 pixels: taller ones are cut.
    private static let tallest = 7_000

    init(data: String, name: String, height: Int) throws(BenchmarkError) {
        self.height = height
        picture = BenchmarkFolder.path(of: "\(name)")
        let issues = try IssueSample.issues(at: data)
        var paths = [try Self.write(issues[...], header: true, to: "\(name).html")]
        let parts = (height + Self.tallest - 1) / Self.tallest
        for part in 0..<parts where parts > 1 {
            let range = issues.count * part / parts..<issues.count * (part + 1) / parts
            paths.append(try Self.write(issues[range], header: part == 0, to: "\(name).\(part).html"))
        }
        self.paths = paths
    }

    private static func write(
        _ issues: ArraySlice<Issue>, header: Bool, to name: String
    ) throws(BenchmarkError) -> String {
        let html = WebPageText(issues: issues, hasHeader: header).html
        return try BenchmarkFolder.write(Data(html.utf8), to: name)
    }

    /// A Python program that renders the page's parts with blitz; nil where blitz is not installed.
    func blitzCommand() throws(BenchmarkError) -> [String]? {
        guard (try? ChildProcess.run(["python3", "-c", "import blitz_py"])) != nil else { return nil }
        let isWhole = paths.count == 1
        let program = """
            import sys, blitz_py
            for path in sys.argv[1:]:
                html = open(path, encoding="utf-8").read()
                png = blitz_py.render_png(html, width=\(ScreenBenchmark.width), height=\(isWhole ? "\(height)" : "None"), scale=2)
                open(path + ".blitz.png", "wb").write(png)

            """
        let script = try BenchmarkFolder.write(Data(program.utf8), to: isWhole ? "blitz.py" : "blitz-parts.py")
        return ["python3", script] + (isWhole ? paths : Array(paths.dropFirst()))
    }

    /// Headless Chromium's screenshot of the page; nil where no Chromium is installed.
    func chromiumCommand() -> [String]? {
        let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
        let found = names.first { (try? ChildProcess.run([$0, "--version"])) != nil }
        guard let found, let page = realpath(paths[0], nil) else { return nil }
        defer { free(page) }
        return [
            found, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
            "--disable-background-networking", "--user-data-dir=\(BenchmarkFolder.path(of: "chromium"))",
            "--force-device-scale-factor=2", "--window-size=\(ScreenBenchmark.width),\(height)",
            "--screenshot=\(picture).chromium.png", "file://" + String(cString: page),
        ]
    }
}
