public import Foundation

/// The shadow of characters: set it up, then leave it alone.
///
/// `@unchecked Sendable`: Apple's is open and sendable, to be set up before it is shared.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    /// Must stay the first stored property.
    private let foundationTypeWord = FoundationTypeWord.foreign
    /// Points; positive is to the right and down.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Points; 0 for a sharp shadow.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; black at a third, unless it is set. Nil draws none.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() {
        super.init()
    }

    var color: UIColor? { shadowColor as? UIColor }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius && color == other.color
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }
}
