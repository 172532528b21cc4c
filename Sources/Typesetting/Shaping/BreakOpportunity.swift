internal import CPangoCairo

/// What may happen before a scalar when text is broken into lines.
enum BreakOpportunity: UInt8 {
    /// The scalar belongs to the character before it.
    case none
    /// A character begins: a break only where nothing better fits.
    case character
    /// Between the syllables of a Korean word: the word moves to the next line first, and breaks if it is longer than that.
    case hangulWord
    /// A line may end here.
    case line

    /// One for each scalar, and one for the end.
    ///
    /// Pango's implementation of Unicode's line breaking algorithm: spaces, hyphens, ideographs with kinsoku, and
    /// Thai by dictionary; other scripts without spaces by syllable. Between Hangul and a neighbour it is weakened, as
    /// UIKit's standard strategy does.
    static func opportunities(in scalars: [UInt32], language: String?) -> [BreakOpportunity] {
        let attributes = LogicalAttributes.attributes(of: scalars, language: language)
        return attributes.indices.map { index in
            let attribute = attributes[index]
            guard attribute.is_cursor_position != 0 else { return .none }
            guard attribute.is_line_break != 0 else {
                return SyllableBreaks.isOpportunity(before: index, in: scalars) ? .line : .character
            }
            guard index > 0, index < scalars.count else { return .line }
            return isInsideKoreanWord(scalars[index - 1], scalars[index]) ? .hangulWord : .line
        }
    }

    private static func isInsideKoreanWord(_ before: UInt32, _ after: UInt32) -> Bool {
        (CharacterClass.isHangul(before) || CharacterClass.isHangul(after)) && !CharacterClass.isWhitespace(before)
            && before != 0x200B
    }
}
