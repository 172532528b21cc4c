/// Premultiplied pixels to the bytes of a PNG row.
enum PNGPacking {
    /// Three bytes a pixel: four pixels are put together into three words at a time.
    @unsafe
    static func rgb(_ source: UnsafePointer<UInt32>, _ count: Int, into target: UnsafeMutableRawPointer) {
        var x = 0
        var output = unsafe target
        while x + 4 <= count {
            let (first, second) = unsafe (source[x].byteSwapped >> 8, source[x + 1].byteSwapped >> 8)
            let (third, fourth) = unsafe (source[x + 2].byteSwapped >> 8, source[x + 3].byteSwapped >> 8)
            unsafe output.storeBytes(of: (first | second << 24).littleEndian, as: UInt32.self)
            unsafe output.storeBytes(of: (second >> 8 | third << 16).littleEndian, toByteOffset: 4, as: UInt32.self)
            unsafe output.storeBytes(of: (third >> 16 | fourth << 8).littleEndian, toByteOffset: 8, as: UInt32.self)
            unsafe output += 12
            x += 4
        }
        while x < count {
            let pixel = unsafe source[x]
            unsafe output.storeBytes(of: UInt8(truncatingIfNeeded: pixel >> 16), as: UInt8.self)
            unsafe output.storeBytes(of: UInt8(truncatingIfNeeded: pixel >> 8), toByteOffset: 1, as: UInt8.self)
            unsafe output.storeBytes(of: UInt8(truncatingIfNeeded: pixel), toByteOffset: 2, as: UInt8.self)
            unsafe output += 3
            x += 1
        }
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
