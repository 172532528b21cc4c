import Foundation
import Raster
import Testing

@Suite("Glyphs")
struct GlyphTests {
    private let rasterizer = Rasterizer()

    private func render(
        _ glyphs: [(index: UInt32, x: Double, y: Double)], face: FontFace = TestFonts.inter, size: Double = 20,
        color: Color = .black, transform: CGAffineTransform = .identity
    ) throws -> Bitmap {
        let run = GlyphRun(
            face: face, size: size, color: color,
            glyphs: glyphs.map { GlyphRun.Glyph(index: $0.index, position: CGPoint(x: $0.x, y: $0.y)) })
        let list = DisplayList(
            size: CGSize(width: 60, height: 40),
            items: [.group(DisplayGroup(transform: transform, items: [.glyphs(run)]))])
        return try rasterizer.render(list, scale: 1, background: .white)
    }

    private func ink(_ bitmap: Bitmap) -> Double {
        bitmap.pixels.reduce(0) { $0 + Double(255 - $1 & 255) / 255 }
    }

    /// The mean column of the ink.
    private func centre(_ bitmap: Bitmap) -> Double {
        let sum = bitmap.pixels.enumerated().reduce(0.0) {
            $0 + Double(255 - $1.element & 255) / 255 * (Double($1.offset % bitmap.width) + 0.5)
        }
        return sum / ink(bitmap)
    }

    @Test("A glyph stands where it is put, to a quarter of a pixel", arguments: [0.25, 0.5, 0.75, 1])
    func quarters(shift: Double) throws {
        let home = try render([(40, 10, 30)])
        let moved = try render([(40, 10 + shift, 30)])
        #expect(ink(home) > 20)
        #expect(abs(ink(moved) - ink(home)) < 0.2)
        #expect(abs(centre(moved) - centre(home) - shift) < 0.02)
    }

    @Test("Between quarters of a pixel nothing changes, and baselines lie on whole pixels")
    func rounding() throws {
        let home = try render([(40, 10, 30)])
        #expect(try render([(40, 10.1, 30.4)]) == home)
        #expect(try render([(40, 9.9, 29.6)]) == home)
        #expect(try render([(40, 10, 30.5)]) == render([(40, 10, 31)]))
    }

    @Test("A glyph at a place that is no number is left out of its run", arguments: [(Double.nan, 20.0), (20, .nan)])
    func undefinedPlace(x: Double, y: Double) throws {
        #expect(try render([(40, 10, 20), (41, x, y)]) == render([(40, 10, 20)]))
    }

    @Test("A turned glyph keeps its ink")
    func turned() throws {
        let home = try render([(40, 10, 30)])
        let turn = CGAffineTransform(translationX: 30, y: 20).rotated(by: 0.5).translatedBy(x: -15, y: -25)
        let turned = try render([(40, 10, 30)], transform: turn)
        #expect(abs(ink(turned) - ink(home)) < 1.5)
    }

    @Test("A slant moves ink to the right above the baseline")
    func slant() throws {
        var face = TestFonts.inter
        let upright = try render([(40, 10, 30)], face: face)
        face.slant = 0.2
        let slanted = try render([(40, 10, 30)], face: face)
        #expect(abs(ink(slanted) - ink(upright)) < 0.3)
        #expect(centre(slanted) > centre(upright) + 0.5)
    }

    @Test("A translucent colour fades glyphs, emoji included")
    func translucent() throws {
        let half = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
        let (full, faded) = (try render([(40, 10, 30)]), try render([(40, 10, 30)], color: half))
        #expect(abs(ink(faded) - ink(full) / 2) < 0.5)
        let emoji = try render([(700, 10, 30)], face: TestFonts.emoji)
        let fadedEmoji = try render([(700, 10, 30)], face: TestFonts.emoji, color: half)
        #expect(ink(emoji) > 50)
        #expect(abs(ink(fadedEmoji) - ink(emoji) * 128 / 255) < 3)
    }

    @Test("Emoji have their own colours and the size of the text, upright and turned")
    func emoji() throws {
        let bitmap = try render([(700, 10, 30)], face: TestFonts.emoji)
        #expect(bitmap.pixels.contains { $0 >> 16 & 255 != $0 & 255 })
        let columns = bitmap.pixels.indices.filter { bitmap.pixels[$0] != 0xFFFF_FFFF }.map { $0 % bitmap.width }
        let width = (columns.max() ?? 0) - (columns.min() ?? 0) + 1
        #expect((20...26).contains(width))
        let turn = CGAffineTransform(translationX: 30, y: 20).rotated(by: 0.5).translatedBy(x: -22, y: -22)
        let turned = try render([(700, 10, 30)], face: TestFonts.emoji, transform: turn)
        #expect(abs(ink(turned) - ink(bitmap)) < 6)
    }

    @Test("A font file that is missing is an error that names it")
    func missingFont() {
        let face = FontFace(path: "/nonexistent/font.otf", index: 3)
        // 1 is FT_Err_Cannot_Open_Resource.
        #expect(throws: RasterError.font(path: "/nonexistent/font.otf", index: 3, status: 1)) {
            try render([(40, 10, 30)], face: face)
        }
    }

    @Test(
        "A glyph that the face does not have draws nothing, upright and turned, in outlines and in pictures",
        arguments: [60_000, 0x0FFF_FFFF, 0x1000_0041, .max] as [UInt32])
    func missingGlyph(index: UInt32) throws {
        let turn = CGAffineTransform(rotationAngle: 0.5)
        for face in [TestFonts.inter, TestFonts.emoji] {
            #expect(ink(try render([(index, 10, 30)], face: face)) == 0)
            #expect(ink(try render([(index, 10, 30)], face: face, transform: turn)) == 0)
        }
    }
}
