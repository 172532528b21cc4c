public import Foundation
public import Raster

/// Where and how a layout shows one element: made by layouts, applied to views by the collection view.
///
/// Subclasses of a layout change copies of what `super` returned. Subclasses of the attributes with properties of their own
/// override `copy(with:)` and `isEqual(_:)`.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// In the content's coordinates, before `transform`. Points.
    open var center: CGPoint {
        get { CGPoint(x: box.midX, y: box.midY) }
        set { box.origin = CGPoint(x: newValue.x - box.width / 2, y: newValue.y - box.height / 2) }
    }

    /// Before `transform`; the centre keeps its place when it changes.
    open var size: CGSize {
        get { box.size }
        set {
            let center = self.center
            box.size = newValue
            self.center = center
        }
    }

    open var transform: CGAffineTransform {
        get { values.transform }
        set { values.transform = newValue }
    }
    open var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }
    /// Elements with larger values lie above; equal ones in the order of their index paths.
    open var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }
    /// A hidden element gets no view.
    open var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }
    open var indexPath: IndexPath {
        get { values.indexPath }
        set { values.indexPath = newValue }
    }
    open var representedElementCategory: UICollectionView.ElementCategory { values.category }
    /// Nil for cells.
    open var representedElementKind: String? { values.kind }

    /// What an element of a list is told of its place; nil outside of lists.
    final var listPlace: ListPlace? {
        get { values.listPlace }
        set { values.listPlace = newValue }
    }

    /// Along which axes the element is asked for the length it prefers.
    final var fittingAxes: UIAxis {
        get { values.fittingAxes }
        set { values.fittingAxes = newValue }
    }

    /// The smallest rectangle that holds the transformed element.
    open var frame: CGRect {
        get { transform.isIdentity ? box : turned.offsetBy(dx: center.x, dy: center.y) }
        set {
            if transform.isIdentity {
                box = newValue
            } else {
                let size = newValue.applying(transform.inverted()).size
                box = CGRect(
                    x: newValue.midX - size.width / 2, y: newValue.midY - size.height / 2, width: size.width,
                    height: size.height)
            }
        }
    }

    /// The transformed element around its centre.
    private var turned: CGRect {
        CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).applying(transform)
    }

    private struct Values: Equatable {
        /// Kept by its origin rather than its centre, so that a frame comes back exactly as it was set: layouts compare
        /// edges.
        var box = CGRect.zero
        var transform = CGAffineTransform.identity
        var alpha: CGFloat = 1
        var zIndex = 0
        var isHidden = false
        var indexPath = IndexPath(item: 0, section: 0)
        var category = UICollectionView.ElementCategory.cell
        var kind: String?
        var fittingAxes = UIAxis.both
        var listPlace: ListPlace?
    }

    private final var values = Values()
    private final var box: CGRect {
        get { values.box }
        set { values.box = newValue }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    public override init() {
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        describe(.cell, nil, indexPath)
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        describe(.supplementaryView, elementKind, indexPath)
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        describe(.decorationView, decorationViewKind, indexPath)
    }

    /// What `layoutAttributesClass` makes for an element: of the class that it is called on.
    static func make(
        _ category: UICollectionView.ElementCategory, _ kind: String? = nil, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = make()
        attributes.describe(category, kind, indexPath)
        return attributes
    }

    private func describe(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        self.indexPath = indexPath
        values.category = category
        values.kind = kind
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).make()
        copy.values = values
        return copy
    }

    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { values == other.values }
    }

    open override nonisolated var hash: Int {
        MainActor.assumeIsolated { indexPath.hashValue }
    }
}
