/// 128 bits that stand for a value in every process and on every machine: to notice change, not to resist malice.
package struct StableDigest: Hashable, Sendable, CustomStringConvertible {
    package let high: UInt64
    package let low: UInt64

    /// 32 hexadecimal digits.
    package var description: String {
        [high, low].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

/// Feeds words into a `StableDigest`. Swift's own `Hasher` is seeded anew in each process.
struct StableHasher {
    private var high: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var low: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    /// Two lanes, each a multiplication by an odd constant and a shift that brings high bits down: steps that lose nothing.
    @inline(__always)
    mutating func combine(_ word: UInt64) {
        high = (high ^ word) &* 0xFF51_AFD7_ED55_8CCD
        high ^= high >> 32
        low = ((low << 29 | low >> 35) &+ word) &* 0xC4CE_B9FE_1A85_EC53
        low ^= low >> 29
    }

    @inline(__always)
    mutating func combine(_ number: Double) {
        // Both zeros draw alike.
        combine(number == 0 ? 0 : number.bitPattern)
    }

    @inline(__always)
    mutating func combine(_ number: Int) {
        combine(UInt64(bitPattern: Int64(number)))
    }

    mutating func combine(_ string: String) {
        combine(string.utf8.count)
        var hasher = self
        // Byte by byte through the string's own iterator takes several times as long.
        let isDone: Void? = unsafe string.utf8.withContiguousStorageIfAvailable { bytes in
            for index in bytes.indices { hasher.combine(UInt64(unsafe bytes[index])) }
        }
        if isDone == nil { for byte in string.utf8 { hasher.combine(UInt64(byte)) } }
        self = hasher
    }

    mutating func finish() -> StableDigest {
        combine(UInt64(0))
        combine(UInt64(1))
        return StableDigest(high: high, low: low)
    }
}
