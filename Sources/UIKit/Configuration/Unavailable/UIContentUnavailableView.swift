public import Foundation

/// Shows a content-unavailable configuration in its middle, within its margins.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let background = BackgroundConfigurationView()
    private let stack = UIStackView()
    private var parts: [UIView] = []

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        addParts()
        show(configuration)
    }

    public required init?(coder: NSCoder) { nil }

    /// One that is not a content-unavailable configuration is not taken.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration, new != shown else { return }
            show(new)
        }
    }

    override var preservedMarginAxes: UIAxis { shown.axesPreservingSuperviewLayoutMargins }

    private func addParts() {
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(background)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let margins = layoutMarginsGuide
        let inTheMiddle = stack.centerYAnchor.constraint(equalTo: margins.centerYAnchor)
        inTheMiddle.priority = .defaultHigh
        NSLayoutConstraint.activate([
            inTheMiddle,
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
        ])
    }

    // MARK: Showing

    private func show(_ configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        setDirectionalLayoutMargins(configuration.directionalLayoutMargins)
        marginsDidChange()
        background.apply(configuration.background, tintColor: tintColor)
        for part in parts { part.removeFromSuperview() }
        stack.alignment = configuration.alignment == .center ? .center : .leading
        add(indicator(configuration), spacing: configuration.imageToTextPadding)
        let text = label(configuration.text, configuration.attributedText, configuration.textProperties)
        let secondary = label(
            configuration.secondaryText, configuration.secondaryAttributedText, configuration.secondaryTextProperties)
        add(
            text,
            spacing: secondary == nil ? configuration.textToButtonPadding : configuration.textToSecondaryTextPadding)
        add(secondary, spacing: configuration.textToButtonPadding)
        addButtons(configuration)
        parts = stack.arrangedSubviews
    }

    private func add(_ view: UIView?, spacing: CGFloat) {
        guard let view else { return }
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(spacing, after: view)
    }

    private func indicator(_ configuration: UIContentUnavailableConfiguration) -> UIView? {
        let properties = configuration.imageProperties
        if configuration.isLoading {
            let view = UIActivityIndicatorView(style: .medium)
            if let color = properties.tintColor { view.color = color }
            view.startAnimating()
            return view
        }
        guard let image = configuration.image else { return nil }
        let view = UIImageView(image: image)
        view.tintColor = properties.tintColor ?? .secondaryLabel
        view.layer.cornerRadius = properties.cornerRadius
        view.clipsToBounds = properties.cornerRadius > 0
        view.contentMode = .scaleAspectFit
        let (size, most) = (image.size, properties.maximumSize)
        let factor = min(
            1, most.width > 0 ? most.width / max(size.width, 1) : 1,
            most.height > 0 ? most.height / max(size.height, 1) : 1)
        if factor < 1 {
            view.widthAnchor.constraint(equalToConstant: size.width * factor).isActive = true
            view.heightAnchor.constraint(equalToConstant: size.height * factor).isActive = true
        }
        return view
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) -> UILabel? {
        guard let text, !text.isEmpty else { return nil }
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = properties.font.adjusted(for: traitCollection)
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.textAlignment = shown.alignment == .center ? .center : .natural
        label.limitsText = properties.numberOfLines != 0
        if let attributed { label.attributedText = attributed } else { label.text = text }
        return label
    }

    private func addButtons(_ configuration: UIContentUnavailableConfiguration) {
        let buttons = [
            button(configuration.button, configuration.buttonProperties),
            button(configuration.secondaryButton, configuration.secondaryButtonProperties),
        ].compactMap(\.self)
        guard configuration.prefersSideBySideButtonAndSecondaryButton, buttons.count > 1 else {
            for button in buttons { add(button, spacing: configuration.buttonToSecondaryButtonPadding) }
            return
        }
        let row = UIStackView(arrangedSubviews: buttons)
        row.spacing = configuration.buttonToSecondaryButtonPadding
        stack.addArrangedSubview(row)
    }

    private func button(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        let isShown =
            !(configuration.title ?? "").isEmpty || configuration.image != nil || properties.primaryAction != nil
        guard isShown else { return nil }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        button.isEnabled = properties.isEnabled
        return button
    }
}
