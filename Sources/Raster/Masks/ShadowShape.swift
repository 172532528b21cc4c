internal import Foundation

/// What a shadow is cast by, moved to the origin: equal shapes anywhere in a picture share one mask.
enum ShadowShape: Hashable, Sendable {
    /// On whole pixels, radii in 1/256 pixel.
    case rounded(width: Int, height: Int, topLeft: Int, topRight: Int, bottomLeft: Int, bottomRight: Int)
    /// In 1/256 pixel, the left and top edge within the first pixel.
    case rectangle(FixedRect)
    case path(Path, Path.FillRule)
}

/// A shape, how far its shadow is blurred, and the fraction of a pixel by which it is moved.
struct ShadowKey: Hashable, Sendable {
    let shape: ShadowShape
    /// Standard deviation in 1/256 pixel.
    let sigma: Int
    /// 0...255, in 1/256 pixel.
    let fractionX: Int
    let fractionY: Int

    var blur: BoxBlur { BoxBlur(sigma: Double(sigma) / Double(FixedRect.unit)) }
}
