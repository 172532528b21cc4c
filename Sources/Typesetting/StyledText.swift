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
    /// Most texts have no other run, and so no list of them in memory of its own.
    private(set) var firstRun: Run
    private(set) var otherRuns: [Run] = []
    /// A paragraph has the style of the run that its first character is in. Empty where all have the one that is given
    /// with the width.
    package var paragraphRuns: [ParagraphRun]
    /// Whether a line break at the very end begins one more line, empty, as in a text view; labels have none.
    package var hasFinalEmptyLine: Bool

    /// Text without a run is set in UIKit's default label font, 17 pt in black.
    package init(
        string: String, runs: [Run], paragraphRuns: [ParagraphRun] = [], hasFinalEmptyLine: Bool = false
    ) {
        self.init(string, attributes: Self.defaultAttributes)
        self.paragraphRuns = paragraphRuns
        self.hasFinalEmptyLine = hasFinalEmptyLine
        if !runs.isEmpty { self.runs = runs }
    }

    package init(_ string: String, attributes: TextAttributes) {
        self.string = string
        firstRun = Run(length: string.utf16.count, attributes: attributes)
        paragraphRuns = []
        hasFinalEmptyLine = false
    }

    /// At least one.
    package var runs: [Run] {
        get { [firstRun] + otherRuns }
        set {
            firstRun = newValue.first ?? Run(length: string.utf16.count, attributes: Self.defaultAttributes)
            otherRuns = Array(newValue.dropFirst())
        }
    }

    private static let defaultAttributes = TextAttributes(font: FontRequest(size: 17))
}
