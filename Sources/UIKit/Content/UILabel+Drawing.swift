import Foundation
import Raster
import Typesetting

/// Setting and drawing the text: one way for measuring, drawing and the review of a layout.
extension UILabel {
    /// The lines of a label's text in a rectangle.
    struct Setting {
        let text: LabelText
        /// How much smaller than itself the text is.
        let scale: CGFloat
        let frame: TextFrame
    }

    /// The text at a width, made smaller where the label may do so; where not all lines fit the height, the last that
    /// does is truncated.
    func setting(in size: CGSize) -> Setting {
        let traits = traitCollection
        var text = labelText(in: traits)
        let scale = scale(of: text, in: size, traits)
        text = text.scaled(by: scale)
        let frame = set(text, width: size.width, lines: lineLimit(of: text, height: size.height), traits)
        let tolerance = 1 / displayScale
        guard frame.size.height > size.height + tolerance, frame.lines.count > 1 else {
            return Setting(text: text, scale: scale, frame: frame)
        }
        let fitting = max(1, frame.lines.count { $0.box.maxY <= size.height + tolerance })
        return Setting(text: text, scale: scale, frame: set(text, width: size.width, lines: fitting, traits))
    }

    /// `numberOfLines`; of a long text no more lines than one beyond the height, as the others need not be set.
    private func lineLimit(of text: LabelText, height: CGFloat) -> Int {
        guard text.isLong, let least = text.leastLineHeight, height / least < 10_000 else { return numberOfLines }
        let limit = Int(height / least) + 2
        return numberOfLines > 0 ? min(numberOfLines, limit) : limit
    }

    func textFrame(width: CGFloat, lines: Int) -> TextFrame {
        let traits = traitCollection
        return set(labelText(in: traits), width: width, lines: lines, traits)
    }

    /// The size of `textFrame(width:lines:)`, which takes less time where the text was set before.
    func textSize(width: CGFloat, lines: Int) -> CGSize {
        guard content.attributed == nil, let string = content.plain else {
            return textFrame(width: width, lines: lines).size
        }
        let traits = traitCollection
        return FontLibrary.current.size(
            of: string, look: plainLook(in: traits).text,
            width: width < CGFloat.greatestFiniteMagnitude ? width : .infinity, maximumLines: lines,
            scale: traits.usableDisplayScale)
    }

    func set(_ text: LabelText, width: CGFloat, lines: Int, _ traits: UITraitCollection) -> TextFrame {
        FontLibrary.current.frame(
            for: text.text, style: text.paragraph,
            width: width < CGFloat.greatestFiniteMagnitude ? width : .infinity, maximumLines: lines,
            scale: traits.usableDisplayScale)
    }

    private func scale(of text: LabelText, in size: CGSize, _ traits: UITraitCollection) -> CGFloat {
        guard adjustsFontSizeToFitWidth else { return 1 }
        let minimum = minimumScaleFactor == 0 ? TextScale.smallest : minimumScaleFactor
        return TextScale.largest(from: minimum) { factor in
            let scaled = text.scaled(by: factor)
            guard numberOfLines != 1 else {
                return set(scaled, width: .infinity, lines: 1, traits).size.width <= size.width + 0.01
            }
            let frame = set(scaled, width: size.width, lines: 0, traits)
            return frame.size.height <= size.height + 0.01 && (numberOfLines <= 0 || frame.lines.count <= numberOfLines)
        }
    }

    /// The top of the lines in `rect`: in the middle of its height, but for text that got smaller on one line.
    func top(of setting: Setting, in rect: CGRect) -> CGFloat {
        let middle = { (height: CGFloat) in
            rect.minY + PixelGrid.rounded((rect.height - height) / 2, scale: self.displayScale)
        }
        guard setting.scale < 1, numberOfLines == 1, baselineAdjustment != .alignCenters else {
            return middle(setting.frame.size.height)
        }
        let full = textFrame(width: .infinity, lines: 1)
        let top = middle(full.size.height)
        guard baselineAdjustment == .alignBaselines, let baseline = full.lines.first?.baseline,
            let own = setting.frame.lines.first?.baseline
        else { return top }
        return top + PixelGrid.rounded(baseline - own, scale: displayScale)
    }

    func draw(_ setting: Setting, in rect: CGRect) {
        let top = top(of: setting, in: rect)
        let opacity = isEnabled ? 1 : Self.disabledOpacity
        if let shadowColor {
            let traits = traitCollection
            let shadow = setting.text.recolored(shadowColor.rasterColor(with: traits))
            draw(
                set(shadow, width: rect.width, lines: setting.frame.lines.count, traits),
                at: CGPoint(x: rect.minX + shadowOffset.width, y: top + shadowOffset.height), opacity: opacity)
        }
        draw(setting.frame, at: CGPoint(x: rect.minX, y: top), opacity: opacity)
    }

    /// Apple says no more than that such text is dimmed.
    private static let disabledOpacity: CGFloat = 0.5

    private func draw(_ frame: TextFrame, at origin: CGPoint, opacity: CGFloat) {
        UIGraphicsGetCurrentContext()?.addText(frame, at: origin, in: bounds, opacity: opacity)
    }
}

extension LabelText {
    /// Whether setting all of the text takes longer than finding out how much of it can be seen.
    fileprivate var isLong: Bool { text.string.utf8.count > 20_000 }

    /// No line is lower; nil where the paragraphs' styles may make lines as low as they like.
    fileprivate var leastLineHeight: CGFloat? {
        guard text.paragraphRuns.isEmpty, paragraph.lineHeightMultiple == 0, paragraph.maximumLineHeight == 0 else {
            return nil
        }
        let heights = text.runs.map { run in
            let metrics = FontLibrary.current.metrics(for: run.attributes.font)
            return metrics.ascender - metrics.descender
        }
        return heights.min().flatMap { $0 > 0 ? $0 : nil }
    }

    /// The same text in one colour, without backgrounds: its shadow.
    fileprivate func recolored(_ color: Color) -> LabelText {
        var copy = self
        for index in copy.text.runs.indices {
            var attributes = copy.text.runs[index].attributes
            attributes.color = color
            attributes.backgroundColor = nil
            attributes.strokeColor = nil
            attributes.shadow = nil
            if attributes.underline != nil { attributes.underline = color }
            if attributes.strikethrough != nil { attributes.strikethrough = color }
            copy.text.runs[index].attributes = attributes
        }
        return copy
    }
}
