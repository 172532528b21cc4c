/// Scalars in the encoding that Pango reads; what is no scalar becomes U+FFFD.
struct UTF8Text {
    let bytes: [UInt8]

    init(_ scalars: ArraySlice<UInt32>) {
        let length = Self.length(of: scalars)
        bytes = unsafe [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            for scalar in scalars {
                count += unsafe Self.encode(scalar, into: buffer, at: count)
            }
        }
    }

    /// The bytes of one scalar.
    static func length(of scalar: UInt32) -> Int {
        scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 || scalar > 0x10FFFF ? 3 : 4
    }

    static func length(of scalars: ArraySlice<UInt32>) -> Int {
        scalars.reduce(0) { $0 + length(of: $1) }
    }

    /// Returns the number of bytes written.
    private static func encode(_ scalar: UInt32, into buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Int {
        let isScalar = Unicode.Scalar(scalar) != nil
        let value = isScalar ? scalar : 0xFFFD
        let length = length(of: scalar)
        guard length > 1 else {
            unsafe buffer.initializeElement(at: start, to: UInt8(truncatingIfNeeded: value))
            return 1
        }
        var rest = value
        for index in stride(from: length - 1, to: 0, by: -1) {
            unsafe buffer.initializeElement(at: start + index, to: UInt8(truncatingIfNeeded: 0x80 | rest & 0x3F))
            rest >>= 6
        }
        let mark: UInt32 = length == 2 ? 0xC0 : length == 3 ? 0xE0 : 0xF0
        unsafe buffer.initializeElement(at: start, to: UInt8(truncatingIfNeeded: mark | rest))
        return length
    }
}
