extension Color {
    /// The premultiplied pixel `0xAARRGGBB`; components are clamped to 0...1, NaN counts as 0.
    package var pixel: UInt32 {
        let alpha = Self.unit(alpha)
        let channel = { (value: Double) in UInt32((Self.unit(value) * alpha * 255).rounded()) }
        return UInt32((alpha * 255).rounded()) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
    }

    /// Whether nothing shows through.
    package var isOpaque: Bool { pixel >> 24 == 255 }

    private static func unit(_ value: Double) -> Double {
        value > 0 ? min(value, 1) : 0
    }
}
