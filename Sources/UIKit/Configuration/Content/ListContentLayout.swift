import Foundation

/// Where image, text and secondary text of a list content view lie.
///
/// Pure: from a configuration, the parts and the margins it gives the height for a width, and frames for a size.
@MainActor struct ListContentLayout {
    let configuration: UIListContentConfiguration
    /// Nil without a text; so for the others.
    let label: UILabel?
    let secondaryLabel: UILabel?
    let imageSize: CGSize?
    let margins: UIEdgeInsets
    let isRightToLeft: Bool
    let scale: CGFloat
    /// What the standard symbol takes up.
    let standardImageLength: CGFloat

    struct Frames {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondaryText = CGRect.zero
    }

    /// The texts at a width.
    private struct Texts {
        var text = CGSize.zero
        var secondary = CGSize.zero
        var isSideBySide = false
        var height: CGFloat = 0
    }

    /// With texts on one line.
    var naturalWidth: CGFloat {
        let text = label?.sizeThatFits(.zero).width ?? 0
        let secondary = secondaryLabel?.sizeThatFits(.zero).width ?? 0
        let texts =
            configuration.prefersSideBySideTextAndSecondaryText
            ? text + secondary + (secondaryLabel == nil ? 0 : configuration.textToSecondaryTextHorizontalPadding)
            : max(text, secondary)
        return margins.left + margins.right + imageRoom + texts
    }

    func height(width: CGFloat) -> CGFloat {
        let content = max(texts(width: textWidth(in: width)).height, imageBox?.height ?? 0)
        return max(content + margins.top + margins.bottom, minimumHeight)
    }

    func frames(in size: CGSize) -> Frames {
        var frames = Frames()
        let room = CGRect(
            x: margins.left, y: margins.top, width: max(0, size.width - margins.left - margins.right),
            height: max(0, size.height - margins.top - margins.bottom))
        if let imageSize, let box = imageBox {
            frames.image = CGRect(
                x: room.minX + pixel((box.width - imageSize.width) / 2),
                y: room.minY + pixel((room.height - imageSize.height) / 2), width: imageSize.width,
                height: imageSize.height)
        }
        let area = CGRect(
            x: room.minX + imageRoom, y: room.minY, width: textWidth(in: size.width), height: room.height)
        place(texts(width: area.width), in: area, &frames)
        return isRightToLeft ? frames.mirrored(in: size.width) : frames
    }

    // MARK: Image

    /// The image's room, without the padding beside it.
    private var imageBox: CGSize? {
        guard let imageSize else { return nil }
        let reserved = configuration.imageProperties.reservedLayoutSize
        return CGSize(
            width: reservedLength(reserved.width, imageSize.width),
            height: reservedLength(reserved.height, imageSize.height))
    }

    private func reservedLength(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
        if reserved <= 0 { return own }
        return reserved == UIListContentConfiguration.ImageProperties.standardDimension
            ? standardImageLength : reserved
    }

    private var imageRoom: CGFloat {
        guard let imageBox else { return 0 }
        let hasText = label != nil || secondaryLabel != nil
        return imageBox.width + (hasText ? configuration.imageToTextPadding : 0)
    }

    // MARK: Texts

    private func textWidth(in width: CGFloat) -> CGFloat {
        max(0, width - margins.left - margins.right - imageRoom)
    }

    private func texts(width: CGFloat) -> Texts {
        var texts = Texts()
        if configuration.prefersSideBySideTextAndSecondaryText, let label, let secondaryLabel {
            (texts.text, texts.secondary) = (label.sizeThatFits(.zero), secondaryLabel.sizeThatFits(.zero))
            let needed = texts.text.width + configuration.textToSecondaryTextHorizontalPadding + texts.secondary.width
            if needed <= width {
                texts.isSideBySide = true
                texts.height = max(texts.text.height, texts.secondary.height)
                return texts
            }
        }
        // A width of 0 would stand for none.
        let limit = CGSize(width: max(width, 1), height: 0)
        texts.text = label?.sizeThatFits(limit) ?? .zero
        texts.secondary = secondaryLabel?.sizeThatFits(limit) ?? .zero
        let padding =
            label != nil && secondaryLabel != nil ? configuration.textToSecondaryTextVerticalPadding : 0
        texts.height = texts.text.height + padding + texts.secondary.height
        return texts
    }

    private func place(_ texts: Texts, in area: CGRect, _ frames: inout Frames) {
        let top = area.minY + pixel((area.height - texts.height) / 2)
        if texts.isSideBySide {
            frames.text = CGRect(
                x: area.minX, y: area.minY + pixel((area.height - texts.text.height) / 2), width: texts.text.width,
                height: texts.text.height)
            frames.secondaryText = CGRect(
                x: area.maxX - texts.secondary.width, y: frames.text.minY + baselineDistance,
                width: texts.secondary.width, height: texts.secondary.height)
            return
        }
        if label != nil {
            frames.text = CGRect(x: area.minX, y: top, width: area.width, height: texts.text.height)
        }
        if secondaryLabel != nil {
            frames.secondaryText = CGRect(
                x: area.minX, y: top + texts.height - texts.secondary.height, width: area.width,
                height: texts.secondary.height)
        }
    }

    /// How much lower the secondary text begins, for both to stand on one line.
    private var baselineDistance: CGFloat {
        guard let first = label?.baselineOffsets?.first, let second = secondaryLabel?.baselineOffsets?.first else {
            return 0
        }
        return pixel(first - second)
    }

    private func pixel(_ value: CGFloat) -> CGFloat { PixelGrid.rounded(value, scale: scale) }

    /// A row is at least 44 points high; an app that sets margins above and below has its own idea. Source: the rows of iOS
    /// 17's lists, whose text and margins come to 42.33.
    private var minimumHeight: CGFloat {
        let (margins, standard) = (configuration.directionalLayoutMargins, configuration.defaults.margins)
        return configuration.style.isCell && margins.top == standard.top && margins.bottom == standard.bottom
            ? Self.rowHeight : 0
    }

    /// Points.
    static let rowHeight: CGFloat = 44
}

extension ListContentLayout.Frames {
    fileprivate func mirrored(in width: CGFloat) -> Self {
        func mirrored(_ frame: CGRect) -> CGRect {
            CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        return Self(image: mirrored(image), text: mirrored(text), secondaryText: mirrored(secondaryText))
    }
}
