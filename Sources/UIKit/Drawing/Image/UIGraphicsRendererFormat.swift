public import Foundation

/// What a renderer's pictures are like.
open class UIGraphicsRendererFormat: NSObject {
    /// The bounds of the renderer that uses the format; zero before one does.
    open internal(set) var bounds = CGRect.zero

    public required override init() {
        super.init()
    }

    /// What suits the screen of the current environment.
    open class func `default`() -> Self { Self() }

    /// What suits the current environment best.
    open class func preferred() -> Self { Self() }
}

/// The scale and opacity of images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point; the current environment's unless it is set, and also where it is set to 0.
    open var scale: CGFloat
    /// Whether the picture is black, and not transparent, where nothing is drawn.
    open var opaque = false

    public required init() {
        scale = UITraitCollection.current.displayScale
        super.init()
    }

    /// The scale of `traitCollection`.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.displayScale
    }

    /// 1 to 10 whatever was set.
    var usableScale: CGFloat {
        if scale > 0, scale.isFinite { return min(scale, 10) }
        let current = UITraitCollection.current.displayScale
        return current > 0 && current.isFinite ? current : 1
    }
}
