import UIKit

extension TextSpecimen {
    private static let paragraph =
        "A paragraph of some words, which are set in lines one below the other until there are no more of them."

    @MainActor static var paragraphRows: [TextSpecimenRow] {
        [
            row("centered, then right, then justified", alignments),
            row("line height multiple 1.5, line spacing 6", spaced),
            row("indents: first line, head, tail", indented),
            row("paragraph spacing, before and after", separated),
            row("tabs: left, center, right, decimal", tabbed),
            row("minimum and maximum line height", limited),
        ]
    }

    @MainActor private static func row(_ caption: String, _ text: NSAttributedString) -> TextSpecimenRow {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 14)
        label.attributedText = text
        label.backgroundColor = .secondarySystemBackground
        return TextSpecimenRow(caption: caption, view: label)
    }

    private static func styled(
        _ string: String, _ change: (NSMutableParagraphStyle) -> Void
    ) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(
            string: string, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 14)])
    }

    private static var alignments: NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for alignment in [NSTextAlignment.center, .right, .justified] {
            let ending = alignment == .justified ? "" : "\n"
            result.append(styled(paragraph + ending) { $0.alignment = alignment })
        }
        return result
    }

    private static var spaced: NSAttributedString {
        let result = NSMutableAttributedString(
            attributedString: styled(paragraph + "\n") { $0.lineHeightMultiple = 1.5 })
        result.append(styled(paragraph) { $0.lineSpacing = 6 })
        return result
    }

    private static var indented: NSAttributedString {
        styled(paragraph) {
            $0.firstLineHeadIndent = 40
            $0.headIndent = 20
            $0.tailIndent = -30
        }
    }

    private static var separated: NSAttributedString {
        styled("First paragraph.\nSecond paragraph.\nThird paragraph.") {
            $0.paragraphSpacing = 8
            $0.paragraphSpacingBefore = 4
        }
    }

    private static var tabbed: NSAttributedString {
        styled("Item\tcentred\tright\t12.50\nMore\tc\tr\t1.5\nLast\tin the middle\tend\t100.125") {
            $0.tabStops = [
                NSTextTab(textAlignment: .center, location: 110), NSTextTab(textAlignment: .right, location: 190),
                NSTextTab(
                    textAlignment: .right, location: 240,
                    options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))]),
            ]
        }
    }

    private static var limited: NSAttributedString {
        let result = NSMutableAttributedString(
            attributedString: styled("Thirty points high.\n") { $0.minimumLineHeight = 30 })
        result.append(styled("Twelve points high at most.") { $0.maximumLineHeight = 12 })
        return result
    }
}
