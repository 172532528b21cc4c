import Foundation

/// The subviews of a button, each made when there is something to show in it.
struct ButtonParts {
    var titleLabel: UILabel?
    var subtitleLabel: UILabel?
    var imageView: UIImageView?
    var activityView: UIActivityIndicatorView?
    var backgroundImageView: UIImageView?
    var configuredBackground: BackgroundConfigurationView?
    /// Behind the title and the image of a selected system button.
    var titleSelection: UIView?
    var imageSelection: UIView?
    var shownAttributedTitle: NSAttributedString?
    /// What the configuration came to when it was last shown.
    var look: ConfiguredLook?

    /// Those that are there.
    var all: [UIView] {
        let views: [UIView?] = [
            titleLabel, subtitleLabel, imageView, backgroundImageView, configuredBackground, titleSelection,
            imageSelection,
        ]
        return views.compactMap(\.self)
    }
}

/// A title label that tells its button when an app changes its font or lines.
private final class ButtonTitleLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UIButton)?.titleLabelDidChange()
    }
}

extension UIButton {
    var showsTitle: Bool { configuration == nil ? hasTitle : parts.look?.title != nil }

    func madeTitleLabel() -> UILabel {
        if let label = parts.titleLabel { return label }
        let label = addTitleLabel()
        updateParts()
        return label
    }

    func madeImageView() -> UIImageView {
        if let view = parts.imageView { return view }
        let view = addImageView()
        updateParts()
        return view
    }

    /// The label, made if there is none yet.
    private func addTitleLabel() -> UILabel {
        if let label = parts.titleLabel { return label }
        let label = ButtonTitleLabel()
        label.lineBreakMode = .byTruncatingMiddle
        // That is the button's doing, not the app's.
        label.limitsText = false
        label.font = .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
        parts.titleLabel = label
        addSubview(label)
        return label
    }

    /// The image view, made if there is none yet.
    private func addImageView() -> UIImageView {
        if let view = parts.imageView { return view }
        let view = UIImageView(frame: .zero)
        parts.imageView = view
        let behind = [
            parts.backgroundImageView, parts.configuredBackground, parts.titleSelection, parts.imageSelection,
        ]
        insertSubview(view, at: behind.count { $0 != nil })
        return view
    }

    /// Shows what the button's state, contents and configuration say.
    func updateParts() {
        if let configuration {
            show(ConfiguredLook(configuration, of: self))
        } else {
            parts.look = nil
            parts.configuredBackground?.isHidden = true
            parts.activityView?.isHidden = true
            parts.subtitleLabel?.isHidden = true
            updateTitle()
            updateImage()
            updateSelection()
        }
        updateBackgroundImage()
    }

    func layOutParts() {
        parts.backgroundImageView?.frame = backgroundRect(forBounds: bounds)
        if let background = parts.configuredBackground, let look = parts.look {
            background.frame = backgroundRect(forBounds: bounds)
            var shown = look.background
            let insets = shown.backgroundInsets
            shown.cornerRadius = look.configuration.cornerRadius(
                height: background.bounds.height - insets.top - insets.bottom, traits: traitCollection)
            background.apply(shown, tintColor: tintColor)
            background.layoutIfNeeded()
        }
        let contentRect = contentRect(forBounds: bounds)
        parts.imageView?.frame = imageRect(forContentRect: contentRect)
        parts.activityView?.frame = imageRect(forContentRect: contentRect)
        parts.titleLabel?.frame = titleRect(forContentRect: contentRect)
        parts.subtitleLabel?.frame = subtitleRect(forContentRect: contentRect)
        layOutSelection()
    }

    // MARK: With a configuration

