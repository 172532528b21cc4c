/// A blurred shape in place.
struct DeviceShadow: Sendable {
    let mask: ShadowMask
    /// Where the mask's top left pixel lies.
    let left: Int
    let top: Int
    /// The mask's size once it is stretched.
    let width: Int
    let height: Int
    let color: UInt32
    /// What is drawn over it next, opaque: what that covers in full is not painted before.
    var covered = Layer.Mask.none

    var bounds: PixelRect {
        PixelRect(left: left, top: top, right: left + width, bottom: top + height)
    }
}
