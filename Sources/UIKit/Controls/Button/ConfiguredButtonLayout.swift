import Foundation

/// Where image, title and subtitle of a configured button lie: the image at the side that the configuration names, the
/// titles below each other, all of it as one block in the content area.
@MainActor struct ConfiguredButtonLayout {
    let configuration: UIButton.Configuration
    let image: CGSize
    let titleLabel: UILabel?
    let subtitleLabel: UILabel?
    let isRightToLeft: Bool
    let scale: CGFloat

    /// The size of the block, the titles wrapped where the content is to be no wider than `width`.
    func size(width: CGFloat) -> CGSize { block(width: width).size }

    private struct Block {
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var titles = CGSize.zero
        var size = CGSize.zero
    }

    private var isImageBeside: Bool {
        !configuration.imagePlacement.contains(.top) && !configuration.imagePlacement.contains(.bottom)
    }
    /// In the reading direction: whether the image comes after the titles.
    private var isImageLast: Bool {
        configuration.imagePlacement.contains(isImageBeside ? .trailing : .bottom)
    }
    private var hasImage: Bool { image.width > 0 || image.height > 0 }
    private var imagePadding: CGFloat {
        hasImage && (titleLabel != nil || subtitleLabel != nil) ? configuration.imagePadding : 0
    }

    private func block(width: CGFloat) -> Block {
        var block = Block()
        let room = max(width - (isImageBeside ? image.width + imagePadding : 0), 1)
        let limit = CGSize(width: room, height: 0)
        block.title = titleLabel?.sizeThatFits(limit) ?? .zero
        block.subtitle = subtitleLabel?.sizeThatFits(limit) ?? .zero
        let padding = titleLabel != nil && subtitleLabel != nil ? configuration.titlePadding : 0
        block.titles = CGSize(
            width: max(block.title.width, block.subtitle.width),
            height: block.title.height + padding + block.subtitle.height)
        if isImageBeside {
            block.size = CGSize(
                width: image.width + imagePadding + block.titles.width, height: max(image.height, block.titles.height))
        } else {
            block.size = CGSize(
                width: max(image.width, block.titles.width), height: image.height + imagePadding + block.titles.height)
        }
        return block
    }

    /// The places of the parts in an area; `horizontal` is left, right, center or fill.
    func frames(
        in area: CGRect, horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment
    ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
        var block = block(width: area.width)
        block.titles.width = min(block.titles.width, max(area.width, 0))
        block.size.width = horizontal == .fill ? max(area.width, 0) : min(block.size.width, max(area.width, 0))
        let free = CGSize(width: area.width - block.size.width, height: area.height - block.size.height)
        let x: CGFloat =
            switch horizontal {
            case .left, .leading, .fill: area.minX
            case .right, .trailing: area.minX + free.width
            case .center: area.minX + pixel(free.width / 2)
            }
        let y: CGFloat =
            switch vertical {
            case .top: area.minY
            case .bottom: area.minY + free.height
            case .center, .fill: area.minY + pixel(free.height / 2)
            }
        return frames(of: block, in: CGRect(origin: CGPoint(x: x, y: y), size: block.size))
    }

    private func frames(of block: Block, in place: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
        var (imageFrame, titles) = (CGRect(origin: place.origin, size: image), CGRect.zero)
        if isImageBeside {
            titles.size = CGSize(
                width: max(place.width - image.width - imagePadding, 0), height: block.titles.height)
            let isImageOnTheLeft = isImageLast == isRightToLeft
            imageFrame.origin.x = isImageOnTheLeft ? place.minX : place.maxX - image.width
            titles.origin.x = isImageOnTheLeft ? place.minX + image.width + imagePadding : place.minX
            imageFrame.origin.y = place.minY + pixel((place.height - image.height) / 2)
            titles.origin.y = place.minY + pixel((place.height - titles.height) / 2)
        } else {
            titles.size = CGSize(width: place.width, height: block.titles.height)
            imageFrame.origin.x = place.minX + pixel((place.width - image.width) / 2)
            titles.origin.x = place.minX
            imageFrame.origin.y = isImageLast ? place.maxY - image.height : place.minY
            titles.origin.y = isImageLast ? place.minY : place.maxY - titles.height
        }
        let title = line(block.title, in: titles, y: titles.minY)
        let subtitle = line(block.subtitle, in: titles, y: titles.maxY - block.subtitle.height)
        return (imageFrame, title, subtitle)
    }

    private func line(_ size: CGSize, in titles: CGRect, y: CGFloat) -> CGRect {
        let width = min(size.width, titles.width)
        let free = titles.width - width
        let x: CGFloat =
            switch alignment {
            case .left: 0
            case .right: free
            default: pixel(free / 2)
            }
        return CGRect(x: titles.minX + x, y: y, width: width, height: size.height)
    }

    /// Left, center or right.
    var alignment: NSTextAlignment {
        let isLeading: Bool
        switch configuration.titleAlignment {
        case .center: return .center
        case .leading: isLeading = true
        case .trailing: isLeading = false
        case .automatic:
            guard hasImage, isImageBeside else { return .center }
            isLeading = !isImageLast
        }
        return isLeading == isRightToLeft ? .right : .left
    }

    private func pixel(_ value: CGFloat) -> CGFloat { PixelGrid.rounded(value, scale: scale) }
}
