import UIKit

extension TextSpecimen {
    @MainActor static var attributeRows: [TextSpecimenRow] {
        [
            row("underlines", underlines), row("strikethrough", strikethroughs), row("strokes and shadows", shapes),
            row("kern, tracking, ligatures", spacing), row("colours and baselines", colors),
            row("an AttributedString with a link", linked), row("pictures", pictures),
            row("truncated in the attributes of the end", truncated, lines: 1),
        ]
    }

    @MainActor private static func row(
        _ caption: String, _ text: NSAttributedString, lines: Int = 0
    ) -> TextSpecimenRow {
        let label = UILabel()
        label.numberOfLines = lines
        label.attributedText = text
        if lines > 0 { label.lineBreakMode = .byTruncatingTail }
        return TextSpecimenRow(caption: caption, view: label)
    }

    private static func join(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for (index, (string, attributes)) in parts.enumerated() {
            if index > 0 { result.append(NSAttributedString(string: "  ")) }
            result.append(NSAttributedString(string: string, attributes: attributes))
        }
        return result
    }

    private static var underlines: NSAttributedString {
        let styles: [(String, NSUnderlineStyle)] = [
            ("single", .single), ("thick", .thick), ("double", .double), ("dotted", [.single, .patternDot]),
            ("dashed", [.single, .patternDash]), ("dash dot", [.single, .patternDashDot]),
            ("by word only", [.single, .byWord]),
        ]
        return join(styles.map { ($0, [.underlineStyle: $1.rawValue, .underlineColor: UIColor.systemRed]) })
    }

    private static var strikethroughs: NSAttributedString {
        join([
            ("gone", [.strikethroughStyle: 1]),
            ("twice gone", [.strikethroughStyle: NSUnderlineStyle.double.rawValue]),
            ("gone in red", [.strikethroughStyle: 1, .strikethroughColor: UIColor.systemRed]),
        ])
    }

    private static var shapes: NSAttributedString {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 2)
        shadow.shadowBlurRadius = 2
        shadow.shadowColor = UIColor.systemGray
        let large = UIFont.boldSystemFont(ofSize: 28)
        return join([
            ("Outline", [.font: large, .strokeWidth: 3]),
            ("Filled", [.font: large, .strokeWidth: -4, .strokeColor: UIColor.systemBlue]),
            ("Shadow", [.font: large, .shadow: shadow]), ("Oblique", [.obliqueness: 0.3]),
            ("Expanded", [.expansion: 0.3]), ("Condensed", [.expansion: -0.3]),
        ])
    }

    private static var spacing: NSAttributedString {
        let serif = UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.serif).map {
            UIFont(descriptor: $0, size: 0)
        }
        return join([
            ("kern 4", [.kern: 4]), ("kern -1", [.kern: -1]), ("tracking 2", [.tracking: 2]),
            ("office", [.font: serif as Any]), ("office", [.font: serif as Any, .ligature: 0]),
        ])
    }

    private static var colors: NSAttributedString {
        join([
            ("red", [.foregroundColor: UIColor.systemRed]),
            ("on yellow", [.backgroundColor: UIColor.systemYellow]),
            ("up", [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: 11)]),
            ("down", [.baselineOffset: -4, .font: UIFont.systemFont(ofSize: 11)]),
            ("large", [.font: UIFont.systemFont(ofSize: 28, weight: .heavy)]),
        ])
    }

    private static var linked: NSAttributedString {
        var text = AttributedString("Read the guide before you begin.")
        text.font = UIFont.systemFont(ofSize: 17)
        if let range = text.range(of: "the guide") {
            text[range].link = URL(string: "https://example.com/guide")
        }
        if let range = text.range(of: "begin") { text[range].foregroundColor = UIColor.systemGreen }
        return NSAttributedString(text)
    }

    @MainActor private static var pictures: NSAttributedString {
        let circle = UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14)).image { context in
            UIColor.black.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 14, height: 14))
        }.withRenderingMode(.alwaysTemplate)
        let result = NSMutableAttributedString(string: "Before ")
        let small = NSTextAttachment(image: circle)
        result.append(NSAttributedString(attachment: small))
        result.append(NSAttributedString(string: " between "))
        let large = NSTextAttachment(image: circle)
        large.bounds = CGRect(x: 0, y: -6, width: 24, height: 24)
        let red = NSMutableAttributedString(attributedString: NSAttributedString(attachment: large))
        red.addAttributes([.foregroundColor: UIColor.systemRed], range: NSRange(location: 0, length: 1))
        result.append(red)
        result.append(NSAttributedString(string: " after"))
        return result
    }

    private static var truncated: NSAttributedString {
        join([
            ("A title that is followed", [:]),
            (
                "by something long and red",
                [.foregroundColor: UIColor.systemRed, .font: UIFont.boldSystemFont(ofSize: 20)]
            ),
        ])
    }
}
