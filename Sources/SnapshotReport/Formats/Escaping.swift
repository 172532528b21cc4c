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
    package static func markdown(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\r", "\u{2028}", "\u{2029}": result += " "
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "@": result += "&#64;"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "!", "|", "~", "$":
                result += "\\\(scalar)"
            case _ where scalar.properties.generalCategory == .control: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        // A scheme makes a link.
        return result.replacing("://", with: ":&#47;&#47;").replacing("www.", with: "www&#46;")
    }

    /// For the message of a GitHub workflow command.
    package static func workflowMessage(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
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
