public import Foundation

/// Shows a list content configuration.
///
/// Its height follows its width and its content, in a cell as under constraints of an app's own. `ListContentLayout` decides
/// about frames.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var listConfiguration: UIListContentConfiguration
    private var label: UILabel?
    private var secondaryLabel: UILabel?
    private var imageView: UIImageView?
    private var laidOutWidth: CGFloat?
    private var guides: (text: UILayoutGuide?, secondaryText: UILayoutGuide?, image: UILayoutGuide?)

    public init(configuration: UIListContentConfiguration) {
        listConfiguration = configuration
        super.init(frame: .zero)
        show(configuration)
    }

    public required init?(coder: NSCoder) { nil }

    /// One that is not a list content configuration is not taken.
    open var configuration: any UIContentConfiguration {
        get { listConfiguration }
        set {
            guard let new = newValue as? UIListContentConfiguration, new != listConfiguration else { return }
            show(new)
        }
    }

    // MARK: Guides

    /// The text's frame; nil without a text.
    open var textLayoutGuide: UILayoutGuide? {
        guard label != nil else { return nil }
        return guide(&guides.text)
    }

    open var secondaryTextLayoutGuide: UILayoutGuide? {
        guard secondaryLabel != nil else { return nil }
        return guide(&guides.secondaryText)
    }

    open var imageLayoutGuide: UILayoutGuide? {
        guard imageView != nil else { return nil }
        return guide(&guides.image)
    }

    /// The text's leading edge as a distance from the view's own; where separators begin.
    var textInset: CGFloat {
        let frame = contentLayout.frames(in: bounds.size).text
        return isRightToLeft ? bounds.width - frame.maxX : frame.minX
    }

    private func guide(_ slot: inout UILayoutGuide?) -> UILayoutGuide {
        if let slot { return slot }
        let guide = UILayoutGuide()
        guide.systemInsets = .zero
        slot = guide
        addLayoutGuide(guide)
        setNeedsLayout()
        return guide
    }

    // MARK: Showing

    private func show(_ configuration: UIListContentConfiguration) {
        listConfiguration = configuration
        alpha = configuration.alpha
        setDirectionalLayoutMargins(configuration.directionalLayoutMargins)
        label = shownLabel(label, configuration.shownText, configuration.textProperties)
        secondaryLabel = shownLabel(
            secondaryLabel, configuration.shownSecondaryText, configuration.secondaryTextProperties)
        showImage(configuration)
        marginsDidChange()
        contentDidChange()
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func shownLabel(
        _ label: UILabel?, _ text: ListContentText, _ properties: UIListContentConfiguration.TextProperties
    ) -> UILabel? {
        guard let string = text.string, !string.isEmpty else {
            label?.removeFromSuperview()
            return nil
        }
        let shown = label ?? UILabel()
        if label == nil { addSubview(shown) }
        shown.take(properties)
        if let attributed = text.attributed { shown.attributedText = attributed } else { shown.text = text.plain }
        return shown
    }

    private func showImage(_ configuration: UIListContentConfiguration) {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView(frame: .zero)
        if imageView == nil {
            imageView = view
            insertSubview(view, at: 0)
        }
        let properties = configuration.imageProperties
        view.image = image
        view.layer.cornerRadius = properties.cornerRadius
        view.layer.cornerCurve = .continuous
        view.clipsToBounds = properties.cornerRadius > 0
        colorImage()
    }

    private func colorImage() {
        guard let imageView else { return }
        let properties = listConfiguration.imageProperties
        if properties.tintColor != nil || properties.tintColorTransformer != nil {
            imageView.tintColor = properties.resolvedTintColor(for: tintColor)
        } else if imageView.ownTintColor != nil {
            imageView.tintColor = nil
        }
        imageView.layer.borderWidth = properties.strokeWidth
        imageView.layer.borderColor =
            properties.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        colorImage()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorImage()
    }

    // MARK: Layout

    private var contentLayout: ListContentLayout {
        let traits = traitCollection
        return ListContentLayout(
            configuration: listConfiguration, label: label, secondaryLabel: secondaryLabel, imageSize: imageSize,
            margins: UIEdgeInsets(effectiveDirectionalLayoutMargins, isRightToLeft: false),
            isRightToLeft: isRightToLeft, scale: displayScale,
            standardImageLength: UIFontMetrics.default.scaledValue(
                for: Self.standardImageLength, compatibleWith: traits))
    }

    /// Judged: what symbols of body text take up.
    private static let standardImageLength: CGFloat = 28

    /// Within the maximum size, in the image's proportions.
    private var imageSize: CGSize? {
        guard let size = listConfiguration.image?.size else { return nil }
        let maximum = listConfiguration.imageProperties.maximumSize
        var factor: CGFloat = 1
        if maximum.width > 0, size.width > maximum.width { factor = maximum.width / size.width }
        if maximum.height > 0, size.height * factor > maximum.height { factor = maximum.height / size.height }
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    override var preservedMarginAxes: UIAxis { listConfiguration.axesPreservingSuperviewLayoutMargins }
    override var wrapsContent: Bool { true }
    override var wrapWidth: CGFloat? {
        get { laidOutWidth }
        set { laidOutWidth = newValue }
    }

    open override var intrinsicContentSize: CGSize {
        let layout = contentLayout
        let width = PixelGrid.ceiled(layout.naturalWidth, scale: displayScale)
        return CGSize(width: width, height: ceiledHeight(layout, width: laidOutWidth ?? width))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let layout = contentLayout
        let width = size.width > 0 ? size.width : PixelGrid.ceiled(layout.naturalWidth, scale: displayScale)
        return CGSize(width: width, height: ceiledHeight(layout, width: width))
    }

    private func ceiledHeight(_ layout: ListContentLayout, width: CGFloat) -> CGFloat {
        PixelGrid.ceiled(layout.height(width: width), scale: displayScale)
    }

    /// Nothing in the view is constrained, so that no engine has to be asked.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        guard constraints.isEmpty else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        let isWidthGiven = horizontal > contentCompressionResistancePriority(for: .horizontal)
        var size = sizeThatFits(isWidthGiven ? targetSize : .zero)
        if vertical > contentCompressionResistancePriority(for: .vertical) { size.height = targetSize.height }
        return size
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = contentLayout.frames(in: bounds.size)
        imageView?.frame = frames.image
        label?.frame = frames.text
        secondaryLabel?.frame = frames.secondaryText
        place(guides.text, frames.text)
        place(guides.secondaryText, frames.secondaryText)
        place(guides.image, frames.image)
    }

    private func place(_ guide: UILayoutGuide?, _ frame: CGRect) {
        guard let guide else { return }
        let insets = UIEdgeInsets(
            top: frame.minY, left: frame.minX, bottom: bounds.height - frame.maxY, right: bounds.width - frame.maxX)
        guard guide.systemInsets != insets else { return }
        guide.systemInsets = insets
        rootView.engine?.systemInsetsDidChange(of: guide)
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        contentDidChange()
    }
}

