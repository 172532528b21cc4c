import Foundation

/// How much a list takes from its data source: beyond that, memory and time would run out without a word.
enum ListLimit {
    /// Each keeps about 230 bytes, with or without items.
    static let sections = 1_000_000
    /// In all sections together; each keeps up to 40 bytes.
    static let items = 10_000_000
    /// Points: an element that is assumed to have no length would not be seen, and so never measured.
    static let smallestEstimate: CGFloat = 1
    /// How often scrolling to an element begins again with what it brought into sight: each time at least one more is
    /// measured, and no more are seen at once.
    static let scrollRounds = 200
}
