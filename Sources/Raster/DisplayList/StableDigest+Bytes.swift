extension StableDigest {
    /// Of bytes, eight at a time. O(count).
    package init(of bytes: some Collection<UInt8>) {
        var hasher = StableHasher()
        hasher.combine(bytes.count)
        let read: Void? = bytes.withContiguousStorageIfAvailable { buffer in
            let raw = UnsafeRawBufferPointer(buffer)
            var offset = 0
            while offset + 8 <= raw.count {
                hasher.combine(
                    UInt64(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
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
        self.init(of: Array(text.utf8))
    }
}
