internal import Foundation

extension StyledText {
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
        guard firstRun.hasSameShaping(as: other.firstRun), otherRuns.count == other.otherRuns.count else {
            return false
        }
        return zip(otherRuns, other.otherRuns).allSatisfy { $0.hasSameShaping(as: $1) }
    }

    /// Whether all attributes are the same.
    func hasSameRuns(as other: StyledText) -> Bool {
        firstRun == other.firstRun && otherRuns == other.otherRuns
    }

    /// Whether the paragraphs are the same and are set alike.
    func hasSameParagraphs(as other: StyledText) -> Bool {
        paragraphRuns == other.paragraphRuns && hasFinalEmptyLine == other.hasFinalEmptyLine
    }
}

extension StyledText.Run {
    fileprivate func hasSameShaping(as other: StyledText.Run) -> Bool {
        let (first, second) = (attributes, other.attributes)
        return length == other.length && first.font == second.font && first.kern == second.kern
            && first.language == second.language && RareAttributes.haveSameGlyphs(first.rare, second.rare)
    }
}
