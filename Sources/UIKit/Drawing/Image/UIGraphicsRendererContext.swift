public import Foundation
import Raster

/// What a renderer's closure draws with.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    private let storedFormat: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        storedFormat = format
        super.init()
    }

    open var format: UIGraphicsRendererFormat { storedFormat }

    open func fill(_ rect: CGRect) {
        cgContext.fill(rect)
    }

    /// A frame one point wide inside of `rect`, in the current stroke colour.
    open func stroke(_ rect: CGRect) {
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// The context of a `UIGraphicsImageRenderer`.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let picture: (CGContext) -> UIImage

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, picture: @escaping (CGContext) -> UIImage) {
        self.picture = picture
        super.init(cgContext: cgContext, format: format)
    }

    /// What has been drawn so far.
    open var currentImage: UIImage { picture(cgContext) }
}
