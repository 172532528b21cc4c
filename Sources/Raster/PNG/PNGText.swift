/// A keyword and its text in a PNG file; the environment's fingerprint travels in one.
package struct PNGText: Hashable, Sendable {
    /// 1 to 79 characters of Latin-1.
    package var keyword: String
    package var text: String

    package init(keyword: String, text: String) {
        self.keyword = keyword
        self.text = text
    }

    /// The chunk that holds it: `tEXt` where Latin-1 suffices, `iTXt` otherwise.
    func chunk() throws(RasterError) -> [UInt8] {
        guard let key = Self.latin1(keyword), (1...79).contains(key.count), !text.unicodeScalars.contains("\0") else {
            throw .textChunk(keyword: keyword)
        }
        if let bytes = Self.latin1(text) {
            return PNGChunk.bytes("tEXt", key + [0] + bytes)
        }
        // Not compressed, no language, no translated keyword.
        return PNGChunk.bytes("iTXt", key + [0, 0, 0, 0, 0] + Array(text.utf8))
    }

    /// Nil where a character is beyond Latin-1 or is NUL.
    private static func latin1(_ string: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        for scalar in string.unicodeScalars {
            guard let byte = UInt8(exactly: scalar.value), byte != 0 else { return nil }
            bytes.append(byte)
        }
        return bytes
    }
}
