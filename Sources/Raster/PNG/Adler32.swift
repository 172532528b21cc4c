internal import CISAL

/// The checksum that ends a zlib stream (RFC 1950), of parts that are compressed apart.
struct Adler32: Hashable, Sendable {
    private static let base: UInt32 = 65_521

    private(set) var value: UInt32 = 1

    /// Adds bytes that follow.
    @unsafe
    mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        value = unsafe isal_adler32(value, start, UInt64(bytes.count))
    }

    /// Adds `other`, the checksum of `count` bytes that follow.
    ///
    /// The low half is 1 + the sum of bytes, the high half the sum of all low halves: `count` of them start higher by
    /// this checksum's low half, less the 1 that `other` began with.
    mutating func append(_ other: Adler32, count: Int) {
        let (low, high) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
        let (otherLow, otherHigh) = (UInt64(other.value & 0xFFFF), UInt64(other.value >> 16))
        let base = UInt64(Self.base)
        let newLow = (low + otherLow + base - 1) % base
        let newHigh = (high + otherHigh + UInt64(count) % base * (low + base - 1)) % base
        value = UInt32(newHigh) << 16 | UInt32(newLow)
    }
}
