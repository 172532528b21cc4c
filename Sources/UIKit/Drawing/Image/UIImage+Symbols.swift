public import Foundation

/// SF Symbols belong to Apple's systems and are not here: each name is that of no image.
extension UIImage {
    public convenience init?(systemName name: String) { nil }
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) { nil }
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) { nil }

    /// Which of its looks an image is wanted in. `@unchecked Sendable`: Apple's is open and sendable; it stores nothing.
    open class Configuration: NSObject, @unchecked Sendable {
        fileprivate override init() {
            super.init()
        }
    }

    /// How a symbol is wanted. `@unchecked Sendable` as its superclass, and as empty.
    public final class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
        public convenience init(pointSize: CGFloat) { self.init(()) }
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init(()) }
        public convenience init(
            pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
        ) { self.init(()) }
        public convenience init(scale: UIImage.SymbolScale) { self.init(()) }
        public convenience init(weight: UIImage.SymbolWeight) { self.init(()) }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(()) }
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) { self.init(()) }
        public convenience init(font: UIFont) { self.init(()) }
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init(()) }

        private init(_ nothing: Void) {
            super.init()
        }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }
}