    private func show(_ look: ConfiguredLook) {
        parts.look = look
        showBackground(look)
        if look.title != nil || parts.titleLabel != nil {
            show(look.title, in: addTitleLabel(), lineBreakMode: look.configuration.titleLineBreakMode)
        }
        if look.subtitle != nil, parts.subtitleLabel == nil {
            let label = UILabel()
            parts.subtitleLabel = label
            addSubview(label)
        }
        show(look.subtitle, in: parts.subtitleLabel, lineBreakMode: look.configuration.subtitleLineBreakMode)
        if look.image != nil || parts.imageView != nil {
            let view = addImageView()
            let isTemplate = look.image?.isTemplate(automatic: true) ?? false
            view.image = isTemplate ? look.image?.withRenderingMode(.alwaysTemplate) : look.image
            view.look = isTemplate ? .template(look.imageColor) : isEnabled ? .plain : .faded
            view.alpha = 1
            view.isHidden = look.image == nil || look.configuration.showsActivityIndicator
        }
        showActivity(look)
        parts.titleSelection?.isHidden = true
        parts.imageSelection?.isHidden = true
    }

    private func showActivity(_ look: ConfiguredLook) {
        let isShown = look.configuration.showsActivityIndicator
        guard isShown || parts.activityView != nil else { return }
        let view = parts.activityView ?? UIActivityIndicatorView(style: .medium)
        if parts.activityView == nil {
            parts.activityView = view
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        view.color = look.activityColor
        if isShown { view.startAnimating() } else { view.stopAnimating() }
    }

    private func show(_ text: NSAttributedString?, in label: UILabel?, lineBreakMode: NSLineBreakMode) {
        guard let label else { return }
        label.numberOfLines = lineBreakMode == .byWordWrapping ? 0 : 1
        label.lineBreakMode = lineBreakMode
        label.limitsText = false
        label.textAlignment = configuredLayout?.alignment ?? .center
        // Never compared: Foundation on Linux ends the program where attributes of equal strings differ.
        label.attributedText = text
        label.isHidden = text == nil
        label.alpha = 1
    }

    private func showBackground(_ look: ConfiguredLook) {
        let view = parts.configuredBackground ?? BackgroundConfigurationView()
        if parts.configuredBackground == nil {
            parts.configuredBackground = view
            insertSubview(view, at: 0)
        }
        view.isHidden = false
        view.apply(look.background, tintColor: tintColor)
    }

    // MARK: Without a configuration

    private func updateTitle() {
        guard parts.titleLabel != nil || hasTitle else { return }
        let label = addTitleLabel()
        if let attributed = currentAttributedTitle {
            if attributed !== parts.shownAttributedTitle {
                label.textColor = shownTitleColor
                label.attributedText = attributed
            }
        } else {
            label.text = currentTitle
            label.textColor = shownTitleColor
        }
        parts.shownAttributedTitle = currentAttributedTitle
        label.isHidden = !hasTitle
        label.alpha = isFaded ? 0.2 : 1
    }

    private func updateImage() {
        guard parts.imageView != nil || currentImage != nil else { return }
        let view = addImageView()
        view.image = currentImage.map { image in
            let isTemplate = image.isTemplate(automatic: buttonType == .system)
            return isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
        }
        view.look = imageLook
        view.isHidden = currentImage == nil
        view.alpha = isFaded ? 0.2 : 1
    }

    private var imageLook: UIImageView.Look {
        if isImageMarkedSelected { return .template(.white) }
        let isTemplate = parts.imageView?.image?.isTemplate(automatic: false) ?? false
        if !isEnabled, adjustsImageWhenDisabled, content(for: state)?.image == nil {
            return buttonType == .system && isTemplate ? .template(.tertiaryLabel) : .faded
        }
        // A highlighted system button fades as a whole.
        if isHighlighted, isEnabled, adjustsImageWhenHighlighted, buttonType == .custom,
            content(for: state)?.image == nil
        {
            return .darkened
        }
        return .plain
    }

    private func updateBackgroundImage() {
        guard parts.backgroundImageView != nil || currentBackgroundImage != nil else { return }
        let view = parts.backgroundImageView ?? UIImageView(frame: .zero)
        if parts.backgroundImageView == nil {
            parts.backgroundImageView = view
            insertSubview(view, at: 0)
        }
        view.image = currentBackgroundImage
        view.isHidden = currentBackgroundImage == nil
    }

    /// A pressed system button fades.
    private var isFaded: Bool { buttonType == .system && isHighlighted && isEnabled }
}
