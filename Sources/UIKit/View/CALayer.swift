public import Foundation
public import Raster

/// What a view draws with: its geometry, background, corners, border, shadow and sublayers.
///
/// A view owns exactly one layer, whose geometry is the view's own; further sublayers may be added to it.
open class CALayer: NSObject {
    /// In the superlayer's coordinates, where `anchorPoint` lies. Points.
    open var position: CGPoint {
        get { storedPosition }
        set { setGeometry(position: newValue, bounds: storedBounds) }
    }

    open var bounds: CGRect {
        get { storedBounds }
        set { setGeometry(position: storedPosition, bounds: newValue) }
    }

    /// In the unit square of the bounds; the middle by default.
    open var anchorPoint: CGPoint {
        get { storedAnchorPoint }
        set { setAnchorPoint(newValue) }
    }
    open var zPosition: CGFloat = 0
    open var isHidden = false
    open var masksToBounds = false
    /// 0...1; the layer and its sublayers are composed first and faded as one.
    open var opacity: Float = 1
    open var backgroundColor: CGColor?
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var cornerCurve = CALayerCornerCurve.circular
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = CALayer.opaqueBlack
    open var shadowColor: CGColor? = CALayer.opaqueBlack
    /// 0 by default: no shadow.
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The blur's radius in points.
    open var shadowRadius: CGFloat = 3
    /// What casts the shadow, in the layer's coordinates; nil takes the layer's background.
    open var shadowPath: CGPath?
    /// A `CGImage`, drawn over the background.
    open var contents: Any?
    open var contentsGravity = CALayerContentsGravity.resize
    /// Pixels of the contents per point.
    open var contentsScale: CGFloat = 1
    open var name: String?
    // On a device drawing is faster with these; no picture follows from them.
    open var isOpaque = false
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    /// Shows of the layer only what lies under what this one shows, which counts as opaque; no layer's sublayer.
    open var mask: CALayer?
    open var superlayer: CALayer? { superlayerReference }
    open var sublayers: [CALayer]? { ownSublayers }

    private static let opaqueBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

    // Stored apart from Apple's properties: reading an open property is checked for exclusive access each time.

    fileprivate final var ownSublayers: [CALayer]?
    final var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)
    var storedPosition = CGPoint.zero
    var storedBounds = CGRect.zero
    var storedTransform = CGAffineTransform.identity
    /// What was set where that does more than turn and scale in the plane.
    fileprivate var spatialTransform: CATransform3D?
    /// The view whose layer this is. Neither reference is weak: side tables would slow each retain down. Who is referred
    /// to takes the reference back when it goes.
    unowned(unsafe) var view: UIView?
    private unowned(unsafe) var superlayerReference: CALayer?

    public override init() {
        super.init()
    }

    /// For subclasses: the copy that an animation shows in place of a layer. There are none, pictures are of layers themselves.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        (storedAnchorPoint, storedPosition) = (layer.storedAnchorPoint, layer.storedPosition)
        (storedBounds, storedTransform) = (layer.storedBounds, layer.storedTransform)
    }

    /// Reads nothing: documents hold views, not layers.
    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit {
        // From the top down, as a view lets go of its subviews.
        var pending = ownSublayers ?? []
        ownSublayers = nil
        for layer in pending { layer.superlayerReference = nil }
        while var layer = pending.popLast() {
            guard isKnownUniquelyReferenced(&layer) else { continue }
            let inner = layer.ownSublayers ?? []
            layer.ownSublayers = nil
            for layer in inner { layer.superlayerReference = nil }
            pending += inner
        }
    }

    /// What the layer draws itself, over its background, in its own coordinates.
    func contentItems() -> [DisplayItem] { contents == nil ? [] : imageItems() }

    open func affineTransform() -> CGAffineTransform { storedTransform }
    open func setAffineTransform(_ transform: CGAffineTransform) { setTransform(transform) }
    open var transform: CATransform3D {
        get { spatialTransform ?? CATransform3DMakeAffineTransform(storedTransform) }
        set {
            setTransform(newValue.inPlane)
            spatialTransform = CATransform3DIsAffine(newValue) ? nil : newValue
        }
    }
    /// Views draw anew for each picture.
    open func setNeedsDisplay() {}

    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(ownSublayers?.count ?? 0))
    }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        if layer.holds(self) { return reportCycle(of: layer) }
        layer.removeFromSuperlayer()
        layer.superlayerReference = self
        guard let count = ownSublayers?.count else {
            ownSublayers = [layer]
            return
        }
        if index < count { ownSublayers?.insert(layer, at: Int(index)) } else { ownSublayers?.append(layer) }
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        let place = sublayers?.firstIndex { $0 === sibling } ?? 0
        insertSublayer(layer, at: UInt32(place))
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
        insertSublayer(layer, at: UInt32(place))
    }

    /// Puts these of the sublayers just below `sibling`, in their order; on top where that is nil. O(sublayers).
    final func moveSublayers(_ layers: [CALayer], below sibling: CALayer?) {
        let moved = Set(layers.map(ObjectIdentifier.init))
        var others = (ownSublayers ?? []).filter { !moved.contains(ObjectIdentifier($0)) }
        let place = others.firstIndex { $0 === sibling } ?? others.count
        others.insert(contentsOf: layers, at: place)
        ownSublayers = others
    }

    open func removeFromSuperlayer() {
        superlayerReference?.ownSublayers?.removeAll { $0 === self }
        superlayerReference = nil
    }
}

