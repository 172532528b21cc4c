/// Where lines may end in scripts without spaces between words for which there is no dictionary: Khmer, Lao, Myanmar.
///
/// Unicode's line breaking algorithm leaves such text whole. Words consist of whole syllables, so that lines end
/// between these; only where one surely begins, as a letter alone can be the end of the syllable before it.
enum SyllableBreaks {
    /// Whether a line may end before the scalar at `index`, which begins a character.
    static func isOpportunity(before index: Int, in scalars: [UInt32]) -> Bool {
        guard index > 0, index < scalars.count else { return false }
        let (before, after) = (scalars[index - 1], scalars[index])
        switch after {
        case 0x1780...0x17B3: return isKhmer(before) && before != coeng && carriesVowel(index, in: scalars)
        case 0x0E81...0x0EAE: return isLao(before) && before != laoHigh && carriesLaoSign(index, in: scalars)
        // The vowels that are written before the syllable they are part of.
        case 0x0EC0...0x0EC4: return isLao(before)
        case 0x1000...0x102A, 0x103F:
            return (0x1000...0x109F).contains(before) && before != virama && !isMyanmarFinal(index, in: scalars)
        default: return false
        }
    }

    /// HO SUNG, which begins a syllable together with the letter after it.
    private static let laoHigh: UInt32 = 0x0EAB
    private static let coeng: UInt32 = 0x17D2
    private static let virama: UInt32 = 0x1039
    private static let asat: UInt32 = 0x103A

    /// Letters and signs, but not the vowels before which a syllable begins.
    private static func isLao(_ scalar: UInt32) -> Bool {
        (0x0E81...0x0EDF).contains(scalar) && !(0x0EC0...0x0EC4).contains(scalar)
    }

    /// Whether a Lao letter has a vowel or a tone.
    private static func carriesLaoSign(_ index: Int, in scalars: [UInt32]) -> Bool {
        guard index + 1 < scalars.count else { return false }
        return (0x0EB0...0x0EBC).contains(scalars[index + 1]) || (0x0EC8...0x0ECD).contains(scalars[index + 1])
    }

    /// Letters, vowels, signs and the repetition mark; after punctuation Unicode's rules hold.
    private static func isKhmer(_ scalar: UInt32) -> Bool {
        (0x1780...0x17D3).contains(scalar) || scalar == 0x17D7 || scalar == 0x17DD
    }

    /// Whether a Khmer letter has a vowel or a subscript letter, or is a vowel itself.
    private static func carriesVowel(_ index: Int, in scalars: [UInt32]) -> Bool {
        if (0x17A3...0x17B3).contains(scalars[index]) { return true }
        guard index + 1 < scalars.count else { return false }
        return (0x17B6...0x17C5).contains(scalars[index + 1]) || scalars[index + 1] == coeng
    }

    /// Whether a Myanmar letter ends the syllable before it: silenced, or stacked on the next one.
    private static func isMyanmarFinal(_ index: Int, in scalars: [UInt32]) -> Bool {
        var next = index + 1
        // A tone mark can stand between the letter and the sign that silences it.
        if next < scalars.count, scalars[next] == 0x1037 { next += 1 }
        return next < scalars.count && (scalars[next] == asat || scalars[next] == virama)
    }
}
