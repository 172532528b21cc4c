import GreetingUI
import OffscreenCommand
import UIKit

OffscreenCommand.main(scenes: [.greeting, .quote])

extension Scene {
    static let greeting = Scene(
        "greeting", summary: "Greets a person by name", dataFormat: "a name on one line", states: ["formal"],
        sampleData: Data("Yuna".utf8)
    ) { input in
        let lines = String(decoding: input.data ?? Data(), as: UTF8.self).split(separator: "\n")
        // Printed as FILE:2:1: …, where FILE is what --data named.
        if lines.count > 1 { throw SceneDataError(line: 2, column: 1, message: "expected one line, found more") }
        guard let name = lines.first else {
            throw SceneDataError(line: 1, column: 1, message: "expected a name, found nothing in \(input.sourceName)")
        }
        let greeting = input.states.contains("formal") ? "Good day, \(name)." : "Hello, \(name)!"
        return GreetingViewController(greeting: greeting, note: note(on: input.now, in: input.locale))
    }

    /// Loads what it shows: the picture is that of the screen with everything there.
    static let quote = Scene("quote", summary: "Shows a quote that a service answers") { _ in
        QuoteViewController(service: QuoteService())
    }

    /// The day of `--now`, in the words of `--locale`; the clock is never read.
    private static func note(on day: Date?, in locale: Locale) -> String {
        guard let day else { return "Drawn from UIKit code, on Linux." }
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = .gmt
        formatter.setLocalizedDateFormatFromTemplate("EEEEdMMMM")
        return formatter.string(from: day)
    }
}
