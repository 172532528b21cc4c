extension Canvas {
    /// Draws `pixel` through `count` coverages from column `x` of row `y` on.
    ///
    /// Most of a glyph's box is empty: eight empty pixels are passed over at once.
    @unsafe
    func blend(_ coverage: UnsafePointer<UInt8>, count: Int, x: Int, y: Int, _ pixel: UInt32) {
        let target = unsafe row(y) + x
        let isOpaque = pixel >> 24 == 255
        var index = 0
        while index < count {
            let end = min(index &+ 8, count)
            if end == index &+ 8, unsafe UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt64.self) == 0 {
                index = end
                continue
            }
            while index < end {
                let share = unsafe UInt32(coverage[index])
                if share != 0 {
                    unsafe target[index] =
                        isOpaque
                        ? Blend.mixed(target[index], pixel, share)
                        : Blend.over(Blend.scaled(pixel, by: share), target[index])
                }
                index &+= 1
            }
        }
    }
}
