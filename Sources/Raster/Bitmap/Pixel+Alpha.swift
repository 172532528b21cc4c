extension UInt32 {
    /// A premultiplied pixel `0xAARRGGBB` with its colour divided by its alpha, rounded to nearest; 0 where it is clear.
    var straightAlpha: UInt32 {
        let alpha = self >> 24
        if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : self }
        let channel = { (shift: UInt32) in Swift.min(255, ((self >> shift & 255) * 255 + alpha / 2) / alpha) }
        return alpha << 24 | channel(16) << 16 | channel(8) << 8 | channel(0)
    }

    /// A pixel with straight alpha, premultiplied.
    var premultiplied: UInt32 {
        let alpha = self >> 24
        if alpha == 255 { return self }
        return Blend.scaled(self & 0x00FF_FFFF, by: alpha) | alpha << 24
    }
}
