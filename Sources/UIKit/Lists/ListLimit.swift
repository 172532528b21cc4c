/// How much a list takes from its data source: beyond that, memory and time would run out without a word.
enum ListLimit {
    /// Each keeps about 230 bytes, with or without items.
    static let sections = 1_000_000
    /// In all sections together; each keeps up to 40 bytes.
    static let items = 10_000_000
}
