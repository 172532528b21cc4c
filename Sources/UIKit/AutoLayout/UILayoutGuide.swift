public import Foundation

/// A rectangle that takes part in layout and draws nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    open var owningView: UIView? { owningViewReference }
    open var identifier = ""
    var engineItem: EngineItem?
    /// The distances from the owning view's edges, for guides that the system places.
    var systemInsets: UIEdgeInsets?
    /// Unsafe so that `deinit`, which has no actor, can take it back.
    nonisolated(unsafe) var layoutReference: LayoutItemReference?
    /// The view takes it back when it goes (see `LayoutItemReference`).
    nonisolated(unsafe) unowned(unsafe) var owningViewReference: UIView?

    public override init() {}

    deinit {
        layoutReference?.item = nil
    }

    /// In the owning view's coordinates, rounded to device pixels.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        if let systemInsets { return owningView.bounds.inset(by: systemInsets) }
        guard let engine = owningView.rootView.preparedEngine else { return .zero }
        return engine.roundedFrame(of: engine.item(for: self))
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// The guides that the system keeps for a view, made when first asked for.
struct StandardGuides {
    var layoutMargins: UILayoutGuide?
    var safeArea: UILayoutGuide?
    var readableContent: UILayoutGuide?

    var isEmpty: Bool { layoutMargins == nil && safeArea == nil && readableContent == nil }
}

extension UIView {
    public var layoutMarginsGuide: UILayoutGuide {
        if let guide = standardGuides.layoutMargins { return guide }
        let guide = makeSystemGuide("UIViewLayoutMarginsGuide", insets: layoutMargins)
        standardGuides.layoutMargins = guide
        return guide
    }

    public var safeAreaLayoutGuide: UILayoutGuide {
        if let guide = standardGuides.safeArea { return guide }
        let guide = makeSystemGuide("UIViewSafeAreaLayoutGuide", insets: safeAreaInsets)
        standardGuides.safeArea = guide
        return guide
    }

    /// Inside the margins, centred, and at most as wide as text is easily read: 672 points at the default text size.
    /// Source: measured on iPad.
    public var readableContentGuide: UILayoutGuide {
        if let guide = standardGuides.readableContent { return guide }
        let guide = makeSystemGuide("UIViewReadableContentGuide", insets: readableInsets)
        standardGuides.readableContent = guide
        return guide
    }

    var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let excess = bounds.width - insets.left - insets.right - readableWidth
        if excess > 0 {
            insets.left += excess / 2
            insets.right += excess / 2
        }
        return insets
    }

    /// Grows with the size of body text; Apple has not published the widths at other sizes than the default.
    private var readableWidth: CGFloat {
        let body = DynamicType.entry(for: .body)
        return (672 * body.size(for: traitCollection) / body.standardSize).rounded()
    }

    private func makeSystemGuide(_ identifier: String, insets: UIEdgeInsets) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        guide.systemInsets = insets
        addLayoutGuide(guide)
        return guide
    }

    /// Brings the standard guides that exist to the present margins and safe area.
    func refreshStandardGuides() {
        update(standardGuides.layoutMargins) { layoutMargins }
        update(standardGuides.safeArea) { safeAreaInsets }
        update(standardGuides.readableContent) { readableInsets }
    }

    private func update(_ guide: UILayoutGuide?, insets: () -> UIEdgeInsets) {
        guard let guide else { return }
        let insets = insets()
        guard guide.systemInsets != insets else { return }
        guide.systemInsets = insets
        rootView.engine?.systemInsetsDidChange(of: guide)
    }

    func adopt(_ guide: UILayoutGuide) {
        guard guide.owningViewReference !== self else { return }
        guide.owningViewReference?.removeLayoutGuide(guide)
        guide.owningViewReference = self
        layoutGuides.append(guide)
    }

    func disown(_ guide: UILayoutGuide) {
        guard guide.owningViewReference === self else { return }
        for view in sequence(first: self, next: \.superview) {
            for constraint in view.constraints where constraint.firstItem === guide || constraint.secondItem === guide {
                view.release(constraint)
            }
        }
        rootView.engine?.remove(guide)
        guide.owningViewReference = nil
        layoutGuides.removeAll { $0 === guide }
    }
}
