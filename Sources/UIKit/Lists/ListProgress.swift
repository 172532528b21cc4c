/// Tells whoever waits for a long list how far its layout is: the command line, for a person at a terminal.
@MainActor package enum ListProgress {
    /// Called now and then with the items that are done and their number; nil where nobody waits.
    package static var observer: ((_ done: Int, _ count: Int) -> Void)?

    /// Shorter lists are laid out before anyone could read about it.
    private static let interval = 64

    static func reached(_ item: Int, of count: Int) {
        guard item % interval == 0, item > 0, let observer else { return }
        observer(item, count)
    }
}
