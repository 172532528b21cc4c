import Foundation

/// A row's actions as buttons beside each other, as high as the row, at its trailing edge.
final class RowActionsView: UIView {
    private let buttons: [RowActionButton]

    /// - Parameter onEnd: called when an action has been done.
    init(_ configuration: UISwipeActionsConfiguration, onEnd: @escaping @MainActor () -> Void) {
        buttons = configuration.actions.map { RowActionButton($0, onEnd: onEnd) }
        super.init(frame: .zero)
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    /// All buttons are as wide as the widest. Points.
    var fittingWidth: CGFloat {
        CGFloat(buttons.count) * (buttons.map(\.fittingWidth).max() ?? 0)
    }

    override var ownParts: [UIView] { buttons }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            // The first one is at the row's edge.
            let x = isRightToLeft ? CGFloat(index) * width : bounds.width - CGFloat(index + 1) * width
            button.frame = PixelGrid.rounded(
                CGRect(x: x, y: 0, width: width, height: bounds.height), scale: displayScale)
        }
    }
}

/// One action: its title, or its image above it, in white on the action's colour.
final class RowActionButton: UIControl {
    private let action: UIContextualAction
    private let label = UILabel()
    private let image = UIImageView()

    // From the looks of iOS 17, in points.
    private static let minimumWidth: CGFloat = 74
    private static let sideMargin: CGFloat = 14
    private static let imageGap: CGFloat = 4
    /// From this height on a row shows a title below an image.
    private static let heightForBoth: CGFloat = 91

    init(_ action: UIContextualAction, onEnd: @escaping @MainActor () -> Void) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        accessibilityLabel = action.title
        accessibilityTraits = .button
        label.text = action.title
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 0
        image.image = action.image?.withRenderingMode(.alwaysTemplate)
        image.tintColor = .white
        for part in [label, image] { addSubview(part) }
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                action.handler(action, self) { _ in onEnd() }
            }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override var ownParts: [UIView] { [label, image] }

    var fittingWidth: CGFloat {
        let title = image.image == nil ? label.sizeThatFits(Self.unlimited).width : 0
        return max(Self.minimumWidth, (max(title, image.image?.size.width ?? 0) + 2 * Self.sideMargin).rounded(.up))
    }

    private static let unlimited = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    override func layoutSubviews() {
        super.layoutSubviews()
        let picture = image.image?.size ?? .zero
        let hasBoth = image.image != nil && label.hasText && bounds.height >= Self.heightForBoth
        label.isHidden = image.image != nil && !hasBoth
        let text = label.sizeThatFits(
            CGSize(width: max(0, bounds.width - 2 * Self.imageGap), height: .greatestFiniteMagnitude))
        let height = (label.isHidden ? 0 : text.height) + picture.height + (hasBoth ? Self.imageGap : 0)
        var y = (bounds.height - height) / 2
        place(image, picture, y)
        if hasBoth { y += picture.height + Self.imageGap }
        place(label, text, y)
    }

    private func place(_ part: UIView, _ size: CGSize, _ y: CGFloat) {
        part.frame = PixelGrid.rounded(
            CGRect(x: (bounds.width - size.width) / 2, y: y, width: size.width, height: size.height),
            scale: displayScale)
    }

    override func takeTap(at point: CGPoint) {
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
}
