public import Foundation

/// Components of the colour as it is in the current environment (`UITraitCollection.current`).
extension UIColor {
    private var current: ColorComponents { components(with: .current) }

    /// Writes the extended sRGB components; always true, since every colour here has them.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = current
        let rgb = components.rgb
        red?.pointee = rgb.red
        green?.pointee = rgb.green
        blue?.pointee = rgb.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes the gray of the same luminance; always true, since every colour here has one.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = current
        white?.pointee = components.white
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes hue, saturation and brightness as 0...1; always true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = current
        let values = components.hueSaturationBrightness
        hue?.pointee = values.hue
        saturation?.pointee = values.saturation
        brightness?.pointee = values.brightness
        alpha?.pointee = components.alpha
        return true
    }
}

extension UIColor {
    /// The gray of the same luminance, as tints are behind an alert.
    var dimmed: UIColor {
        UIColor { traits in
            let components = self.components(with: traits)
            return UIColor(white: components.white, alpha: components.alpha)
        }
    }
}
