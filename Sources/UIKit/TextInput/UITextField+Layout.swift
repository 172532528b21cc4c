import Foundation
import Typesetting

/// Where text and views lie.
///
/// A rounded field is 34 points high in Interface Builder's documents (Xcode 13 on) whether its font has 14 or 17 points, a
/// field without a border as high as its line. Of the rest Apple publishes nothing: the insets are those of fields on
/// devices, 7 points beside and 2 above and below the text within a border.
extension UITextField {
    private static let roundedHeight: CGFloat = 34
    private static let clearButtonSize = CGSize(width: 19, height: 19)
    private static let clearButtonMargin: CGFloat = 5

    /// What a border keeps free between itself and the text.
    private var borderInsets: (beside: CGFloat, above: CGFloat) {
        switch borderStyle {
        case .none: (0, 0)
        case .line: (2, 2)
        case .bezel, .roundedRect: (7, 2)
        }
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
    /// It gives way to the clear button.
    private var showsRightView: Bool { rightView != nil && isShown(rightViewMode) && !showsClearButton }
    private var showsClearButton: Bool { !content.isEmpty && isEnabled && isShown(clearButtonMode) }

    func rectBetweenViews(in bounds: CGRect) -> CGRect {
        let (beside, above) = borderInsets
        var (left, right) = (beside, beside)
        if showsLeftView { left = max(left, width(of: leftViewRect(forBounds: bounds))) }
        if showsRightView { right = max(right, width(of: rightViewRect(forBounds: bounds))) }
        if showsClearButton { right = max(right, Self.clearButtonSize.width + 2 * Self.clearButtonMargin) }
        if isRightToLeft { swap(&left, &right) }
        return CGRect(
            x: bounds.minX + left, y: bounds.minY + above, width: max(bounds.width - left - right, 0),
            height: max(bounds.height - 2 * above, 0))
    }

    private func width(of rect: CGRect) -> CGFloat { rect.width.isFinite ? max(rect.width, 0) : 0 }

    func standardClearButtonRect(in bounds: CGRect) -> CGRect {
        let size = Self.clearButtonSize
        let x =
            isRightToLeft
            ? bounds.minX + Self.clearButtonMargin : bounds.maxX - Self.clearButtonMargin - size.width
        return CGRect(origin: CGPoint(x: x, y: middle(size.height, in: bounds)), size: size)
    }

    /// A view at an end of the field, in its own size, in the middle of the height.
    func sideViewRect(_ view: UIView?, isAtStart: Bool, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        let own =
            view.bounds.size == .zero
            ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
        let size = CGSize(width: own.width, height: min(own.height, bounds.height))
        let x = isAtStart != isRightToLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(origin: CGPoint(x: x, y: middle(size.height, in: bounds)), size: size)
    }

    func middle(_ height: CGFloat, in rect: CGRect) -> CGFloat {
        rect.minY + PixelGrid.rounded((rect.height - height) / 2, scale: displayScale)
    }

    /// Wide enough for the text, or for the placeholder without one, and for what is beside it.
    var sizeOfContent: CGSize {
        let traits = traitCollection
        let shown = content.isEmpty ? shownPlaceholder(in: traits) : shownText(in: traits)
        let text = lineFrame(of: shown, width: .infinity).size
        let area = CGRect(x: 0, y: 0, width: 1000, height: Self.roundedHeight)
        let beside = area.width - rectBetweenViews(in: area).width
        var height = text.height + 2 * borderInsets.above
        if borderStyle == .roundedRect { height = max(Self.roundedHeight, text.height.rounded(.up) + 13) }
        return CGSize(width: text.width + beside, height: height)
    }

    func layoutViews() {
        place(leftView, isShown: showsLeftView, rect: leftViewRect(forBounds:))
        place(rightView, isShown: showsRightView, rect: rightViewRect(forBounds:))
        if showsClearButton, shownClearButton == nil { shownClearButton = makeClearButton() }
        place(shownClearButton, isShown: showsClearButton, rect: clearButtonRect(forBounds:))
    }

    private func place(_ view: UIView?, isShown: Bool, rect: (CGRect) -> CGRect) {
        guard let view else { return }
        guard isShown else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = rect(bounds)
    }

    private func makeClearButton() -> ClearButton {
        let button = ClearButton(frame: .zero)
        button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        return button
    }

    /// What a tap on the clear button does.
    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        sendActions(for: .editingChanged)
    }
}

/// A cross in a gray disc.
final class ClearButton: UIButton {
    override func draw(_ rect: CGRect) {
        let side: CGFloat = 15
        let disc = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        UIColor.tertiaryLabel.setFill()
        UIBezierPath(ovalIn: disc).fill()
        let cross = UIBezierPath()
        let arms = disc.insetBy(dx: 4.5, dy: 4.5)
        cross.move(to: CGPoint(x: arms.minX, y: arms.minY))
        cross.addLine(to: CGPoint(x: arms.maxX, y: arms.maxY))
        cross.move(to: CGPoint(x: arms.maxX, y: arms.minY))
        cross.addLine(to: CGPoint(x: arms.minX, y: arms.maxY))
        cross.lineWidth = 1.5
        cross.lineCapStyle = .round
        UIColor.systemBackground.setStroke()
        cross.stroke()
    }
}
