/// Premultiplied pixels to the bytes of a PNG row.
enum PNGPacking {
    /// Three bytes a pixel: eight pixels are put together into three words at a time.
    @unsafe
    static func rgb(_ source: UnsafePointer<UInt32>, _ count: Int, into target: UnsafeMutableRawPointer) {
        let whole = count & ~7
        var input = unsafe UnsafeRawPointer(source)
        var output = unsafe target
        for _ in 0..<whole / 8 {
            let first = unsafe pair(input)
            let second = unsafe pair(input + 8)
            let third = unsafe pair(input + 16)
            let fourth = unsafe pair(input + 24)
            unsafe output.storeBytes(of: (first | second << 48).littleEndian, as: UInt64.self)
            unsafe output.storeBytes(of: (second >> 16 | third << 32).littleEndian, toByteOffset: 8, as: UInt64.self)
            unsafe output.storeBytes(of: (third >> 32 | fourth << 16).littleEndian, toByteOffset: 16, as: UInt64.self)
            unsafe input += 32
            unsafe output += 24
        }
        for x in whole..<count {
            let pixel = unsafe source[x]
            unsafe output.storeBytes(of: UInt8(truncatingIfNeeded: pixel >> 16), as: UInt8.self)
            unsafe output.storeBytes(of: UInt8(truncatingIfNeeded: pixel >> 8), toByteOffset: 1, as: UInt8.self)
            unsafe output.storeBytes(of: UInt8(truncatingIfNeeded: pixel), toByteOffset: 2, as: UInt8.self)
            unsafe output += 3
        }
    }

    /// Red, green and blue of two pixels in the low 48 bits, the first pixel's red lowest.
    @unsafe @inline(__always)
    private static func pair(_ source: UnsafeRawPointer) -> UInt64 {
        let (first, second) = unsafe (
            source.loadUnaligned(as: UInt32.self), source.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
        )
        let turned = (UInt64(second) << 32 | UInt64(first)).byteSwapped
        return turned >> 40 | turned << 16 & 0xFFFF_FF00_0000
    }

    /// Four bytes a pixel, not premultiplied.
    @unsafe
    static func rgba(_ source: UnsafePointer<UInt32>, _ count: Int, into target: UnsafeMutableRawPointer) {
        for x in 0..<count {
            let pixel = unsafe source[x].straightAlpha
            let word = (pixel << 8 | pixel >> 24).bigEndian
            unsafe target.storeBytes(of: word, toByteOffset: x * 4, as: UInt32.self)
        }
    }
}
