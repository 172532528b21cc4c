import Foundation

/// A constraint as a golden keeps it: a sentence, and where the live one was made.
///
/// A golden holds no line of source: lines move with every edit.
package struct ConstraintDetails: Equatable, Sendable {
    /// `titleLabel.top == contentView.top + 16 @750`.
    package let sentence: String
    /// `Module/CardCell.swift:41`; nil in a golden.
    package let source: String?

    package init(sentence: String, source: String? = nil) {
        self.sentence = sentence
        self.source = source
    }

    /// `titleLabel.top`.
    var subject: String {
        let end = sentence.firstRange(of: /\ (?:==|<=|>=)\ /)?.lowerBound ?? sentence.endIndex
        return String(sentence[..<end])
    }

    /// Whether it speaks of widths, or of places from left to right; nil where the attribute is not told.
    var isHorizontal: Bool? {
        guard let attribute = subject.split(separator: ".").last else { return nil }
        if Self.horizontalAttributes.contains(attribute) { return true }
        return Self.verticalAttributes.contains(attribute) ? false : nil
    }

    /// The sentence without the constraint's identifier.
    var plainSentence: String { split.plain }

    private var split: (plain: String, identifier: String?) {
        guard sentence.hasSuffix("'"), let start = sentence.range(of: " '", options: .backwards) else {
            return (sentence, nil)
        }
        return (String(sentence[..<start.lowerBound]), String(sentence[start.lowerBound...]))
    }

    /// The sentence in parts: two constraints of the same shape relate the same things.
    var parts: (shape: String, constant: String, priority: String, identifier: String?) {
        let (plain, identifier) = split
        var rest = plain
        let name = identifier ?? ""
        var priority = "1000"
        if let match = rest.firstMatch(of: /\ @([0-9.]+)$/) {
            priority = String(match.output.1)
            rest = String(rest[..<match.range.lowerBound])
        }
        if let match = rest.firstMatch(of: /\ ([+-])\ ([0-9.e+-]+)$/) {
            let sign = match.output.1 == "-" ? "-" : ""
            return (rest[..<match.range.lowerBound] + name, sign + match.output.2, priority, identifier)
        }
        if let match = rest.firstMatch(of: /\ (?:==|<=|>=)\ (-?[0-9.e+-]+)$/) {
            return (rest[..<match.output.1.startIndex] + name, String(match.output.1), priority, identifier)
        }
        return (rest + name, "0", priority, identifier)
    }

    private static let horizontalAttributes: Set<Substring> = [
        "left", "right", "leading", "trailing", "width", "centerX", "leftMargin", "rightMargin", "leadingMargin",
        "trailingMargin", "centerXWithinMargins",
    ]
    private static let verticalAttributes: Set<Substring> = [
        "top", "bottom", "height", "centerY", "lastBaseline", "firstBaseline", "topMargin", "bottomMargin",
        "centerYWithinMargins",
    ]
}
