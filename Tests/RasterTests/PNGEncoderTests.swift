import Foundation
import Raster
import Testing

@Suite("PNG encoding")
struct PNGEncoderTests {
    /// The chunks of a file: type, data and whether the CRC is right.
    private func chunks(_ file: [UInt8]) -> [(type: String, data: [UInt8], isSound: Bool)] {
        var chunks: [(String, [UInt8], Bool)] = []
        var position = 8
        while position + 12 <= file.count {
            let number = { (start: Int) in file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
            let length = number(position)
            let body = Array(file[position + 4..<position + 8 + length])
            let crc = number(position + 8 + length)
            chunks.append(
                (String(decoding: body[..<4], as: UTF8.self), Array(body[4...]), crc == Int(PNGBuilder.crc(body))))
            position += 12 + length
        }
        return chunks
    }

    @Test("Header, density and texts come first, every CRC is right")
    func structure() throws {
        let bitmap = Bitmap(width: 3, height: 600, pixels: [UInt32](repeating: 0xFF12_3456, count: 1800))
        let text = [PNGText(keyword: "Software", text: "Offscreen"), PNGText(keyword: "Note", text: "글")]
        let found = chunks(try PNGEncoder.encode(bitmap, scale: 3, text: text))
        // Bands of 256, 256 and 88 rows, and the checksum.
        #expect(
            found.map(\.type) == ["IHDR", "pHYs", "tEXt", "iTXt", "IDAT", "IDAT", "IDAT", "IDAT", "IEND"])
        #expect(found.allSatisfy { $0.isSound })
        // RGB, eight bits.
        #expect(found[0].data == [0, 0, 0, 3, 0, 0, 2, 88, 8, 2, 0, 0, 0])
        // 3 x 2835 = 8505 pixels a metre.
        #expect(found[1].data == [0, 0, 0x21, 0x39, 0, 0, 0x21, 0x39, 1])
        #expect(found[2].data == Array("Software".utf8) + [0] + Array("Offscreen".utf8))
    }

    @Test("A translucent pixel makes the file RGBA; saying so before looking does too")
    func channels() throws {
        let opaque = Bitmap(width: 1, height: 1, pixels: [0xFF00_0000])
        let clear = Bitmap(width: 1, height: 1)
        #expect(chunks(try PNGEncoder.encode(opaque))[0].data[9] == 2)
        #expect(chunks(try PNGEncoder.encode(clear))[0].data[9] == 6)
        #expect(chunks(try PNGEncoder.encode(opaque, isOpaque: false))[0].data[9] == 6)
    }

    @Test("Every premultiplied pixel survives encoding and decoding")
    func alphaRoundTrip() throws {
        var bitmap = Bitmap(width: 256, height: 256)
        for alpha in 0..<256 {
            for value in 0..<256 {
                let channel = UInt32(min(alpha, value))
                bitmap[alpha, value] = UInt32(alpha) << 24 | channel << 16 | channel / 2 << 8 | channel / 3
            }
        }
        #expect(try PNGDecoder.decode(PNGEncoder.encode(bitmap)).bitmap == bitmap)
    }

    @Test("Rows of any width survive, equal rows too", arguments: [1, 2, 3, 7, 8, 9, 17, 1000, 1025, 5000])
    func widths(width: Int) throws {
        var bitmap = Bitmap(width: width, height: 300)
        for y in 0..<300 {
            for x in 0..<width {
                bitmap[x, y] = 0xFF00_0000 | UInt32(truncatingIfNeeded: (x &* 31 &+ y / 3 &* 7) &* 2_654_435_761) >> 8
            }
        }
        let file = try PNGEncoder.encode(bitmap)
        #expect(try PNGDecoder.decode(file).bitmap == bitmap)
        #expect(try PNGEncoder.encode(bitmap, jobs: 4) == file)
    }

    @Test("A keyword that PNG does not allow is refused", arguments: ["", "글", String(repeating: "k", count: 80)])
    func keywords(keyword: String) {
        let bitmap = Bitmap(width: 1, height: 1)
        #expect(throws: RasterError.textChunk(keyword: keyword)) {
            try PNGEncoder.encode(bitmap, text: [PNGText(keyword: keyword, text: "")])
        }
    }

    @Test("An empty bitmap is refused")
    func empty() {
        #expect(throws: RasterError.emptyPicture(width: 0, height: 0)) {
            try PNGEncoder.encode(Bitmap(width: 0, height: 0))
        }
    }
}
