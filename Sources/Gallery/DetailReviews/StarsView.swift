import UIKit

/// Up to five stars in a row, of which some are filled; grows with the text, up to a limit.
final class StarsView: UIView {
    private let textStyle: UIFont.TextStyle
    private static let count = 5

    /// From 0 to 5.
    var rating = 0 {
        didSet { if rating != oldValue { setNeedsDisplay() } }
    }

    init(textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        accessibilityIdentifier = "starsView"
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.required, for: axis)
            setContentCompressionResistancePriority(.required, for: axis)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        let side = side
        return CGSize(width: CGFloat(Self.count) * side + CGFloat(Self.count - 1) * gap, height: side)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for index in 0..<Self.count {
            let place = CGFloat(isRightToLeft ? Self.count - 1 - index : index)
            let box = CGRect(x: place * (side + gap), y: 0, width: side, height: side)
            (index < rating ? UIColor.systemOrange : .systemGray4).setFill()
            Self.star(in: box).fill()
        }
    }

    /// A star of five points around the middle of a square.
    private static func star(in box: CGRect) -> UIBezierPath {
        let (outer, inner) = (box.width / 2, box.width * 0.2)
        let path = UIBezierPath()
        for corner in 0..<10 {
            let radius = corner.isMultiple(of: 2) ? outer : inner
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let point = CGPoint(x: box.midX + radius * cos(angle), y: box.midY + radius * sin(angle) + outer * 0.06)
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }

    private var side: CGFloat {
        let scaled = UIFontMetrics(forTextStyle: textStyle).scaledValue(for: 14, compatibleWith: traitCollection)
        // Five of them have to fit beside other things.
        return min(scaled.rounded(), 24)
    }

    private var gap: CGFloat { 2 }
}
