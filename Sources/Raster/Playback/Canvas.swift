/// The pixels of one band while it is painted: rows `top..<bottom` of the picture, addressed by the picture's own y.
///
/// Does not own its memory; whoever paints keeps it alive. Rectangles and spans given to it lie inside `bounds`.
@safe
struct Canvas {
    private let base: UnsafeMutablePointer<UInt32>
    let bounds: PixelRect

    init(base: UnsafeMutablePointer<UInt32>, width: Int, top: Int, bottom: Int) {
        unsafe self.base = unsafe base
        bounds = PixelRect(left: 0, top: top, right: width, bottom: bottom)
    }

    /// The pixels of row `y`, from x = 0.
    @unsafe @inline(__always)
    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        unsafe base + (y &- bounds.top) &* bounds.right
    }

    /// Replaces all pixels.
    func clear(to pixel: UInt32) {
        unsafe base.update(repeating: pixel, count: bounds.width * bounds.height)
    }

    /// Draws `pixel` over `x0..<x1` of row `y`.
    @inline(__always)
    func fillSpan(_ y: Int, _ x0: Int, _ x1: Int, _ pixel: UInt32) {
        guard x0 < x1 else { return }
        let target = unsafe row(y)
        if pixel >> 24 == 255 {
            unsafe (target + x0).update(repeating: pixel, count: x1 &- x0)
        } else {
            for x in x0..<x1 {
                unsafe target[x] = Blend.over(pixel, target[x])
            }
        }
    }

    /// Draws `pixel` over the rectangle.
    func fill(_ rect: PixelRect, _ pixel: UInt32) {
        for y in rect.top..<max(rect.top, rect.bottom) {
            fillSpan(y, rect.left, rect.right, pixel)
        }
    }

    /// Draws `pixel` through one pixel's coverage.
    @inline(__always)
    func blend(_ x: Int, _ y: Int, _ pixel: UInt32, _ coverage: UInt32) {
        guard coverage != 0 else { return }
        let target = unsafe row(y) + x
        unsafe target.pointee = Blend.masked(pixel, target.pointee, coverage)
    }

    /// Draws one premultiplied pixel over what is there.
    @inline(__always)
    func blendOver(_ x: Int, _ y: Int, _ pixel: UInt32) {
        guard pixel != 0 else { return }
        let target = unsafe row(y) + x
        unsafe target.pointee = Blend.over(pixel, target.pointee)
    }

    /// A copy of the rectangle, row by row.
    func copy(of rect: PixelRect) -> [UInt32] {
        guard !rect.isEmpty else { return [] }
        return unsafe [UInt32](unsafeUninitializedCapacity: rect.width * rect.height) { buffer, count in
            for y in rect.top..<rect.bottom {
                guard let start = buffer.baseAddress else { return }
                unsafe (start + (y - rect.top) * rect.width)
                    .initialize(from: row(y) + rect.left, count: rect.width)
            }
            count = rect.width * rect.height
        }
    }
}
