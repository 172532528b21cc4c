extension StableDigest {
    /// Of bytes, as `ByteHasher` takes them. O(count).
    package init(of bytes: some Collection<UInt8>) {
        let digest = bytes.withContiguousStorageIfAvailable { buffer in
            var hasher = ByteHasher(count: buffer.count)
            unsafe hasher.combine(UnsafeRawBufferPointer(buffer))
            return hasher.finish()
        }
        self = digest ?? StableDigest(of: Array(bytes))
    }

    /// Of a text's UTF-8.
    package init(of text: String) {
        self.init(of: text.utf8)
    }
}

/// Takes bytes eight at a time, by four hashers in turn, whose steps do not wait for each other.
///
/// For what is not in memory as a whole: the digest is that of all bytes, however they are divided into blocks.
package struct ByteHasher {
    private var hasher = StableHasher()
    private var lanes: (StableHasher, StableHasher, StableHasher, StableHasher)
    /// The bytes after the last full stride.
    private var rest: [UInt8] = []

    /// Bytes that the lanes take together.
    private static let stride = 32

    /// - Parameter count: of all bytes that will come.
    package init(count: Int) {
        hasher.combine(count)
        lanes = (hasher, hasher, hasher, hasher)
    }

    /// - Precondition: every block but the last is a multiple of 32 bytes long.
    package mutating func combine(_ block: UnsafeRawBufferPointer) {
        // Not a precondition, whose message optimised builds leave out.
        guard rest.isEmpty else { fatalError("a block that is not the last has to be a multiple of 32 bytes long") }
        let end = block.count / Self.stride * Self.stride
        var (first, second, third, fourth) = lanes
        if let start = block.baseAddress {
            for offset in Swift.stride(from: 0, to: end, by: Self.stride) {
                unsafe first.combine(Self.word(start, offset))
                unsafe second.combine(Self.word(start, offset + 8))
                unsafe third.combine(Self.word(start, offset + 16))
                unsafe fourth.combine(Self.word(start, offset + 24))
            }
        }
        lanes = (first, second, third, fourth)
        if end < block.count { rest = unsafe Array(block[end...]) }
    }

    @inline(__always)
    private static func word(_ start: UnsafeRawPointer, _ offset: Int) -> UInt64 {
        unsafe UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    package func finish() -> StableDigest {
        var hasher = hasher
        for var lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
            let digest = lane.finish()
            hasher.combine(digest.high)
            hasher.combine(digest.low)
        }
        let words = rest.count / 8 * 8
        for offset in Swift.stride(from: 0, to: words, by: 8) {
            // Little-endian.
            hasher.combine(rest[offset..<(offset + 8)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
        }
        for byte in rest[words...] { hasher.combine(UInt64(byte)) }
        return hasher.finish()
    }
}
