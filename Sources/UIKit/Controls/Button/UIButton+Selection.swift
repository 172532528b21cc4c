import Foundation

/// How a selected system button without a configuration looks, as since iOS 7: its title in white on the tint colour, and
/// its image too unless there is one for the selected state. The margins and the radius are from memory.
extension UIButton {
    private static let margin = CGSize(width: 3, height: 1)
    private static let radius: CGFloat = 3

    private var isMarkedSelected: Bool {
        configuration == nil && buttonType == .system && isSelected && isEnabled
    }

    private var isTitleMarkedSelected: Bool { isMarkedSelected && hasTitle && currentAttributedTitle == nil }

    var isImageMarkedSelected: Bool {
        let isTemplate = currentImage?.isTemplate(automatic: true) ?? false
        return isMarkedSelected && isTemplate && content(for: .selected)?.image == nil
    }

    /// White on the mark, unless the app has chosen a colour for it.
    var shownTitleColor: UIColor {
        isTitleMarkedSelected && content(for: .selected)?.titleColor == nil ? .white : currentTitleColor
    }

    func updateSelection() {
        parts.titleSelection = mark(parts.titleSelection, isShown: isTitleMarkedSelected)
        parts.imageSelection = mark(parts.imageSelection, isShown: isImageMarkedSelected)
    }

    func layOutSelection() {
        let (dx, dy) = (-Self.margin.width, -Self.margin.height)
        if let label = parts.titleLabel { parts.titleSelection?.frame = label.frame.insetBy(dx: dx, dy: dy) }
        if let view = parts.imageView { parts.imageSelection?.frame = view.frame.insetBy(dx: dx, dy: dy) }
    }

    private func mark(_ mark: UIView?, isShown: Bool) -> UIView? {
        guard isShown || mark != nil else { return nil }
        let view = mark ?? UIView()
        if mark == nil {
            view.isUserInteractionEnabled = false
            view.layer.cornerRadius = Self.radius
            insertSubview(view, at: parts.backgroundImageView == nil ? 0 : 1)
        }
        view.isHidden = !isShown
        view.backgroundColor = tintColor
        view.alpha = isHighlighted ? 0.2 : 1
        return view
    }
}
