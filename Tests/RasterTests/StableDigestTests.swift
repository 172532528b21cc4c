import Raster
import Testing

@Suite("Stable digests") struct StableDigestTests {
    /// 199 bytes: six strides of 32, then a word of eight less than that, then single bytes.
    private static let bytes = (0..<199).map { UInt8(truncatingIfNeeded: $0 &* 37) }

    @Test("Bytes have the digest that goldens were stamped with")
    func stamped() {
        #expect(StableDigest(of: Self.bytes).description == "b3cd3e8493cbc079728b2f048058b191")
        #expect(StableDigest(of: "issue-list").description == "e91fa8da5d93a21584abeae19d8dab1e")
    }

    @Test("Blocks have the digest of all bytes together", arguments: [32, 64, 96, 192, 199])
    func blocks(length: Int) {
        var hasher = ByteHasher(count: Self.bytes.count)
        for start in stride(from: 0, to: Self.bytes.count, by: length) {
            Self.bytes[start..<min(start + length, Self.bytes.count)].withUnsafeBytes { hasher.combine($0) }
        }
        #expect(hasher.finish() == StableDigest(of: Self.bytes))
    }

    @Test("Every byte counts, and so does how many there are")
    func bytesCount() {
        var seen = Set([StableDigest(of: Self.bytes)])
        for index in Self.bytes.indices {
            var changed = Self.bytes
            changed[index] ^= 1
            #expect(seen.insert(StableDigest(of: changed)).inserted)
        }
        for count in Self.bytes.indices {
            #expect(seen.insert(StableDigest(of: Self.bytes.prefix(count))).inserted)
        }
    }
}
