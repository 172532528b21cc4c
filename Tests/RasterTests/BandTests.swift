import Foundation
import Raster
import Testing

/// Pictures up to 1,024 pixels wide are painted in bands of 256 rows.
@Suite("Bands")
struct BandTests {
    private let rasterizer = Rasterizer()

    /// Something of every kind across each seam of a picture 300 by 1,200, moved up by `offset`.
    private func list(offset: Double = 0, height: Double = 1200) -> DisplayList {
        var items: [DisplayItem] = []
        for step in 0..<16 {
            let y = Double(step) * 75.31
            let box = CGRect(x: 20.3, y: y, width: 90, height: 60.7)
            items.append(.fill(.rectangle(box), Color(red: 0.1 * Double(step % 10), green: 0.4, blue: 0.9, alpha: 0.7)))
            let rounded = RoundedRectangle(
                rect: CGRect(x: 130, y: (y / 2).rounded() * 2, width: 80, height: 58), radius: 17)
            items.append(
                .shadow(
                    .roundedRectangle(rounded), Shadow(color: .black, radius: 5, offset: CGSize(width: 0, height: 3))))
            items.append(.border(rounded, width: 2, .red))
            items.append(
                .group(
                    DisplayGroup(
                        clip: .roundedRectangle(rounded), opacity: 0.6, items: [.image(Self.image, rounded.rect)])))
            let turn = CGAffineTransform(rotationAngle: 0.2).concatenating(CGAffineTransform(translationX: 230, y: y))
            let path = Path(elements: [
                .move(to: .zero), .curve(to: CGPoint(x: 50, y: 50), control1: CGPoint(x: 60, y: 0), control2: .zero),
                .quadCurve(to: CGPoint(x: 0, y: 60), control: CGPoint(x: 20, y: 90)),
            ])
            items.append(
                .group(
                    DisplayGroup(
                        transform: turn,
                        items: [
                            .fill(.path(path, .winding), Color(red: 0, green: 0.6, blue: 0.2)),
                            .stroke(path, .black, StrokeStyle(width: 2.5, join: .round, dash: [7, 3])),
                            .image(Self.image, CGRect(x: 10, y: 10, width: 30, height: 30)),
                        ])))
            items.append(
                .glyphs(
                    GlyphRun(
                        face: TestFonts.inter, size: 15, color: .black,
                        glyphs: (0..<12).map {
                            GlyphRun.Glyph(index: UInt32(2 + $0 * 7), position: CGPoint(x: 3 + Double($0) * 9.37, y: y))
                        })))
        }
        let moved = DisplayGroup(transform: CGAffineTransform(translationX: 0, y: -offset), items: items)
        return DisplayList(size: CGSize(width: 300, height: height), items: [.group(moved)])
    }

    private static let image: Bitmap = {
        var image = Bitmap(width: 48, height: 48)
        for y in 0..<48 {
            for x in 0..<48 {
                image[x, y] = 0xFF00_0000 | UInt32(x * 5) << 16 | UInt32(y * 5) << 8 | UInt32((x ^ y) & 32)
            }
        }
        return image
    }()

    @Test("The pixels across a seam are those of a picture without one", arguments: [1.0, 2])
    func seams(scale: Double) throws {
        let whole = try rasterizer.render(list(), scale: scale, background: .white)
        // The same rows, moved so that the seam lies elsewhere.
        for offset in [100.0, 350, 612] {
            let part = try rasterizer.render(list(offset: offset, height: 120), scale: scale, background: .white)
            let start = Int(offset * scale) * whole.width
            let expected = Bitmap(
                width: part.width, height: part.height,
                pixels: Array(whole.pixels[start..<start + part.pixels.count]))
            let differing = zip(part.pixels, expected.pixels).filter { $0 != $1 }.count
            #expect(differing == 0, "from \(offset)")
        }
    }

    @Test("The bytes do not depend on how many threads made them")
    func jobs() throws {
        let bitmap = try Rasterizer().render(list(), scale: 2, background: .white, jobs: 1)
        var first: [UInt8] = []
        for jobs in [1, 2, 4] {
            let rasterizer = Rasterizer()
            #expect(try rasterizer.render(list(), scale: 2, background: .white, jobs: jobs) == bitmap)
            var file: [UInt8] = []
            try rasterizer.encode(list(), scale: 2, background: .white, jobs: jobs) { file += $0 }
            if first.isEmpty { first = file }
            #expect(file == first)
        }
        #expect(try PNGEncoder.encode(bitmap, scale: 2) == first)
        #expect(try PNGDecoder.decode(first).bitmap == bitmap)
    }

    @Test("A sink that refuses bytes ends the work with its own error")
    func refusal() {
        struct Full: Error {}
        var taken = 0
        #expect(throws: Full.self) {
            try rasterizer.encode(list(), scale: 2, background: .white, jobs: 2) { _ in
                taken += 1
                if taken == 3 { throw Full() }
            }
        }
        #expect(taken == 3)
    }
}

enum TestFonts {
    static let inter = FontFace(path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
    static let emoji = FontFace(path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
}
