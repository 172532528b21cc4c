/// Scalars in the encoding that Pango reads; what is no scalar becomes U+FFFD.
struct UTF8Text {
    let bytes: [UInt8]

    init(_ scalars: ArraySlice<UInt32>) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(scalars.count * 3)
        for scalar in scalars {
            if scalar < 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: scalar))
            } else {
                bytes.append(
                    contentsOf: UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
            }
        }
        self.bytes = bytes
    }

    /// The bytes of one scalar.
    static func length(of scalar: UInt32) -> Int {
        scalar < 0x80 ? 1 : UTF8.width(Unicode.Scalar(scalar) ?? "\u{FFFD}")
    }

    static func length(of scalars: ArraySlice<UInt32>) -> Int {
        scalars.reduce(0) { $0 + length(of: $1) }
    }
}
