import Foundation
import Raster
import Testing

@Suite("The environment of the process and drawing")
struct EnvironmentTests {
    @Test("FreeType's variable changes no pixel")
    func freeTypeProperties() async {
        // In a process of its own: other tests draw at the same time.
        await #expect(processExitsWith: .success) {
            let plain = try Self.letters()
            setenv(
                "FREETYPE_PROPERTIES",
                "cff:no-stem-darkening=0 cff:darkening-parameters=500,900,1000,900,1500,0,2000,0", 1)
            try #require(try Self.letters() == plain)
        }
    }

    private static func letters() throws -> Bitmap {
        let glyphs = (0..<8).map {
            GlyphRun.Glyph(index: 40 + UInt32($0), position: CGPoint(x: 2 + 12 * Double($0), y: 20))
        }
        let run = GlyphRun(face: TestFonts.inter, size: 14, color: .black, glyphs: glyphs)
        let list = DisplayList(size: CGSize(width: 100, height: 30), items: [.glyphs(run)])
        return try Rasterizer().render(list, scale: 1, background: .white)
    }
}
