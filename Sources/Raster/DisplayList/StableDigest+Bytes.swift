extension StableDigest {
    /// Of bytes, eight at a time, by four hashers in turn, whose steps do not wait for each other. O(count).
    package init(of bytes: some Collection<UInt8>) {
        var hasher = StableHasher()
        hasher.combine(bytes.count)
        let read: Void? = bytes.withContiguousStorageIfAvailable { buffer in
            let raw = UnsafeRawBufferPointer(buffer)
            var offset = 0
            var lanes = (hasher, hasher, hasher, hasher)
            let word = { (offset: Int) in
                UInt64(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            }
            while offset + 32 <= raw.count {
                lanes.0.combine(word(offset))
                lanes.1.combine(word(offset + 8))
                lanes.2.combine(word(offset + 16))
                lanes.3.combine(word(offset + 24))
                offset += 32
            }
            for var lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
                let digest = lane.finish()
                hasher.combine(digest.high)
                hasher.combine(digest.low)
            }
            while offset + 8 <= raw.count {
                hasher.combine(word(offset))
                offset += 8
            }
            while offset < raw.count {
                hasher.combine(UInt64(unsafe raw[offset]))
                offset += 1
            }
        }
        if read == nil { self = StableDigest(of: Array(bytes)) } else { self = hasher.finish() }
    }

    /// Of a text's UTF-8.
    package init(of text: String) {
        self.init(of: text.utf8)
    }
}
