internal import SwiftSyntax

/// Replacements of parts of a text that leave each line where it is.
struct SourceEdits {
    private struct Edit {
        let range: Range<Int>
        let text: String
    }

    private var edits: [Edit] = []

    var isEmpty: Bool { edits.isEmpty }

    /// Replaces a range, in UTF-8 code units, with a text of at most as many lines; ranges may not overlap.
    ///
    /// Lines that the text is short of are added before its last character, a parenthesis.
    mutating func replace(_ range: Range<AbsolutePosition>, with text: String) {
        edits.append(Edit(range: range.lowerBound.utf8Offset..<range.upperBound.utf8Offset, text: text))
    }

    /// Replaces a range with spaces, so that what follows keeps its column.
    mutating func blank(_ range: Range<AbsolutePosition>, in text: String.UTF8View) {
        let offsets = range.lowerBound.utf8Offset..<range.upperBound.utf8Offset
        let spaces = text.dropFirst(offsets.lowerBound).prefix(offsets.count).map {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ")
        }
        edits.append(Edit(range: offsets, text: String(decoding: spaces, as: UTF8.self)))
    }

    mutating func insert(_ text: String, at position: AbsolutePosition) {
        edits.append(Edit(range: position.utf8Offset..<position.utf8Offset, text: text))
    }

    func applied(to text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var position = 0
        // Insertions at one place stay in the order in which they were made.
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in ordered {
            result += bytes[position..<edit.range.lowerBound]
            result += Self.padded(edit.text, to: bytes[edit.range])
            position = edit.range.upperBound
        }
        return String(decoding: result + bytes[position...], as: UTF8.self)
    }

    /// The text with as many lines as what it replaces.
    private static func padded(_ text: String, to original: ArraySlice<UInt8>) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        var result = Array(text.utf8)
        let missing = original.count { $0 == newline } - result.count { $0 == newline }
        if missing > 0 {
            result.insert(contentsOf: repeatElement(newline, count: missing), at: max(0, result.count - 1))
        }
        return result
    }
}