extension UIListContentConfiguration {
    var shownText: ListContentText {
        ListContentText(attributed: attributedText, plain: text, transform: textProperties.transform)
    }

    var shownSecondaryText: ListContentText {
        ListContentText(
            attributed: secondaryAttributedText, plain: secondaryText, transform: secondaryTextProperties.transform)
    }
}

extension ListContentText {
    fileprivate init(
        attributed: NSAttributedString?, plain: String?,
        transform: UIListContentConfiguration.TextProperties.TextTransform
    ) {
        if let attributed {
            self.init(attributed: transform.applied(to: attributed))
        } else {
            self.init(plain: plain.map { transform.applied(to: $0) })
        }
    }
}

extension UILabel {
    /// Looks as the text properties say.
    fileprivate func take(_ properties: UIListContentConfiguration.TextProperties) {
        adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        font =
            properties.adjustsFontForContentSizeCategory
            ? properties.font.adjusted(for: traitCollection) : properties.font
        textColor = properties.resolvedColor()
        numberOfLines = properties.numberOfLines
        lineBreakMode = properties.lineBreakMode
        textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        minimumScaleFactor = properties.minimumScaleFactor
        allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        // Only what differs from the system's own setting is the app's.
        limitsText = properties.numberOfLines != 0 || properties.lineBreakMode != .byTruncatingTail
    }
}
