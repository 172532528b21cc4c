import Foundation
import SnapshotReport
import Testing

/// A report's page, open in the browser.
struct BrowserPage {
    private let session: String
    private let folder: URL

    /// Writes the page with its pictures to a folder of its own and opens it from there.
    ///
    /// - Parameter limit: how many bytes of pictures are in the page; the others lie beside it.
    init(
        _ document: ReportDocument, pictures: [String: [UInt8]] = [:], limit: Int = ReportPage.pictureLimit,
        width: Int = 1440, height: Int = 900, isDark: Bool = false
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
        let target = try await browser.value("targetId", "Target.createTarget", ["url": "about:blank"])
        session = try await browser.value("sessionId", "Target.attachToTarget", ["targetId": target, "flatten": true])
        for domain in ["Page", "Runtime", "Log"] { try await send("\(domain).enable") }
        try await send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500])
        try await send(
            "Emulation.setEmulatedMedia",
            ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
        try await send("Page.navigate", ["url": file.absoluteString])
        try await wait(
            for: "document.readyState === 'complete' && location.protocol === 'file:' && find('#overview *')")
    }

    /// Closes the page and removes its folder.
    func close() async throws {
        try await send("Page.close")
        try FileManager.default.removeItem(at: folder)
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
        var found = try await text(expression)
        for _ in 0..<200 where found != value {
            try await Task.sleep(for: .milliseconds(25))
            found = try await text(expression)
        }
        #expect(found == value, sourceLocation: sourceLocation)
    }

    /// Waits until an expression holds.
    func wait(for expression: String) async throws {
        for _ in 0..<400 {
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
            parameters["windowsVirtualKeyCode"] = ["Enter": 13, "Escape": 27][key]
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
    func value(_ key: String, _ method: String, _ parameters: [String: any Sendable]) throws -> String {
        guard let value = try command(method, parameters)[key] as? String else {
            throw Problem(description: "\(method) gives no \(key)")
        }
        return value
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
