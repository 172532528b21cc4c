internal import CPangoCairo

/// What typesetting asks about single Unicode scalars; ranges are checked before tables for speed.
enum CharacterClass {
    /// Spaces at which a line may end and that do not count in its width.
    static func isWhitespace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Control characters, interlinear annotation marks, object placeholders and shorthand controls: they are there and
    /// show nothing, which HarfBuzz does not know of them.
    static func isInvisible(_ scalar: UInt32) -> Bool {
        (scalar < 0x20 && scalar != 0x09) || (0x7F...0x9F).contains(scalar) || (0xFFF9...0xFFFC).contains(scalar)
            || (0x1BCA0...0x1BCA3).contains(scalar)
    }

    /// Characters that mean something in fonts made for them alone.
    static func isPrivateUse(_ scalar: UInt32) -> Bool {
        (0xE000...0xF8FF).contains(scalar) || scalar >= 0xF0000
    }

    /// Characters that a font need not have: joiners, selectors, direction marks and the like.
    static func isDefaultIgnorable(_ scalar: UInt32) -> Bool {
        guard scalar >= 0xAD else { return false }
        switch scalar {
        case 0xAD, 0x34F, 0x61C, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F,
            0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
            return true
        default: return false
        }
    }

    /// Whether the scalar belongs to the character that `previous` begins or continues, and so to that one's font.
    static func extendsCluster(_ scalar: UInt32, after previous: UInt32) -> Bool {
        guard scalar >= 0x300 else { return false }
        switch scalar {
        case 0x3400...0x9FFF, 0xAC00...0xD7A3: return false
        case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: return true
        // A skin tone without an emoji to colour is one itself.
        case 0x1F3FB...0x1F3FF: return previous == 0xFE0F || EmojiPresentation.isPictograph(previous)
        default: return isMark(scalar)
        }
    }

    /// Whether the scalar is certainly not part of the cluster before it: quick, and false where others may do so too.
    static func surelyBeginsCluster(_ scalar: UInt32) -> Bool {
        scalar < 0x300 || (0x3400...0x9FFF).contains(scalar) || (0xAC00...0xD7A3).contains(scalar)
    }

    /// Whether the scalar is part of the character before it, as a reader counts them: a mark, a joiner or selector, or
    /// a vowel or final consonant of a Korean syllable.
    static func continuesCharacter(_ scalar: UInt32) -> Bool {
        guard scalar >= 0x300 else { return false }
        switch scalar {
        case 0x3400...0x9FFF, 0xAC00...0xD7A3: return false
        case 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x200C, 0x200D, 0xE0020...0xE007F: return true
        default: return isMark(scalar)
        }
    }

    static func isMark(_ scalar: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(scalar) else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }

    static func isHangul(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
        default: false
        }
    }

    /// Whether the script has no spaces between words: Thai, Lao, Tibetan, Myanmar, Khmer, Chinese and Japanese.
    static func isWrittenWithoutSpaces(_ scalar: UInt32) -> Bool {
        guard scalar >= 0xE00 else { return false }
        switch scalar {
        case 0xE00...0xFFF, 0x1000...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF, 0x2E80...0x2FDF, 0x3001...0x312F,
            0x31A0...0x4DBF, 0x4E00...0x9FFF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F, 0xF900...0xFAFF, 0xFF00...0xFF9F,
            0x20000...0x3FFFF:
            return true
        default: return false
        }
    }

    /// Whether the scalar can make a text run from right to left, or needs the bidirectional algorithm otherwise.
    static func needsBidi(_ scalar: UInt32) -> Bool {
        guard scalar >= 0x590 else { return false }
        switch scalar {
        case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
            0x10800...0x10FFF, 0x1E800...0x1EFFF:
            return true
        default: return false
        }
    }

    static func isRegionalIndicator(_ scalar: UInt32) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar)
    }

    static func script(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x61...0x7A, 0x41...0x5A: Script.latin
        case 0..<0x80: Script.common
        case 0xAC00...0xD7A3: Script.hangul
        default: unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
        }
    }
}
