import Raster

/// Files that may lie in a golden's place and are none, with what is said of each.
enum WrongGolden: CaseIterable {
    case interlaced, sixteenBits, paletted, gray, truncated, huge, large, jpeg, pointer, empty

    /// - Parameter golden: the one that was there, whose fingerprint the others keep.
    func bytes(of golden: [UInt8]) throws -> [UInt8] {
        let text = try PNGDecoder.text(of: golden).map { item in
            PNGBuilder.chunk("tEXt", Array(item.keyword.utf8) + [0] + Array(item.text.utf8))
        }
        return switch self {
        case .truncated: Array(golden.prefix(golden.count / 2))
        case .huge:
            PNGBuilder.file(width: 100_000, height: 100_000, depth: 8, colorType: 2, before: text, rows: [0])
        case .large:
            PNGBuilder.file(
                width: 9000, height: 9000, depth: 8, colorType: 2, before: text,
                rows: Array(repeating: 0, count: 60_000))
        case .jpeg: [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8)
        case .pointer: Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8)
        case .empty: []
        case .interlaced, .sixteenBits, .paletted, .gray: Self.picture(self, text: text)
        }
    }

    /// Three by three pixels, 1 to 9 from the top left corner: each channel, or the palette's index, has the number.
    static func picture(_ kind: WrongGolden?, text: [[UInt8]] = []) -> [UInt8] {
        let passes: [[UInt8]] =
            kind == .interlaced ? [[1], [3], [7, 9], [2], [8], [4, 5, 6]] : [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
        let palette = (0..<10 as Range<UInt8>).flatMap { [$0, $0, $0] }
        let before = text + (kind == .paletted ? [PNGBuilder.chunk("PLTE", palette)] : [])
        let bytes = kind == .sixteenBits ? 6 : kind == .paletted || kind == .gray ? 1 : 3
        return PNGBuilder.file(
            width: 3, height: 3, depth: kind == .sixteenBits ? 16 : 8,
            colorType: kind == .paletted ? 3 : kind == .gray ? 0 : 2, interlaced: kind == .interlaced, before: before,
            rows: passes.flatMap { row in [0] + row.flatMap { Array(repeating: $0, count: bytes) } })
    }

    var reason: String {
        switch self {
        case .interlaced: "it is interlaced, so another program wrote it"
        case .sixteenBits: "it is of 16 bits a channel, so another program wrote it"
        case .paletted: "it is paletted, so another program wrote it"
        case .gray: "it is gray, so another program wrote it"
        case .truncated: "the PNG file ends before its picture does"
        case .huge: "it has 100000 x 100000 pixels, the limit is 65535 a side and 268 million in all"
        case .large: "it has 9000 x 9000 pixels, the limit is 65535 a side and 67 million in all"
        case .jpeg: "it is no PNG file, but a JPEG file"
        case .pointer: "it is no PNG file, but a pointer of Git LFS: run 'git lfs pull'"
        case .empty: "it is no PNG file, but empty"
        }
    }
}
