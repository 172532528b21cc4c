import Foundation
import Goldens
import Raster
import Typesetting

/// A page of text samples, one below the other, as typesetting sets and Raster draws them.
struct TextPage: CustomStringConvertible, Sendable {
    struct Sample: Sendable {
        var text: StyledText
        var style = ParagraphStyle()
        var width: CGFloat = 300
        var lines = 0
    }

    let name: String
    let samples: [Sample]

    var description: String { name }

    static let scale: CGFloat = 2
    private static let margin: CGFloat = 10
    private static let gap: CGFloat = 8

    /// The samples within their boxes, and where each line and its baseline is, as a layout's text has views.
    func picture() -> (list: DisplayList, layout: String) {
        var (top, right, items, layout) = (Self.margin, CGFloat(0), [DisplayItem](), "")
        for sample in samples {
            let frame = FontLibrary.current.frame(
                for: sample.text, style: sample.style, width: sample.width, maximumLines: sample.lines,
                scale: Self.scale)
            let box = CGRect(origin: .zero, size: CGSize(width: sample.width, height: frame.size.height))
            let content = [.fill(.rectangle(box), Self.paper)] + frame.lines.flatMap(\.items)
            let transform = CGAffineTransform(translationX: Self.margin, y: top)
            items.append(.group(DisplayGroup(transform: transform, items: content)))
            layout += "  Sample  \(Self.text(CGRect(origin: CGPoint(x: Self.margin, y: top), size: frame.size)))\n"
            for line in frame.lines {
                layout += "    \(line.isTruncated ? "CutLine" : "Line")  \(Self.text(line.box))\n"
                layout += "      Baseline  \(Self.text(CGRect(x: 0, y: line.baseline, width: 0, height: 0)))\n"
            }
            top += frame.size.height + Self.gap
            right = max(right, sample.width)
        }
        let size = CGSize(width: right + 2 * Self.margin, height: (top - Self.gap + Self.margin).rounded(.up))
        let head = "\(name) \(Self.text(size.width)) x \(Self.text(size.height)) @\(Self.text(Self.scale))x"
        let page = "Page  \(Self.text(CGRect(origin: .zero, size: size)))"
        return (DisplayList(size: size, items: items), "\(head)\n\(page)\n\(layout)")
    }

    /// Behind each sample, so that text outside of its box is seen.
    private static let paper = Color(red: 0.93, green: 0.95, blue: 1)

    private static func text(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: " ")
    }

    private static func text(_ number: CGFloat) -> String { Number.text(Double(number)) }
}

extension TextPage.Sample {
    /// Body text in the system font; `change` sees to its attributes.
    init(
        _ string: String, size: CGFloat = 17, width: CGFloat = 300, lines: Int = 0,
        style: ParagraphStyle = ParagraphStyle(), _ change: (inout TextAttributes) -> Void = { _ in }
    ) {
        var attributes = TextAttributes(font: FontRequest(size: size))
        change(&attributes)
        self.init(text: StyledText(string, attributes: attributes), style: style, width: width, lines: lines)
    }
}
