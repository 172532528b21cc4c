import Foundation

/// A button's configuration with all that it leaves open decided by the button: its state, tint, traits and the
/// contents that were set by `setTitle(_:for:)` and the like.
@MainActor struct ConfiguredLook {
    let configuration: UIButton.Configuration
    let title: NSAttributedString?
    let subtitle: NSAttributedString?
    let image: UIImage?
    /// Of image and titles.
    let foreground: UIColor
    let background: UIBackgroundConfiguration

    init(_ configuration: UIButton.Configuration, of button: UIButton) {
        self.configuration = configuration
        let colors = Colors(configuration, button)
        foreground = colors.foreground
        var background = configuration.background
        if background.backgroundColor == nil { background.backgroundColor = colors.background }
        self.background = background
        image = configuration.image ?? button.currentImage
        let traits = button.traitCollection
        title = Self.text(
            configuration.attributedTitle ?? Self.ownTitle(of: button), style: configuration.titleStyle,
            color: colors.foreground, transformer: configuration.titleTextAttributesTransformer, traits)
        subtitle = Self.text(
            configuration.attributedSubtitle, style: configuration.subtitleStyle,
            color: colors.foreground, transformer: configuration.subtitleTextAttributesTransformer, traits)
    }

    /// What template images are painted with.
    var imageColor: UIColor { configuration.imageColorTransformer?(foreground) ?? foreground }

    var activityColor: UIColor { configuration.activityIndicatorColorTransformer?(foreground) ?? foreground }

    /// Of what stands where the image does.
    var imageSize: CGSize {
        configuration.showsActivityIndicator ? UIActivityIndicatorView.size(of: .medium) : image?.size ?? .zero
    }

    private static func ownTitle(of button: UIButton) -> AttributedString? {
        (button.currentAttributedTitle?.string ?? button.currentTitle).map { AttributedString($0) }
    }

    /// Nil where there is nothing to show.
    private static func text(
        _ text: AttributedString?, style: UIFont.TextStyle, color: UIColor,
        transformer: UIConfigurationTextAttributesTransformer?, _ traits: UITraitCollection
    ) -> NSAttributedString? {
        guard let text, !text.characters.isEmpty else { return nil }
        var standard = AttributeContainer()
        standard.uiKit.font = .preferredFont(forTextStyle: style, compatibleWith: traits)
        standard.uiKit.foregroundColor = color
        var result = AttributedString()
        for run in text.runs {
            let attributes = standard.merging(run.attributes)
            var part = AttributedString(text[run.range])
            part.setAttributes(transformer.map { $0(attributes) } ?? attributes)
            result.append(part)
        }
        return NSAttributedString(result)
    }
}

/// The colours of the styles in each state. All but the filled style's are from memory.
@MainActor private struct Colors {
    let foreground: UIColor
    let background: UIColor

    private static let tintedAlpha: CGFloat = 0.15
    private static let pressedAlpha: CGFloat = 0.75

    init(_ configuration: UIButton.Configuration, _ button: UIButton) {
        let tint = button.tintColor ?? .systemBlue
        let selects = button.isSelected && configuration.automaticallyUpdateForSelection
        let style = selects ? configuration.style.whileSelected : configuration.style
        guard button.isEnabled else {
            foreground = .tertiaryLabel
            background = configuration.style == .plain ? .clear : .tertiarySystemFill
            return
        }
        let base = configuration.baseBackgroundColor
        var (front, back): (UIColor, UIColor) =
            switch style {
            case .plain: (tint, .clear)
            case .gray: (tint, base ?? .tertiarySystemFill)
            case .tinted: (tint, Self.faded(base ?? tint, Self.tintedAlpha))
            case .filled: (.white, base ?? tint)
            }
        if style == .filled, configuration.style != .filled {
            // A selected button is filled with what its content was painted with.
            back = configuration.baseForegroundColor ?? tint
        } else {
            front = configuration.baseForegroundColor ?? front
        }
        if button.isHighlighted {
            if style != .filled { front = Self.faded(front, Self.pressedAlpha) }
            if style != .plain { back = Self.faded(back, Self.pressedAlpha) }
        }
        (foreground, background) = (front, back)
    }

    /// The colour with `share` of its alpha.
    private static func faded(_ color: UIColor, _ share: CGFloat) -> UIColor {
        UIColor { traits in
            let resolved = color.resolvedColor(with: traits)
            return resolved.withAlphaComponent(resolved.cgColor.alpha * share)
        }
    }
}

extension UIButton.Configuration.Style {
    fileprivate var whileSelected: Self { self == .plain ? .tinted : .filled }
}
