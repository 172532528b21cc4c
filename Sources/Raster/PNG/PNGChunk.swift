internal import CISAL

/// A PNG chunk: length, type, data, and the CRC of type and data.
enum PNGChunk {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// - Parameter type: four ASCII letters.
    static func bytes(_ type: String, _ data: [UInt8]) -> [UInt8] {
        var chunk = placeholder(type)
        chunk += data
        seal(&chunk)
        return chunk
    }

    /// A chunk to which data can be appended until it is sealed.
    static func placeholder(_ type: String) -> [UInt8] {
        [0, 0, 0, 0] + Array(type.utf8)
    }

    /// Fills in the length and adds the CRC.
    static func seal(_ chunk: inout [UInt8]) {
        chunk.replaceSubrange(0..<4, with: bigEndian(UInt32(chunk.count - 8)))
        let crc = unsafe chunk.withUnsafeBufferPointer { buffer in
            unsafe buffer.baseAddress.map { unsafe crc32_gzip_refl(0, $0 + 4, UInt64(buffer.count - 4)) } ?? 0
        }
        chunk += bigEndian(crc)
    }

    static func bigEndian(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }
}
