extension String {
    /// The direction of the first strongly directional character (rules P2 and P3 of UAX #9, without isolates); nil if
    /// there is none, as in digits and punctuation.
    package var isRightToLeft: Bool? {
        for scalar in unicodeScalars {
            // Latin text, the common case, without a property look-up.
            if scalar.value < 0x80 {
                guard (0x41...0x5A).contains(scalar.value & ~0x20) else { continue }
                return false
            }
            if scalar.isStronglyRightToLeft { return true }
            if scalar.properties.isAlphabetic { return false }
        }
        return nil
    }
}

extension Unicode.Scalar {
    /// Letters of the blocks that Unicode reserves for right-to-left scripts, and the two right-to-left marks.
    fileprivate var isStronglyRightToLeft: Bool {
        switch value {
        case 0x200F, 0x061C: true
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            properties.isAlphabetic && properties.numericType == nil
        default: false
        }
    }
}
