internal import CPangoCairo

extension ParagraphStyle {
    /// Whether a paragraph of these characters runs from right to left.
    func isRightToLeft(_ scalars: ArraySlice<UInt32>) -> Bool {
        guard hasNaturalDirection else { return isRightToLeft }
        return Self.firstStrongDirection(scalars) ?? isRightToLeft
    }

    /// Rules P2 and P3 of Unicode's bidirectional algorithm; nil where no character has a direction.
    private static func firstStrongDirection(_ scalars: ArraySlice<UInt32>) -> Bool? {
        var isolates = 0
        for scalar in scalars {
            switch scalar {
            case 0x2066...0x2068: isolates += 1
            case 0x2069: isolates = max(isolates - 1, 0)
            case 0x41...0x5A where isolates == 0, 0x61...0x7A where isolates == 0: return false
            case 0..<0x80: break
            default:
                guard isolates == 0 else { continue }
                switch fribidi_get_bidi_type(scalar) {
                case FRIBIDI_TYPE_LTR: return false
                case FRIBIDI_TYPE_RTL, FRIBIDI_TYPE_AL: return true
                default: break
                }
            }
        }
        return nil
    }
}
