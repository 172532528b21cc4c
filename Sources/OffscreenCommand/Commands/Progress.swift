import UIKit

/// A line on the terminal that says which picture is being made and how far it is; silent elsewhere.
@MainActor final class Progress {
    private let total: Int
    private let streams: Streams
    private var done = 0
    private var name = ""
    /// What stands on the terminal's line.
    private var shown = ""

    init(total: Int, streams: Streams) {
        self.total = total
        self.streams = streams
    }

    /// The next picture.
    func begin(_ name: String) {
        done += 1
        self.name = name
        show(detail: "")
    }

    /// Of what is being done for the picture, `part` of `whole`.
    func advance(_ activity: String, _ part: Int, of whole: Int) {
        show(detail: ": \(activity) \(part * 100 / max(1, whole)) %")
    }

    /// Shows how far long lists are while `body` lays them out.
    func whileListsAreLaidOut<Result>(_ body: () throws -> Result) rethrows -> Result {
        ListProgress.observer = { [self] in advance("laid out", $0, of: $1) }
        defer { ListProgress.observer = nil }
        return try body()
    }

    /// Makes room for a line on standard output, which may be the same terminal, and leaves the terminal as it was.
    func clear() {
        guard !shown.isEmpty else { return }
        streams.writeError("\r\u{1B}[K")
        shown = ""
    }

    private func show(detail: String) {
        guard streams.isErrorTerminal else { return }
        let line = (total > 1 ? "[\(done)/\(total)] " : "") + name + detail
        guard line != shown else { return }
        streams.writeError("\r\u{1B}[K" + line)
        shown = line
    }
}
