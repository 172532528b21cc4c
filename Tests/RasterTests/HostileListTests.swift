import Foundation
import Raster
import Testing

@Suite("Lists that nobody should make")
struct HostileListTests {
    private let rasterizer = Rasterizer()

    private func render(_ items: [DisplayItem]) throws -> Bitmap {
        try rasterizer.render(
            DisplayList(size: CGSize(width: 20, height: 20), items: items), scale: 2, background: .white)
    }

    @Test(
        "A picture without pixels or beyond the limits is refused",
        arguments: [(0.0, 10.0), (.nan, 10), (10, -3), (70_000, 1), (20_000, 20_000), (.infinity, 1)])
    func sizes(width: Double, height: Double) {
        let list = DisplayList(size: CGSize(width: width, height: height), items: [])
        #expect(throws: RasterError.self) { try rasterizer.render(list, scale: 1) }
    }

    @Test("A refusal names the size and the limits")
    func limits() {
        let list = DisplayList(size: CGSize(width: 40_000, height: 10), items: [])
        #expect(
            throws: RasterError.pictureTooLarge(width: 80_000, height: 20, sideLimit: 65_535, pixelLimit: 268_435_456)
        ) { try rasterizer.render(list, scale: 2) }
    }

    @Test(
        "A shadow far wider than its shape is drawn in the time and memory of a small one",
        .timeLimit(.minutes(10)))
    func wideShadow() throws {
        let shadow = Shadow(color: .black, radius: 1000, offset: .zero)
        let list = DisplayList(
            size: CGSize(width: 390, height: 400),
            items: [.shadow(.rectangle(CGRect(x: 20, y: 20, width: 100, height: 100)), shadow)])
        let clock = ContinuousClock()
        var bitmap: Bitmap?
        let duration = try clock.measure { bitmap = try rasterizer.render(list, scale: 3, background: .white) }
        #expect(bitmap?.width == 1170)
        #expect(duration < .seconds(20))
    }

    @Test("A mask that is made coarser shows the shadow that an exact one shows, where it is stretched too")
    func coarseShadow() throws {
        // At 2x this blur's mask is exact, at 3x it is coarse.
        let shadow = Shadow(color: .black, radius: 80, offset: .zero)
        let list = DisplayList(
            size: CGSize(width: 500, height: 900),
            items: [.shadow(.rectangle(CGRect(x: 100, y: 150, width: 300, height: 600)), shadow)])
        let exact = try rasterizer.render(list, scale: 2, background: .white)
        let coarse = try rasterizer.render(list, scale: 3, background: .white)
        for (x, y) in [(50, 100), (98, 450), (250, 148), (450, 800), (20, 20), (250, 860)] {
            let (first, second) = (exact[2 * x, 2 * y] & 255, coarse[3 * x, 3 * y] & 255)
            #expect(abs(Int(first) - Int(second)) <= 3, "at \(x), \(y): \(first) and \(second)")
        }
    }

    @Test(
        "Numbers that are none, and far too large ones, draw nothing or the whole",
        arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300])
    func numbers(value: Double) throws {
        let rect = CGRect(x: value, y: 0, width: 10, height: value)
        let rounded = RoundedRectangle(rect: rect, topLeft: value, topRight: 3, bottomLeft: value, bottomRight: 1)
        let path = Path(elements: [
            .line(to: CGPoint(x: value, y: 3)),
            .curve(to: CGPoint(x: 3, y: value), control1: .zero, control2: CGPoint(x: value, y: value)),
            .quadCurve(to: .zero, control: CGPoint(x: value, y: 0)), .close,
        ])
        let image = Bitmap(width: 2, height: 2)
        let run = GlyphRun(
            face: TestFonts.inter, size: 12, color: .black,
            glyphs: [GlyphRun.Glyph(index: 40, position: CGPoint(x: value, y: 5))])
        let style = StrokeStyle(width: value, miterLimit: value, dash: [value, 1], dashPhase: value)
        let shadow = Shadow(color: .black, radius: value, offset: CGSize(width: value, height: 1))
        let items: [DisplayItem] = [
            .fill(.rectangle(rect), .black), .fill(.roundedRectangle(rounded), .black),
            .fill(.path(path, .evenOdd), .black),
            .stroke(path, .black, style), .stroke(path, .black, StrokeStyle(width: 1, dash: [value, 1])),
            .border(rounded, width: value, .black), .border(rounded, width: 1, .black),
            .shadow(.rectangle(CGRect(x: 0, y: 0, width: 5, height: 5)), shadow),
            .shadow(.path(path, .winding), shadow),
            .image(image, rect), .glyphs(run),
            .fill(
                .rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)),
                Color(red: value, green: value, blue: 0, alpha: value)),
        ]
        _ = try render(items)
        for transform in [
            CGAffineTransform(scaleX: value, y: 1),
            CGAffineTransform(a: value, b: value, c: value, d: value, tx: value, ty: 0),
            CGAffineTransform(translationX: value, y: value), CGAffineTransform(scaleX: 0, y: 0),
        ] {
            _ = try render([
                .group(DisplayGroup(transform: transform, clip: .rectangle(rect), opacity: value, items: items))
            ])
            _ = try render([.group(DisplayGroup(transform: transform, clip: .path(path, .winding), items: items))])
            _ = try render([.group(DisplayGroup(transform: transform, items: items))])
        }
    }

    @Test("Dashes too small to be seen are drawn as a line, at once")
    func tinyDashes() throws {
        let line = Path(elements: [.move(to: CGPoint(x: 0, y: 10)), .line(to: CGPoint(x: 1e6, y: 10))])
        let bitmap = try render([.stroke(line, .black, StrokeStyle(width: 2, dash: [1e-9, 1e-9]))])
        #expect(bitmap[10, 20] == 0xFF00_0000)
    }

    @Test("Groups nest 512 deep, also on a small thread's stack, and no deeper")
    func nesting() throws {
        func nested(_ depth: Int) -> DisplayList {
            let inner: DisplayItem = .fill(.rectangle(CGRect(x: 0, y: 0, width: 20, height: 600)), .black)
            let item = (0..<depth).reduce(inner) { item, _ in .group(DisplayGroup(opacity: 0.9, items: [item])) }
            return DisplayList(size: CGSize(width: 20, height: 600), items: [item])
        }
        _ = try rasterizer.render(nested(512), scale: 1, jobs: 2)
        #expect(throws: RasterError.nestingTooDeep(limit: 512)) { try rasterizer.render(nested(513), scale: 1) }
    }

    @Test("An empty path, image, run and group draw nothing")
    func nothing() throws {
        let bitmap = try render([
            .fill(.path(Path(), .winding), .black), .stroke(Path(), .black, StrokeStyle(width: 1)),
            .image(Bitmap(width: 0, height: 0), CGRect(x: 0, y: 0, width: 9, height: 9)),
            .glyphs(GlyphRun(face: TestFonts.inter, size: 12, color: .black, glyphs: [])),
            .group(DisplayGroup(opacity: 0.5, items: [])),
        ])
        #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }
}
