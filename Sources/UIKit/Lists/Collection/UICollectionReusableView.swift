public import Foundation

/// A view that a collection view takes from a pool, fills, and puts back: cells, headers, footers, decorations.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// What it was dequeued by; nil for views that did not come from a collection view.
    open internal(set) var reuseIdentifier: String?
    /// The pool it goes back to.
    var reuseKind = ""
    /// The collection view that made it; nil for views that did not come from one.
    var maker: ObjectIdentifier?
    /// Where in a list it was shown last; kept in the pool.
    var lastListPlace: ListPlace?
    /// Where the collection view shows it; nil while it is in the pool.
    var shownAttributes: UICollectionViewLayoutAttributes?
    /// Whether it is the view of an element, rather than in the pool or just taken from it.
    var isInUse = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = coder.documentReader?.string("reuseIdentifier")
        super.init(coder: coder)
    }

    /// Called before a pooled view is handed out again; overrides take back what a former use left behind.
    open func prepareForReuse() {}

    /// Called with the layout's attributes once frame, transform, alpha and visibility follow them.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called when the view is shown at another place in a list, or in a list for the first time.
    func placeInListDidChange(from former: ListPlace?) {}

    /// The attributes the view would like instead; for layouts whose sizes are estimates.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fitted(layoutAttributes)
    }
}

extension UICollectionReusableView {
    /// Stands in for a view that cannot be had: blank, taken for a dequeued one, and of no pool.
    static func standIn() -> Self {
        let view = unsafeDowncast(make(frame: .zero), to: Self.self)
        view.reuseIdentifier = ""
        return view
    }

    /// A copy with the lengths that the constraints give along the axes where the element decides; a length that they leave
    /// at zero stays as it is.
    private func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let axes = attributes.fittingAxes
        guard !axes.isEmpty, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
            return attributes
        }
        let size = systemLayoutSizeFitting(
            attributes.size, withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
        if axes.contains(.horizontal), size.width > 0 { copy.size.width = size.width }
        if axes.contains(.vertical), size.height > 0 { copy.size.height = size.height }
        return copy
    }

    /// Takes geometry, on whole device pixels, and looks from the layout. Sets only what differs: each write may cause
    /// layout.
    func show(_ attributes: UICollectionViewLayoutAttributes) {
        // Compared with the view, not with the former attributes alone: a layout may have changed these in place.
        let frame = PixelGrid.rounded(
            CGRect(
                x: attributes.center.x - attributes.size.width / 2, y: attributes.center.y - attributes.size.height / 2,
                width: attributes.size.width, height: attributes.size.height), scale: displayScale)
        let (size, center) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
        var isChanged = bounds.size != size || self.center != center
        if isChanged { setGeometry(position: center, bounds: CGRect(origin: bounds.origin, size: size)) }
        if transform != attributes.transform {
            transform = attributes.transform
            isChanged = true
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        let former = shownAttributes
        shownAttributes = attributes
        if lastListPlace != attributes.listPlace {
            let last = lastListPlace
            lastListPlace = attributes.listPlace
            placeInListDidChange(from: last)
        }
        if !isChanged, former === attributes || former?.isEqual(attributes) ?? false { return }
        apply(attributes)
    }
}
