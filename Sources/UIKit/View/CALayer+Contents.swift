import Foundation
import Raster

/// How a layer's contents fit its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

extension CALayer {
    /// The image that was set as the contents.
    func imageItems() -> [DisplayItem] {
        guard let image = contents as? CGImage, image.width > 0, image.height > 0 else { return [] }
        let scale = contentsScale > 0 ? contentsScale : 1
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        let mode: UIView.ContentMode =
            switch contentsGravity {
            case .center: .center
            case .resizeAspect: .scaleAspectFit
            case .resizeAspectFill: .scaleAspectFill
            default: .scaleToFill
            }
        return [.image(image.bitmap, mode.rect(of: size, in: bounds))]
    }
}
