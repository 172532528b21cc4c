import Foundation
import SnapshotReport
import Testing

/// A report's page, open in the browser.
struct BrowserPage {
    /// How long a page may take for what it does at once on a machine with nothing else to do: other tests and builds have
    /// kept one from drawing for seconds.
    private static let patience = Duration.seconds(30)
    /// However little of that time the other tests of the process leave.
    private static let fewestTries = 100

    private let target: String
    private let session: String
    private let folder: URL

    /// Writes the page with its pictures to a folder of its own and opens it from there.
    ///
    /// - Parameter limit: how many bytes of pictures are in the page; the others lie beside it.
    init(
        _ document: ReportDocument, pictures: [String: [UInt8]] = [:], limit: Int = ReportPage.pictureLimit,
        width: Int = 1440, height: Int = 900, isDark: Bool = false, hasReducedMotion: Bool = false
    ) async throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        for (path, bytes) in pictures {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "index.html")
        let page = ReportPage(document, limit: limit)
        try Data(page.html { pictures[$0] }).write(to: file)

        let browser = Browser.shared
        await browser.forgetComplaints()
        target = try await browser.value("targetId", "Target.createTarget", ["url": "about:blank"])
        session = try await browser.value("sessionId", "Target.attachToTarget", ["targetId": target, "flatten": true])
        for domain in ["Page", "Runtime", "Log"] { try await send("\(domain).enable") }
        try await resize(width: width, height: height)
        // Without these, keys go nowhere and nothing comes near the screen while another page is still being closed.
        try await send("Page.bringToFront")
        try await send("Emulation.setFocusEmulationEnabled", ["enabled": true])
        let features = [
            ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"],
            ["name": "prefers-reduced-motion", "value": hasReducedMotion ? "reduce" : "no-preference"],
        ]
        try await send("Emulation.setEmulatedMedia", ["features": features])
        try await send("Page.navigate", ["url": file.absoluteString])
        try await wait(
            for: "document.readyState === 'complete' && location.protocol === 'file:' && find('#overview *')")
    }

    /// Closes the page, waits until it is gone, and removes its folder.
    func close() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await Browser.shared.run("Target.closeTarget", ["targetId": target], session: nil)
        while try await Browser.shared.isOpen(target) { try await Task.sleep(for: .milliseconds(10)) }
    }

    /// Opens the page again, and says after how many milliseconds at most the first card has its picture.
    func openingTime() async throws -> Int {
        try await send("Page.navigate", ["url": "\(folder.appending(path: "index.html").absoluteString)?again"])
        try await wait(for: "find('.card img')?.naturalWidth")
        return Int(try await text("Math.round(performance.now())")) ?? .max
    }

    func resize(width: Int, height: Int = 900) async throws {
        try await send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500])
    }

    /// Shows the page as on paper.
    func emulatePaper() async throws {
        try await send("Emulation.setEmulatedMedia", ["media": "print"])
    }

    /// What printing makes of the page.
    func pdf() async throws -> [UInt8] {
        let base64 = try await Browser.shared.value(
            "data", "Page.printToPDF", ["preferCSSPageSize": true, "printBackground": true], session: session)
        return Array(Data(base64Encoded: base64) ?? Data())
    }

    private func send(_ method: String, _ parameters: [String: any Sendable] = [:]) async throws {
        try await Browser.shared.run(method, parameters, session: session)
    }

    /// The value of an expression as text. `find` and `all` look for elements; `texts` is what those of a selector say.
    func text(_ expression: String) async throws -> String {
        let helpers = """
            const find = (selector) => document.querySelector(selector);
            const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
            const texts = (selector) => all(selector).map((element) => element.textContent.trim()).join("|");
            """
        return try await Browser.shared.evaluate("(() => { \(helpers) return String(\(expression)); })()", in: session)
    }

    /// Expects that an expression has a value, at once or soon: pages draw in their own time.
    func expect(
        _ expression: String, _ value: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let end = ContinuousClock.now + Self.patience
        var found = try await text(expression)
        var tries = 1
        while found != value, tries < Self.fewestTries || ContinuousClock.now < end {
            tries += 1
            try await Task.sleep(for: .milliseconds(25))
            found = try await text(expression)
        }
        #expect(found == value, sourceLocation: sourceLocation)
    }

    /// Waits until an expression holds.
    func wait(for expression: String) async throws {
        let end = ContinuousClock.now + Self.patience
        var tries = 0
        while tries < Self.fewestTries || ContinuousClock.now < end {
            tries += 1
            if try await text("Boolean(\(expression))") == "true" { return }
            try await Task.sleep(for: .milliseconds(25))
        }
        throw Browser.Problem(description: "it never happened that \(expression)")
    }

    /// Presses keys one after the other, as a keyboard does.
    func press(_ keys: String...) async throws {
        for key in keys {
            var parameters: [String: any Sendable] = ["type": "keyDown", "key": key]
            if key.count == 1 { parameters["text"] = key }
            // What the browser itself does with these, it does by their codes.
            if key == "Enter" { parameters["text"] = "\r" }
            parameters["windowsVirtualKeyCode"] = ["Enter": 13, "Escape": 27, "Tab": 9, "End": 35][key]
            try await send("Input.dispatchKeyEvent", parameters)
            try await send("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
        }
    }

    func moveMouse(x: Double, y: Double) async throws {
        try await send("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x, "y": y])
    }

    func click(x: Double, y: Double) async throws {
        try await moveMouse(x: x, y: y)
        for type in ["mousePressed", "mouseReleased"] {
            try await send(
                "Input.dispatchMouseEvent", ["type": type, "x": x, "y": y, "button": "left", "clickCount": 1])
        }
    }

    /// Clicks the middle of the first element of a selector.
    func click(_ selector: String) async throws {
        try await wait(for: "find(`\(selector)`)")
        let place = try await text(
            "(() => { const e = find(`\(selector)`); e.scrollIntoView({block: 'center'}); const b = e.getBoundingClientRect(); "
                + "return [b.x + b.width / 2, b.y + b.height / 2]; })()"
        ).split(separator: ",").compactMap { Double($0) }
        guard place.count == 2 else { throw Browser.Problem(description: "\(selector) has no place") }
        try await click(x: place[0], y: place[1])
    }
}

extension Browser {
    func run(_ method: String, _ parameters: [String: any Sendable], session: String?) throws {
        _ = try command(method, parameters, session: session)
    }

    /// One text of a command's result.
    func value(
        _ key: String, _ method: String, _ parameters: [String: any Sendable], session: String? = nil
    ) throws -> String {
        guard let value = try command(method, parameters, session: session)[key] as? String else {
            throw Problem(description: "\(method) gives no \(key)")
        }
        return value
    }

    /// Whether a page is still there.
    func isOpen(_ target: String) throws -> Bool {
        let targets = try command("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
        return targets.contains { $0["targetId"] as? String == target }
    }

    func evaluate(_ expression: String, in session: String) throws -> String {
        let answer = try command(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true],
            session: session)
        let result = answer["result"] as? [String: Any]
        guard let value = result?["value"] as? String else {
            throw Problem(description: "\(answer["exceptionDetails"] ?? answer)")
        }
        return value
    }
}
