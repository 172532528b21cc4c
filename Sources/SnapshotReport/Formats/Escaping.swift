/// Text from data as it can stand in other formats.
package enum Escaping {
    /// For XML and HTML, in elements and in attributes. What XML 1.0 cannot hold becomes U+FFFD.
    package static func markup(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value), "\u{FFFE}", "\u{FFFF}":
                result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// For a line of Markdown: no character has a meaning of its own, and no mention or link comes of it.
    ///
    /// - Parameter limit: how many characters of the text are told; a longer one ends in `…`.
    package static func markdown(_ text: String, limit: Int = .max) -> String {
        var result = ""
        for scalar in excerpt(text, limit).unicodeScalars {
            switch scalar {
            case "\n", "\r", "\t", "\u{2028}", "\u{2029}": result += " "
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            // GitHub looks for these in the finished text, which a comment divides.
            case "@": result += "&#64;<!-- -->"
            case "#": result += "\\#<!-- -->"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "+", "!", "|", "~", "$":
                result += "\\\(scalar)"
            case _ where isHidden(scalar): result += codePoint(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        // A scheme makes a link.
        return result.replacing("://", with: ":&#47;&#47;").replacing("www.", with: "www&#46;")
    }

    /// As code in a line or a table of Markdown: nothing can end it.
    package static func markdownCode(_ text: String) -> String {
        "`" + String(line(text).map { $0 == "`" || $0 == "|" ? "?" : $0 }) + "`"
    }

    private static func excerpt(_ text: String, _ limit: Int) -> String {
        // Of a character of many scalars, only so many are kept.
        guard text.unicodeScalars.count > limit else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))) + "…"
    }

    /// Controls, and the marks that turn text around or hide in it: what holds them must not pass for something else.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF:
            true
        default: false
        }
    }

    /// `U+202E`.
    private static func codePoint(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// A word as a POSIX shell takes it.
    package static func shellWord(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { "@%+:,./-_".utf8.contains($0) || ($0 < 0x80 && isLetterOrDigit($0)) }
        return isPlain && !text.isEmpty ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: false
        }
    }

    /// For the message of a GitHub workflow command, whose lines are shown as they are in a terminal.
    package static func workflowMessage(_ text: String) -> String {
        let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line(String($0)).replacing("%", with: "%25") }.joined(separator: "%0A")
    }

    /// For a property of a GitHub workflow command.
    package static func workflowProperty(_ text: String) -> String {
        workflowMessage(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }

    /// On one line, for a terminal: control characters and what turns text around become `?`.
    package static func line(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control: result += scalar == "\n" || scalar == "\t" ? " " : "?"
            case .format, .lineSeparator, .paragraphSeparator: result += "?"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
