internal import CISAL

/// The chunks of a PNG file of the kind that `PNGEncoder` writes: RGB or RGBA of eight bits, not interlaced, with density and
/// Latin-1 texts and nothing else.
///
/// Such files are read without libspng, in a quarter of its time. What is not of the kind, or damaged in any way, is left to
/// libspng, which reads it or says what is wrong.
struct PlainPNG {
    let width: Int
    let height: Int
    let isOpaque: Bool
    private(set) var text: [PNGText] = []
    private(set) var pixelsPerMetre: Int?
    /// Where in the file the picture's data lie, part by part.
    private(set) var parts: [Range<Int>] = []

    var format: PNGFormat { PNGFormat(width: width, height: height, isOpaque: isOpaque) }

    /// A chunk's length, type and checksum.
    private static let frame = 12
    private static let headerLength = 13

    /// Nil for a file of another kind. Reads no pixels; O(bytes of the file), for the checksums.
    init?(_ file: UnsafeBufferPointer<UInt8>) {
        var start = PNGChunk.signature.count
        guard unsafe file.starts(with: PNGChunk.signature),
            let header = unsafe Self.chunk(at: start, in: file, type: "IHDR"),
            header.count == Self.headerLength,
            // Depth; compression, filters and interlacing.
            unsafe file[header.lowerBound + 8] == 8,
            unsafe file[(header.lowerBound + 10)..<header.upperBound].allSatisfy({ $0 == 0 })
        else { return nil }
        let kind = unsafe file[header.lowerBound + 9]
        guard kind == 2 || kind == 6 else { return nil }
        width = unsafe Self.word(at: header.lowerBound, in: file)
        height = unsafe Self.word(at: header.lowerBound + 4, in: file)
        isOpaque = kind == 2
        start = header.upperBound + 4
        while start < file.count - Self.frame {
            guard let end = unsafe readChunk(at: start, in: file) else { return nil }
            start = end
        }
        guard !parts.isEmpty, let end = unsafe Self.chunk(at: start, in: file, type: "IEND"), end.isEmpty,
            end.upperBound + 4 == file.count
        else { return nil }
    }

    /// Takes in a chunk between the header and the end, and returns where the next one begins; nil for one of another kind.
    private mutating func readChunk(at start: Int, in file: UnsafeBufferPointer<UInt8>) -> Int? {
        if let data = unsafe Self.chunk(at: start, in: file, type: "IDAT") {
            // They stand together.
            if let last = parts.last, last.upperBound + 4 != start { return nil }
            parts.append(data)
            return data.upperBound + 4
        }
        if let data = unsafe Self.chunk(at: start, in: file, type: "tEXt") {
            guard let item = unsafe Self.text(file[data]) else { return nil }
            text.append(item)
            return data.upperBound + 4
        }
        guard let data = unsafe Self.chunk(at: start, in: file, type: "pHYs"), data.count == 9, pixelsPerMetre == nil,
            parts.isEmpty, unsafe file[data.upperBound - 1] == 1
        else { return nil }
        pixelsPerMetre = unsafe Self.word(at: data.lowerBound, in: file)
        return data.upperBound + 4
    }

    /// The texts of any PNG file, damaged ones left out; nil for a file that ends before its last chunk does.
    static func text(in file: UnsafeBufferPointer<UInt8>) -> [PNGText]? {
        var texts: [PNGText] = []
        var start = PNGChunk.signature.count
        while start + frame <= file.count {
            let end = unsafe start + frame + word(at: start, in: file)
            guard end <= file.count else { return nil }
            if let data = unsafe chunk(at: start, in: file, type: "tEXt"), let item = unsafe text(file[data]) {
                texts.append(item)
            }
            if unsafe file[(start + 4)..<(start + 8)].elementsEqual("IEND".utf8) { return texts }
            start = end
        }
        return nil
    }

    private static func text(_ data: Slice<UnsafeBufferPointer<UInt8>>) -> PNGText? {
        let bytes = unsafe Array(data)
        guard let gap = bytes.firstIndex(of: 0), (1...79).contains(gap) else { return nil }
        return PNGText(keyword: latin1(bytes[..<gap]), text: latin1(bytes[(gap + 1)...]))
    }

    /// The data of the chunk that begins at an index; nil where it is of another type, too long or damaged.
    private static func chunk(at start: Int, in file: UnsafeBufferPointer<UInt8>, type: String) -> Range<Int>? {
        let data = start + 8
        guard start + frame <= file.count, unsafe file[(start + 4)..<data].elementsEqual(type.utf8),
            case let length = unsafe word(at: start, in: file), length <= file.count - start - frame
        else { return nil }
        let checksum = unsafe file.baseAddress.map { unsafe crc32_gzip_refl(0, $0 + start + 4, UInt64(length + 4)) }
        guard let checksum, Int(checksum) == (unsafe word(at: data + length, in: file)) else { return nil }
        return data..<(data + length)
    }

    static func word(at index: Int, in file: UnsafeBufferPointer<UInt8>) -> Int {
        unsafe file[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
        String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
