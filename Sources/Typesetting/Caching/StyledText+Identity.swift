internal import Foundation

extension StyledText {
    /// A number that texts of the same glyphs share, and others seldom.
    func glyphHash(seed: ByteHash) -> UInt64 {
        var hash = seed
        hash.combine(string)
        if let font = runs.first?.attributes.font {
            hash.combine(font.size)
            hash.combine(font.weight)
        }
        return hash.value
    }

    /// Strings are compared by their bytes: Swift takes equivalent spellings for equal, which can have other glyphs.
    func hasSameBytes(as other: StyledText) -> Bool {
        let count = string.utf8.count
        guard count == other.string.utf8.count else { return false }
        let result = unsafe string.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe other.string.utf8.withContiguousStorageIfAvailable { others in
                guard let start = bytes.baseAddress, let otherStart = others.baseAddress else { return true }
                return unsafe start == otherStart || memcmp(start, otherStart, count) == 0
            }
        }
        return (result ?? nil) ?? string.utf8.elementsEqual(other.string.utf8)
    }

    /// Whether the attributes that decide about glyphs are the same.
    func hasSameShaping(as other: StyledText) -> Bool {
        guard runs.count == other.runs.count else { return false }
        for (run, otherRun) in zip(runs, other.runs) {
            let (first, second) = (run.attributes, otherRun.attributes)
            guard run.length == otherRun.length, first.font == second.font, first.kern == second.kern,
                first.language == second.language, RareAttributes.haveSameGlyphs(first.rare, second.rare)
            else { return false }
        }
        return true
    }

    /// Whether the paragraphs are the same and are set alike.
    func hasSameParagraphs(as other: StyledText) -> Bool {
        paragraphRuns == other.paragraphRuns && hasFinalEmptyLine == other.hasFinalEmptyLine
    }
}
