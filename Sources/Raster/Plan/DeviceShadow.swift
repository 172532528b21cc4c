/// A blurred shape in place, and the shape that is left out of it.
struct DeviceShadow: Sendable {
    let mask: ShadowMask
    /// Where the mask's top left pixel lies.
    let left: Int
    let top: Int
    /// The mask's size once it is stretched.
    let width: Int
    let height: Int
    let color: UInt32
    let cutout: Layer.Mask

    var bounds: PixelRect {
        PixelRect(left: left, top: top, right: left + width, bottom: top + height)
    }
}
