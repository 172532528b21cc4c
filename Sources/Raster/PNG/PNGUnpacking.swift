/// The bytes of a PNG row to premultiplied pixels.
enum PNGUnpacking {
    /// Three bytes a pixel; one byte beyond the last pixel is read, too.
    @unsafe
    static func rgb(_ source: UnsafePointer<UInt8>, _ count: Int, into target: UnsafeMutablePointer<UInt32>) {
        let bytes = unsafe UnsafeRawPointer(source)
        for x in 0..<count {
            let word = unsafe UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: x * 3, as: UInt32.self))
            unsafe target[x] = word >> 8 | 0xFF00_0000
        }
    }

    /// Four bytes a pixel, not premultiplied.
    @unsafe
    static func rgba(_ source: UnsafePointer<UInt8>, _ count: Int, into target: UnsafeMutablePointer<UInt32>) {
        let bytes = unsafe UnsafeRawPointer(source)
        for x in 0..<count {
            let word = unsafe UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
            unsafe target[x] = (word << 24 | word >> 8).premultiplied
        }
    }
}