extension CALayer {
    /// The smallest rectangle in the superlayer's coordinates that holds the transformed bounds.
    public var frame: CGRect {
        get {
            let size = storedBounds.size
            let local = CGRect(
                x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
                height: size.height)
            let turned = storedTransform.isIdentity ? local : local.applying(storedTransform)
            return turned.offsetBy(dx: storedPosition.x, dy: storedPosition.y)
        }
        set { setFrame(newValue) }
    }

    /// From this layer's bounds to its superlayer's coordinates.
    var transformToSuperlayer: CGAffineTransform {
        let size = storedBounds.size
        let anchor = CGPoint(
            x: storedBounds.minX + size.width * anchorPoint.x, y: storedBounds.minY + size.height * anchorPoint.y)
        if storedTransform.isIdentity {
            return CGAffineTransform(translationX: storedPosition.x - anchor.x, y: storedPosition.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(storedTransform)
            .concatenating(CGAffineTransform(translationX: storedPosition.x, y: storedPosition.y))
    }

    func setFrame(_ frame: CGRect) {
        let (position, bounds) = geometry(of: frame)
        setGeometry(position: position, bounds: bounds)
    }

    /// The position and the bounds with which the layer has a frame.
    func geometry(of frame: CGRect) -> (position: CGPoint, bounds: CGRect) {
        var size = frame.standardized.size
        if !storedTransform.isIdentity {
            let inverse = CGRect(origin: .zero, size: size).applying(storedTransform.inverted())
            size = inverse.size
        }
        let local = CGRect(
            x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
        let turned = storedTransform.isIdentity ? local : local.applying(storedTransform)
        let position = CGPoint(x: frame.minX - turned.minX, y: frame.minY - turned.minY)
        return (position, CGRect(origin: storedBounds.origin, size: size))
    }

    /// Changes the geometry as the view that owns the layer does, if there is one.
    func setGeometry(position: CGPoint, bounds: CGRect) {
        guard let view else {
            guard isFinite(position, bounds) else { return }
            storedPosition = position
            storedBounds = bounds
            return
        }
        // A view's layer is used where its view is.
        MainActor.assumeIsolated { view.setGeometry(position: position, bounds: bounds) }
    }

    /// Whether a layer is the receiver or somewhere in it. O(depth), O(1) for a receiver without sublayers.
    private func holds(_ layer: CALayer) -> Bool {
        if layer === self { return true }
        guard ownSublayers?.isEmpty == false else { return false }
        var above = layer.superlayerReference
        while let next = above, next !== self { above = next.superlayerReference }
        return above != nil
    }

    private func reportCycle(of layer: CALayer) {
        let name = "\(type(of: layer))"
        MainActor.assumeIsolated { LayoutDiagnostics.report(.layerCycle(layer: name)) }
    }

    /// Reports a geometry that has no place on a screen.
    func isFinite(_ position: CGPoint, _ bounds: CGRect) -> Bool {
        // One NaN or infinity makes the whole sum one.
        let sum = position.x + position.y + bounds.origin.x + bounds.origin.y + bounds.size.width + bounds.size.height
        if sum.isFinite { return true }
        if (position.x + position.y).isFinite {
            reportNotFinite("bounds", "[\(bounds.minX) \(bounds.minY); \(bounds.width) \(bounds.height)]")
        } else {
            reportNotFinite("position", "[\(position.x) \(position.y)]")
        }
        return false
    }

    final func setTransform(_ transform: CGAffineTransform) {
        let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        guard values.allSatisfy(\.isFinite) else {
            return reportNotFinite("transform", "[\(values.map { "\($0)" }.joined(separator: " "))]")
        }
        storedTransform = transform
        spatialTransform = nil
    }

    fileprivate final func setAnchorPoint(_ point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else {
            return reportNotFinite("anchorPoint", "[\(point.x) \(point.y)]")
        }
        storedAnchorPoint = point
    }

    private func reportNotFinite(_ part: String, _ value: String) {
        // Not sent anywhere: the closure runs here and now, on the main actor.
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated {
            let name = layer.view.map { NSLayoutConstraint.name(of: $0) } ?? "\(type(of: layer))"
            LayoutDiagnostics.report(.geometryNotFinite(layer: name, part: part, value: value))
        }
    }
}
