import Foundation

/// Shows a `UIBackgroundConfiguration`.
final class BackgroundConfigurationView: UIView {
    private let fillView = UIView()
    private var imageView: UIImageView?
    private let strokeView = UIView()
    private var customView: UIView?
    private(set) var configuration = UIBackgroundConfiguration.clear()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        fillView.clipsToBounds = true
        for view in [fillView, strokeView] {
            view.layer.cornerCurve = .continuous
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter tintColor: stands in for colours that are left open.
    func apply(_ configuration: UIBackgroundConfiguration, tintColor: UIColor) {
        self.configuration = configuration
        fillView.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        strokeView.isHidden = configuration.strokeWidth <= 0
        strokeView.layer.borderWidth = max(configuration.strokeWidth, 0)
        let stroke = configuration.resolvedStrokeColor(for: tintColor)
        strokeView.layer.borderColor = stroke.resolvedColor(with: traitCollection).cgColor
        showImage(configuration.image)
        showCustomView(configuration.customView)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = shownInsets
        let place = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing))
        fillView.frame = place
        let outset = configuration.strokeOutset
        strokeView.frame = place.insetBy(dx: -outset, dy: -outset)
        let radius = min(max(configuration.cornerRadius, 0), min(place.width, place.height) / 2)
        fillView.layer.cornerRadius = radius
        strokeView.layer.cornerRadius = radius > 0 ? max(radius + outset, 0) : 0
        imageView?.frame = fillView.bounds
        customView?.frame = fillView.bounds
    }

    /// With the margins of what has the background, where they are asked for.
    private var shownInsets: NSDirectionalEdgeInsets {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        guard !edges.isEmpty, let margins = superview?.effectiveDirectionalLayoutMargins else { return insets }
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return insets
    }

    private func showImage(_ image: UIImage?) {
        guard image != nil || imageView != nil else { return }
        let view = imageView ?? UIImageView(frame: .zero)
        if imageView == nil {
            imageView = view
            fillView.insertSubview(view, at: 0)
        }
        view.image = image
        view.contentMode = configuration.imageContentMode
    }

    private func showCustomView(_ view: UIView?) {
        guard view !== customView else { return }
        customView?.removeFromSuperview()
        customView = view
        if let view { fillView.addSubview(view) }
    }
}
