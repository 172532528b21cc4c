public import Foundation
package import Typesetting

/// A font at a size. Immutable; two fonts that ask for the same face are equal.
///
/// The font library resolves it to a face and its metrics when they are needed.
/// `@unchecked Sendable`: Apple's is open and sendable, and the stored values never change after `init`.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    /// Must stay the first stored property.
    private let foundationTypeWord = FoundationTypeWord.foreign
    /// What the font library is asked for.
    package let request: FontRequest
    /// How the size follows the text size a person prefers.
    package let scaling: Scaling

    package enum Scaling: Hashable {
        case none
        case textStyle(TextStyle)
        /// `UIFontMetrics` made it from `base` points.
        case metrics(TextStyle, base: CGFloat, maximum: CGFloat)
    }

    package init(request: FontRequest, scaling: Scaling = .none) {
        var request = request
        request.size = Self.validSize(request.size)
        self.request = request
        self.scaling = scaling
        super.init()
    }

    /// A font that the font profile names, by family (`Pretendard`) or by face (`Pretendard-SemiBold`); nil if it
    /// names none.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let request = FontName(fontName)?.request(size: fontSize) else { return nil }
        self.init(request: request)
    }

    /// - Parameter pointSize: 0 takes the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var request = descriptor.request
        if pointSize > 0 { request.size = pointSize }
        let keepsSize = pointSize <= 0 || pointSize == descriptor.pointSize
        self.init(request: request, scaling: keepsSize ? descriptor.scaling : .none)
    }

    /// 12 stands in for a size that is not positive or not a number, as on iOS.
    private static func validSize(_ size: CGFloat) -> CGFloat {
        size > 0 && size.isFinite ? size : 12
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return request == other.request && scaling == other.scaling
    }

    open override var hash: Int { request.hashValue }

    open override var description: String {
        let size = String(format: "%.2f", Double(pointSize))
        return "<UICTFont> font-family: \"\(familyName)\"; font-name: \"\(fontName)\"; font-size: \(size)pt"
    }

    /// Immutable, so the receiver itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The same face at another size, which no longer follows the preferred text size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var request = request
        request.size = fontSize
        request.adjustsForTallScripts = false
        return UIFont(request: request)
    }

    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(request: request, scaling: scaling)
    }
}
