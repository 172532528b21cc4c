/// Makes PNG files byte by byte, from the specification alone: the decoder is tested against this, not our encoder.
enum PNGBuilder {
    static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

    static func file(
        width: Int, height: Int, depth: Int, colorType: Int, interlaced: Bool = false, before: [[UInt8]] = [],
        rows: [UInt8], after: [[UInt8]] = []
    ) -> [UInt8] {
        let header = word(width) + word(height) + [UInt8(depth), UInt8(colorType), 0, 0, interlaced ? 1 : 0]
        return signature + chunk("IHDR", header) + before.flatMap { $0 } + chunk("IDAT", zlib(rows))
            + after.flatMap { $0 } + chunk("IEND", [])
    }

    static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return word(data.count) + body + word(Int(crc(body)))
    }

    static func word(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// One stored block, at most 65,535 bytes.
    private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        let length = [UInt8(bytes.count & 255), UInt8(bytes.count >> 8)]
        var (low, high) = (1, 0)
        for byte in bytes {
            low = (low + Int(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return [0x78, 0x01, 1] + length + length.map { ~$0 } + bytes + word(high << 16 | low)
    }

    static func crc(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
    }
}
