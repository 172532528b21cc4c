import Foundation

/// A colour in CIE Lab (1976) under D65, in which distances are about as large as an eye sees them.
///
/// sRGB to XYZ as in IEC 61966-2-1; XYZ to Lab as in CIE 15.
struct LabColor {
    let lightness: Double
    let a: Double
    let b: Double

    /// - Parameter pixel: premultiplied sRGB `0xAARRGGBB`; what lets through is seen over white.
    init(_ pixel: UInt32) {
        let rest = 255 - pixel >> 24
        let red = Self.linear[Int(min(255, (pixel >> 16 & 255) + rest))]
        let green = Self.linear[Int(min(255, (pixel >> 8 & 255) + rest))]
        let blue = Self.linear[Int(min(255, (pixel & 255) + rest))]
        let x = Self.scaled((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
        let y = Self.scaled(0.2126 * red + 0.7152 * green + 0.0722 * blue)
        let z = Self.scaled((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
        lightness = 116 * y - 16
        a = 500 * (x - y)
        b = 200 * (y - z)
    }

    /// ΔE of 1976: 0 for equal colours, 100 from black to white.
    func distance(to other: LabColor) -> Double {
        let (first, second, third) = (lightness - other.lightness, a - other.a, b - other.b)
        return (first * first + second * second + third * third).squareRoot()
    }

    private static let linear: [Double] = (0..<256).map { value in
        let share = Double(value) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }

    private static func scaled(_ value: Double) -> Double {
        value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
}
