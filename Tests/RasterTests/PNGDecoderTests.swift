import Foundation
import Raster
import Testing

@Suite("PNG decoding")
struct PNGDecoderTests {
    @Test("A palette with transparency")
    func palette() throws {
        let file = PNGBuilder.file(
            width: 3, height: 2, depth: 2, colorType: 3,
            before: [
                PNGBuilder.chunk("PLTE", [255, 0, 0, 0, 255, 0, 10, 20, 30]), PNGBuilder.chunk("tRNS", [255, 0, 128]),
            ],
            // Two bits a pixel: 0 1 2, then 2 0 1.
            rows: [0, 0b0001_1000, 0, 0b1000_0100])
        // 10, 20, 30 times 128 / 255: 5, 10, 15.
        let faded: UInt32 = 0x8005_0A0F
        #expect(try PNGDecoder.decode(file).bitmap.pixels == [0xFFFF_0000, 0, faded, faded, 0xFFFF_0000, 0])
    }

    @Test("Gray of one bit, and of eight with a transparent level")
    func gray() throws {
        let bits = PNGBuilder.file(width: 4, height: 1, depth: 1, colorType: 0, rows: [0, 0b0110_0000])
        #expect(
            try PNGDecoder.decode(bits).bitmap.pixels == [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_0000])
        let levels = PNGBuilder.file(
            width: 3, height: 1, depth: 8, colorType: 0, before: [PNGBuilder.chunk("tRNS", [0, 7])],
            rows: [0, 0, 7, 200])
        #expect(try PNGDecoder.decode(levels).bitmap.pixels == [0xFF00_0000, 0, 0xFFC8_C8C8])
    }

    @Test("Gray with alpha")
    func grayAlpha() throws {
        let file = PNGBuilder.file(width: 2, height: 1, depth: 8, colorType: 4, rows: [0, 255, 128, 9, 255])
        #expect(try PNGDecoder.decode(file).bitmap.pixels == [0x8080_8080, 0xFF09_0909])
    }

    @Test("Sixteen bits a channel keep their upper eight")
    func sixteenBits() throws {
        let file = PNGBuilder.file(
            width: 1, height: 1, depth: 16, colorType: 6, rows: [0, 0x12, 0x34, 0x56, 0x78, 0x9A, 0xBC, 0xFF, 0xFF])
        #expect(try PNGDecoder.decode(file).bitmap.pixels == [0xFF12_569A])
    }

    @Test("Filters sub, up, average and Paeth")
    func filters() throws {
        let file = PNGBuilder.file(
            width: 2, height: 5, depth: 8, colorType: 0,
            rows: [0, 10, 20, 1, 10, 20, 2, 5, 5, 3, 1, 1, 4, 1, 1])
        // Row by row: 10 20; 10 30; 15 35; 15 / 2 + 1 = 8, (8 + 35) / 2 + 1 = 22; 8 + 1 = 9, 22 + 1 = 23.
        #expect(
            try PNGDecoder.decode(file).bitmap.pixels.map { $0 & 255 } == [10, 20, 10, 30, 15, 35, 8, 22, 9, 23])
    }

    @Test("An interlaced picture")
    func interlaced() throws {
        // Passes of a 3 by 3 picture: (0,0); none; none; (2,0); (0,2) (2,2); (1,0) (1,2); row 1.
        let file = PNGBuilder.file(
            width: 3, height: 3, depth: 8, colorType: 0, interlaced: true,
            rows: [0, 1, 0, 3, 0, 7, 9, 0, 2, 0, 8, 0, 4, 5, 6])
        #expect(try PNGDecoder.decode(file).bitmap.pixels.map { $0 & 255 } == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    }

    @Test("Texts before and after the picture, and the density")
    func metadata() throws {
        let file = PNGBuilder.file(
            width: 1, height: 1, depth: 8, colorType: 0,
            before: [
                PNGBuilder.chunk("pHYs", PNGBuilder.word(5670) + PNGBuilder.word(5670) + [1]),
                PNGBuilder.chunk("tEXt", Array("Title".utf8) + [0, 0xE9]),
            ],
            rows: [0, 0],
            after: [PNGBuilder.chunk("iTXt", Array("Note".utf8) + [0, 0, 0, 0, 0] + Array("글".utf8))])
        let image = try PNGDecoder.decode(file)
        #expect(image.text == [PNGText(keyword: "Title", text: "é"), PNGText(keyword: "Note", text: "글")])
        #expect(image.pixelsPerMetre == 5670 && image.scale == 2)
    }

    @Test("Bytes that are not a PNG")
    func signature() {
        #expect(throws: RasterError.png(.signature)) { try PNGDecoder.decode([]) }
        #expect(throws: RasterError.png(.signature)) { try PNGDecoder.decode(Array("GIF89a, not a PNG".utf8)) }
    }

    @Test("A file cut anywhere is refused")
    func truncated() throws {
        let bitmap = Bitmap(width: 40, height: 30, pixels: (0..<1200).map { 0xFF00_0000 | UInt32($0 * 7919 % 65_536) })
        let file = try PNGEncoder.encode(bitmap, scale: 2, text: [PNGText(keyword: "a", text: "b")])
        #expect(try PNGDecoder.decode(file).bitmap == bitmap)
        for length in 0..<file.count - 12 {
            #expect(throws: RasterError.self, "\(length) bytes") { try PNGDecoder.decode(Array(file.prefix(length))) }
        }
    }

    @Test("A file with any byte changed is refused or decoded, and nothing worse")
    func damaged() throws {
        let bitmap = Bitmap(width: 9, height: 7, pixels: (0..<63).map { 0xFF00_0000 | UInt32($0 * 7919 % 65_536) })
        let file = try PNGEncoder.encode(bitmap, scale: 2, text: [PNGText(keyword: "a", text: "b")])
        var refused = 0
        for index in file.indices {
            for change: UInt8 in [1, 0x80, 0xFF] {
                var damaged = file
                damaged[index] ^= change
                if (try? PNGDecoder.decode(damaged)) == nil { refused += 1 }
            }
        }
        #expect(refused > file.count)
    }

    @Test("A header that promises more pixels than the limit is refused before memory is taken")
    func bomb() {
        let wide = PNGBuilder.file(width: 70_000, height: 1, depth: 8, colorType: 0, rows: [0])
        #expect(
            throws: RasterError.pictureTooLarge(width: 70_000, height: 1, sideLimit: 65_535, pixelLimit: 268_435_456)
        ) { try PNGDecoder.decode(wide) }
        let large = PNGBuilder.file(width: 60_000, height: 60_000, depth: 8, colorType: 0, rows: [0])
        #expect(throws: RasterError.self) { try PNGDecoder.decode(large) }
        // Within the limit, but 300 MB of rows cannot come out of a hundred bytes.
        let empty = PNGBuilder.file(width: 16_000, height: 16_000, depth: 8, colorType: 2, rows: [0])
        #expect(throws: RasterError.png(.truncated)) { try PNGDecoder.decode(empty) }
    }

    @Test(
        "A file of the encoder's kind and the same with a chunk that it does not write are the same picture",
        arguments: [0xFF00_0000, 0x8000_0000] as [UInt32])
    func plain(alpha: UInt32) throws {
        // More than one band, rows that repeat, and every value of a channel.
        let pixels = (0..<350_000).map { (index: Int) -> UInt32 in
            let value = index / 3 % 97 * 7919 % 65_536
            return alpha | UInt32(value & 0x7F7F)
        }
        let bitmap = Bitmap(width: 700, height: 500, pixels: pixels)
        let file = try PNGEncoder.encode(bitmap, scale: 3, text: [PNGText(keyword: "a", text: "é")])
        let other = file.prefix(33) + PNGBuilder.chunk("gAMA", PNGBuilder.word(45_455)) + file.dropFirst(33)
        let (first, second) = (try PNGDecoder.decode(file), try PNGDecoder.decode(Array(other)))
        #expect(first == second)
        #expect(first.scale == 3 && first.text == [PNGText(keyword: "a", text: "é")])
        #expect(first.bitmap.pixels.allSatisfy { $0 & 0xFF00_0000 == alpha })
        #expect(try PNGDecoder.text(of: file) == first.text)
        #expect(try PNGDecoder.text(of: Array(other)) == first.text)
    }

    @Test("Bands that were not made apart, and damaged ones, give what the whole stream gives")
    func bands() throws {
        // Of 700 pixels a band has 256 rows: two of them, and the checksum's chunk.
        let bitmap = Bitmap(width: 700, height: 300, pixels: (0..<210_000).map { 0xFF00_0000 | UInt32($0 % 999) })
        let file = try PNGEncoder.encode(bitmap)
        let parts = Self.parts(of: file)
        try #require(parts.count == 3)
        #expect(try PNGDecoder.decode(file).bitmap == bitmap)
        let stream = parts.flatMap { $0 }
        // Cut elsewhere into as many chunks: the same stream.
        let cuts = [parts[0].count - 1, parts[0].count + 5, 100]
        for cut in cuts {
            let moved = Self.file(
                [stream[..<cut], stream[cut..<(stream.count - 4)], stream[(stream.count - 4)...]], of: file)
            #expect(try PNGDecoder.decode(moved).bitmap == bitmap, "cut at \(cut)")
        }
        // The checksum at the end is libspng's to judge, which reads no further than the last pixel.
        var wrong = parts
        wrong[2][0] ^= 1
        let isSame = try PNGDecoder.decode(Self.file(wrong.map { $0[...] }, of: file)).bitmap == bitmap
        #expect(isSame)
        // Bands in another order, and a band that is missing.
        for parts in [[parts[1], parts[0], parts[2]], [parts[0], [], parts[2]]] {
            let damaged = Self.file(parts.map { $0[...] }, of: file)
            #expect(throws: RasterError.self) { try PNGDecoder.decode(damaged).bitmap.width }
        }
    }

    /// The data of the chunks that hold the picture.
    private static func parts(of file: [UInt8]) -> [[UInt8]] {
        var (parts, start) = ([[UInt8]](), 8)
        while start + 12 <= file.count {
            let length = file[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
            if file[(start + 4)..<(start + 8)].elementsEqual("IDAT".utf8) {
                parts.append(Array(file[(start + 8)..<(start + 8 + length)]))
            }
            start += 12 + length
        }
        return parts
    }

    /// A file with the header of another, whose picture is in these parts.
    private static func file(_ parts: [ArraySlice<UInt8>], of file: [UInt8]) -> [UInt8] {
        file.prefix(33) + parts.flatMap { PNGBuilder.chunk("IDAT", Array($0)) } + PNGBuilder.chunk("IEND", [])
    }

    @Test("A file of the encoder's kind whose rows end early is refused; one with a filter is read")
    func filteredPlain() throws {
        let bitmap = Bitmap(width: 3, height: 2, pixels: [UInt32](repeating: 0xFF12_3456, count: 6))
        let row: [UInt8] = [0, 0x12, 0x34, 0x56, 0x12, 0x34, 0x56, 0x12, 0x34, 0x56]
        let rows = row + row
        let whole = PNGBuilder.file(width: 3, height: 2, depth: 8, colorType: 2, rows: rows)
        #expect(try PNGDecoder.decode(whole).bitmap == bitmap)
        let short = PNGBuilder.file(width: 3, height: 2, depth: 8, colorType: 2, rows: Array(rows.dropLast(4)))
        #expect(throws: RasterError.self) { try PNGDecoder.decode(short) }
        let filtered = PNGBuilder.file(width: 3, height: 2, depth: 8, colorType: 2, rows: [1] + rows.dropFirst())
        // The first row's pixels add up: 12, 24, 36.
        #expect(try PNGDecoder.decode(filtered).bitmap[2, 0] == 0xFF36_9C02)
    }

    @Test("A palette index without an entry is black")
    func paletteIndex() throws {
        let file = PNGBuilder.file(
            width: 1, height: 1, depth: 8, colorType: 3, before: [PNGBuilder.chunk("PLTE", [1, 2, 3])], rows: [0, 9])
        #expect(try PNGDecoder.decode(file).bitmap.pixels == [0xFF00_0000])
    }
}
