package import Foundation
package import Raster

/// A resolved colour in the space it was made in: extended sRGB, or extended gray with sRGB's transfer curve.
///
/// Components may lie outside 0...1 until they become pixels. The one place where colours are converted.
package enum ColorComponents: Hashable, Sendable {
    case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case gray(white: CGFloat, alpha: CGFloat)

    package var alpha: CGFloat {
        switch self {
        case .rgb(_, _, _, let alpha), .gray(_, let alpha): alpha
        }
    }

    package func withAlpha(_ alpha: CGFloat) -> ColorComponents {
        switch self {
        case .rgb(let red, let green, let blue, _): .rgb(red: red, green: green, blue: blue, alpha: alpha)
        case .gray(let white, _): .gray(white: white, alpha: alpha)
        }
    }

    package var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        switch self {
        case .rgb(let red, let green, let blue, _): (red, green, blue)
        case .gray(let white, _): (white, white, white)
        }
    }

    /// The gray of the same luminance (Rec. 709 weights on linear components).
    package var white: CGFloat {
        switch self {
        case .gray(let white, _): return white
        case .rgb(let red, let green, let blue, _):
            guard red != green || green != blue else { return red }
            let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
            return Self.encoded(0.2126 * red + 0.7152 * green + 0.0722 * blue)
        }
    }

    /// What reaches pixels: components clamped to 0...1, NaN to 0.
    package var rasterColor: Color {
        let (red, green, blue) = rgb
        return Color(
            red: Self.clamped(red), green: Self.clamped(green), blue: Self.clamped(blue),
            alpha: Self.clamped(alpha))
    }

    package static func clamped(_ component: CGFloat) -> Double {
        component > 0 ? min(Double(component), 1) : 0
    }
}

extension ColorComponents {
    /// Hue, saturation and brightness as 0...1, clamped; hue 0 and 1 are both red.
    package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let hue = CGFloat(Self.clamped(hue))
        let saturation = CGFloat(Self.clamped(saturation))
        let brightness = CGFloat(Self.clamped(brightness))
        let sector = (hue == 1 ? 0 : hue) * 6
        let fraction = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        let (red, green, blue) =
            switch Int(sector) {
            case 0: (brightness, rising, low)
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        self = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Hue is 0 for grays, saturation 0 for black.
    package var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let (red, green, blue) = rgb
        let brightness = max(red, green, blue)
        let range = brightness - min(red, green, blue)
        guard range > 0, brightness > 0 else { return (0, 0, brightness) }
        let sector: CGFloat =
            if brightness == red {
                (green - blue) / range + (green < blue ? 6 : 0)
            } else if brightness == green {
                (blue - red) / range + 2
            } else {
                (red - green) / range + 4
            }
        return (sector / 6, range / brightness, brightness)
    }
}

extension ColorComponents {
    /// Display P3 in extended sRGB, through linear light (both have D65 white and sRGB's curve; the matrix is the
    /// product of the spaces' published primaries).
    package init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        self = .rgb(
            red: Self.encoded(1.2249401763 * red - 0.2249401763 * green),
            green: Self.encoded(-0.0420569547 * red + 1.0420569547 * green),
            blue: Self.encoded(-0.0196375546 * red - 0.0786360455 * green + 1.0982736001 * blue),
            alpha: alpha)
    }

    /// Components of linear light with sRGB's primaries.
    init(linearRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self = .rgb(red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
    }

    /// sRGB's transfer curve, continued to negative values by symmetry.
    private static func linear(_ value: CGFloat) -> CGFloat {
        let magnitude = abs(value)
        let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        let magnitude = abs(value)
        let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
