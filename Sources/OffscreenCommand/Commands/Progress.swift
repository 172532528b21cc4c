/// A line on the terminal that says how far many pictures have come; silent elsewhere and for one picture.
struct Progress {
    private let total: Int
    private let streams: Streams
    private let isShown: Bool
    private var done = 0

    init(total: Int, streams: Streams) {
        self.total = total
        self.streams = streams
        isShown = streams.isErrorTerminal && total > 1
    }

    /// Shows what is being worked on.
    mutating func step(_ name: String) {
        done += 1
        if isShown { streams.writeError("\r\u{1B}[K[\(done)/\(total)] \(name)") }
    }

    /// Makes room for a line on standard output, which may be the same terminal.
    func clear() {
        if isShown { streams.writeError("\r\u{1B}[K") }
    }

    /// Leaves the terminal as it was.
    func finish() {
        clear()
    }
}
