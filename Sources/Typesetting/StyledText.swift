internal import Foundation

/// Text with its attributes as typesetting takes it: UIKit makes it from a `String` or an `NSAttributedString`.
package struct StyledText: Hashable, Sendable {
    package struct Run: Hashable, Sendable {
        /// In UTF-16 units of `string`; runs are in order, adjoin, and cover the string.
        package var length: Int
        package var attributes: TextAttributes

        package init(length: Int, attributes: TextAttributes) {
            self.length = length
            self.attributes = attributes
        }
    }

    /// Characters that have one paragraph style.
    package struct ParagraphRun: Hashable, Sendable {
        /// In UTF-16 units of `string`; runs are in order, adjoin, and cover the string.
        package var length: Int
        package var style: ParagraphStyle

        package init(length: Int, style: ParagraphStyle) {
            self.length = length
            self.style = style
        }
    }

    package var string: String
    package var runs: [Run]
    /// A paragraph has the style of the run that its first character is in. Empty where all have the one that is given
    /// with the width.
    package var paragraphRuns: [ParagraphRun]
    /// Whether a line break at the very end begins one more line, empty, as in a text view; labels have none.
    package var hasFinalEmptyLine: Bool

    package init(
        string: String, runs: [Run], paragraphRuns: [ParagraphRun] = [], hasFinalEmptyLine: Bool = false
    ) {
        self.string = string
        self.runs = runs
        self.paragraphRuns = paragraphRuns
        self.hasFinalEmptyLine = hasFinalEmptyLine
    }

    package init(_ string: String, attributes: TextAttributes) {
        self.init(string: string, runs: [Run(length: string.utf16.count, attributes: attributes)])
    }
}
