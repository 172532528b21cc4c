import Foundation

/// Where image and title lie: side by side, the image first in the layout direction.
extension UIButton {
    /// The smallest width of a button with a title, and what its height exceeds the line by: 30 high at 15 pt, 34 at 18.
    private static let minimumWidth: CGFloat = 30
    private static let titleMargin: CGFloat = 12

    /// The size of the content and what is around it, its titles wrapped where the button is to be no wider than `width`.
    func sizeOfContent(width: CGFloat) -> CGSize {
        guard let layout = configuredLayout else { return sizeOfPlainContent() }
        let insets = effectiveContentInsets
        let size = layout.size(width: width - insets.left - insets.right)
        return CGSize(
            width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    private func sizeOfPlainContent() -> CGSize {
        let (image, title) = (imageSize, titleSize)
        let insets = contentEdgeInsets
        var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        if insets == .zero {
            if hasTitle || currentImage == nil {
                size.height = max(image.height, lineHeight.rounded(.up) + Self.titleMargin, title.height)
                size.width = max(size.width, Self.minimumWidth)
            }
        } else {
            size.width += insets.left + insets.right
            size.height += insets.top + insets.bottom
        }
        let background = currentBackgroundImage?.size ?? .zero
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }

    /// Nil without a configuration.
    var configuredLayout: ConfiguredButtonLayout? {
        guard let look = parts.look else { return nil }
        return ConfiguredButtonLayout(
            configuration: look.configuration, image: look.imageSize,
            titleLabel: look.title == nil ? nil : parts.titleLabel,
            subtitleLabel: look.subtitle == nil ? nil : parts.subtitleLabel, isRightToLeft: isRightToLeft,
            scale: displayScale)
    }

    var effectiveContentInsets: UIEdgeInsets {
        guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
        return UIEdgeInsets(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }

    func subtitleRect(forContentRect contentRect: CGRect) -> CGRect {
        configuredFrames(in: contentRect)?.subtitle ?? .zero
    }

    private func configuredFrames(in area: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect)? {
        configuredLayout?.frames(
            in: area, horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment)
    }

    func layout(in contentRect: CGRect) -> (image: CGRect, title: CGRect) {
        if let frames = configuredFrames(in: contentRect) { return (frames.image, frames.title) }
        let imageArea = contentRect.inset(by: imageEdgeInsets)
        let titleArea = contentRect.inset(by: titleEdgeInsets)
        return (place(in: imageArea).image, place(in: titleArea).title)
    }

    /// Both in one area; a title that finds no room gives way to the image.
    private func place(in area: CGRect) -> (image: CGRect, title: CGRect) {
        var (image, title) = (imageSize, titleSize)
        image.width = min(image.width, max(area.width, 0))
        title.width = min(title.width, max(area.width - image.width, 0))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let alignment = effectiveContentHorizontalAlignment
        if alignment == .fill {
            if hasTitle { title.width = max(area.width - image.width, 0) } else { image.width = max(area.width, 0) }
        }
        let free = area.width - image.width - title.width
        let x: CGFloat =
            switch alignment {
            case .left, .fill, .leading: area.minX
            case .right, .trailing: area.minX + free
            case .center: area.minX + pixel(free / 2)
            }
        let imageX = isRightToLeft ? x + title.width : x
        let titleX = isRightToLeft ? x : x + image.width
        return (vertical(image, x: imageX, in: area), vertical(title, x: titleX, in: area))
    }

    private func vertical(_ size: CGSize, x: CGFloat, in area: CGRect) -> CGRect {
        let isFilling = contentVerticalAlignment == .fill && size.height > 0
        let height = isFilling ? max(area.height, 0) : min(size.height, max(area.height, 0))
        let free = area.height - height
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top, .fill: area.minY
            case .bottom: area.minY + free
            case .center: area.minY + pixel(free / 2)
            }
        return CGRect(x: x, y: y, width: size.width, height: height)
    }

    private func pixel(_ value: CGFloat) -> CGFloat {
        PixelGrid.rounded(value, scale: displayScale)
    }

    private var imageSize: CGSize { currentImage?.size ?? .zero }

    private var titleSize: CGSize {
        guard hasTitle, let titleLabel else { return .zero }
        return titleLabel.sizeThatFits(.zero)
    }

    private var lineHeight: CGFloat { titleLabel?.font.lineHeight ?? 0 }
}
