import Foundation

extension StringProtocol {
    /// The text as it may be shown on one paragraph: emoji short names replaced, line breaks and tabs as spaces, other
    /// control characters left out, no white space around it, as on GitHub.
    var displayText: String {
        EmojiShortcodes.replacingNames(in: withoutControlCharacters.withoutWhitespaceAround)
    }

    /// Line breaks and tabs as spaces, other control characters left out.
    var withoutControlCharacters: String {
        guard unicodeScalars.contains(where: \.isControl) else { return String(self) }
        // A carriage return and line feed are one break, so one space.
        let unified = String(self).replacing("\r\n", with: "\n")
        var scalars = String.UnicodeScalarView()
        for scalar in unified.unicodeScalars {
            if !scalar.isControl {
                scalars.append(scalar)
            } else if scalar.properties.isWhitespace {
                scalars.append(" ")
            }
        }
        return String(scalars)
    }
}

extension String {
    fileprivate var withoutWhitespaceAround: String {
        guard let first = unicodeScalars.first, let last = unicodeScalars.last,
            first.properties.isWhitespace || last.properties.isWhitespace
        else { return self }
        return trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

extension Unicode.Scalar {
    /// Control characters, and the two separators that would break a line.
    fileprivate var isControl: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
        default: false
        }
    }
}
