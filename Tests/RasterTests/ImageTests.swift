import Foundation
import Raster
import Testing

@Suite("Images and shadows")
struct ImageTests {
    private let rasterizer = Rasterizer()

    private func render(_ width: Double, _ height: Double, _ items: [DisplayItem], scale: Double = 1) throws -> Bitmap {
        try rasterizer.render(
            DisplayList(size: CGSize(width: width, height: height), items: items), scale: scale, background: .white)
    }

    @Test("An image on its own pixels is copied exactly")
    func exact() throws {
        var image = Bitmap(width: 3, height: 2)
        image.pixels = [0xFF01_0203, 0xFF04_0506, 0xFFFF_FFFF, 0xFF00_0000, 0x8000_0000, 0]
        let bitmap = try render(1.5, 1, [.image(image, CGRect(x: 0, y: 0, width: 1.5, height: 1))], scale: 2)
        #expect(bitmap.pixels == [0xFF01_0203, 0xFF04_0506, 0xFFFF_FFFF, 0xFF00_0000, 0xFF7F_7F7F, 0xFFFF_FFFF])
    }

    @Test("Half the size averages pixels, twice the size interpolates between them")
    func scaled() throws {
        let image = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
        let half = try render(1, 1, [.image(image, CGRect(x: 0, y: 0, width: 1, height: 1))])
        #expect(half.pixels == [0xFF80_8080])
        let twice = try render(4, 1, [.image(image, CGRect(x: 0, y: 0, width: 4, height: 1))])
        // Centres at 1/4, 3/4, 5/4 and 7/4 of a source pixel: 0, 1/4, 3/4 and all of white.
        #expect(twice.pixels == [0xFF00_0000, 0xFF40_4040, 0xFFBF_BFBF, 0xFFFF_FFFF])
    }

    @Test("One colour stays that colour at every size and turn", arguments: [0.3, 1, 2.7])
    func constant(size: Double) throws {
        let image = Bitmap(width: 7, height: 5, pixels: [UInt32](repeating: 0xFF12_3456, count: 35))
        let side = (size * 20).rounded()
        let item: DisplayItem = .image(image, CGRect(x: 0, y: 0, width: side, height: side))
        #expect(try render(side, side, [item]).pixels.allSatisfy { $0 == 0xFF12_3456 })
        let turn = CGAffineTransform(translationX: side / 2, y: side / 2).rotated(by: 1).translatedBy(
            x: -side / 2, y: -side / 2)
        let turned = try render(side, side, [.group(DisplayGroup(transform: turn, items: [item]))])
        let middle = Int(side) / 2
        #expect(turned[middle, middle] == 0xFF12_3456)
    }

    @Test("An image with a mirroring transform is mirrored")
    func mirrored() throws {
        let image = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_0000])
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2, ty: 0)
        let bitmap = try render(
            2, 1,
            [.group(DisplayGroup(transform: mirror, items: [.image(image, CGRect(x: 0, y: 0, width: 2, height: 1))]))])
        #expect(bitmap.pixels == [0xFFFF_0000, 0xFF00_0000])
    }

    @Test("A shadow without blur is the shape moved, also where it lies behind the shape")
    func sharpShadow() throws {
        let shape = Shape.rectangle(CGRect(x: 0, y: 0, width: 2, height: 1))
        let shadow = DisplayItem.shadow(shape, Shadow(color: .black, radius: 0, offset: CGSize(width: 1, height: 0)))
        #expect(try render(4, 2, [shadow]).inked == [[1, 0], [2, 0]])
        // Half of white over white and over black.
        let veil = try render(4, 2, [shadow, .fill(shape, Color(red: 1, green: 1, blue: 1, alpha: 0.5))])
        #expect(veil.pixels.prefix(4) == [0xFFFF_FFFF, 0xFF80_8080, 0xFF00_0000, 0xFFFF_FFFF])
        let card = try render(4, 2, [shadow, .fill(shape, .white)])
        #expect(card.inked == [[2, 0]])
    }

    @Test("What is drawn over a shadow covers as much of it where it is opaque and cut, or drawn later")
    func coveredShadow() throws {
        let shape = Shape.roundedRectangle(
            RoundedRectangle(rect: CGRect(x: 10, y: 10, width: 40, height: 30), radius: 8))
        let shadow = DisplayItem.shadow(
            shape, Shadow(color: .black, radius: 3, offset: CGSize(width: 2, height: 3)))
        let card = DisplayItem.fill(shape, .white)
        let dot = DisplayItem.fill(.rectangle(CGRect(x: 59, y: 59, width: 1, height: 1)), .white)
        let pixels = try render(60, 60, [shadow, card]).pixels
        #expect(try render(60, 60, [shadow, dot, card]).pixels == pixels)
        let clip = Shape.rectangle(CGRect(x: 0, y: 0, width: 60, height: 20))
        let cut = try render(60, 60, [shadow, .group(DisplayGroup(clip: clip, items: [card]))])
        let later = try render(60, 60, [shadow, dot, .group(DisplayGroup(clip: clip, items: [card]))])
        #expect(cut.pixels == later.pixels)
        #expect(cut[30, 30] == 0xFF00_0000)
    }

    @Test("A blurred edge is half dark at the edge and falls off as a Gaussian")
    func blurredShadow() throws {
        let shape = Shape.rectangle(CGRect(x: 0, y: -100, width: 100, height: 300))
        let bitmap = try render(
            160, 4, [.shadow(shape, Shadow(color: .black, radius: 5, offset: .zero))])
        for distance in 0..<16 {
            let expected = 0.5 * erfc((Double(distance) + 0.5) / (5 * 2.0.squareRoot()))
            let dark = Double(255 - bitmap[100 + distance, 2] & 255) / 255
            #expect(abs(dark - expected) < 0.012, "\(distance) pixels outside")
        }
        #expect(bitmap[60, 2] == 0xFF00_0000)
        #expect(bitmap[130, 2] == 0xFFFF_FFFF)
    }

    @Test("Shadows of rectangles of all sizes share their corners")
    func sharedCorners() throws {
        func shadow(_ width: Double, _ height: Double) throws -> Bitmap {
            let shape = RoundedRectangle(rect: CGRect(x: 30, y: 30, width: width, height: height), radius: 8)
            return try render(
                300, 300,
                [
                    .shadow(
                        .roundedRectangle(shape),
                        Shadow(color: .black, radius: 6, offset: CGSize(width: 0.5, height: 2)))
                ])
        }
        let (small, large) = (try shadow(100, 90), try shadow(230, 180))
        for y in 0..<60 {
            for x in 0..<60 {
                #expect(small[x, y] == large[x, y], "at \(x), \(y)")
            }
        }
    }

    @Test("A very wide blur keeps its amount of darkness", arguments: [20.0, 90])
    func wideBlur(radius: Double) throws {
        let path = Path(elements: [
            .move(to: CGPoint(x: 300, y: 300)), .line(to: CGPoint(x: 500, y: 300)),
            .line(to: CGPoint(x: 500, y: 500)), .line(to: CGPoint(x: 300, y: 500)), .close,
        ])
        let bitmap = try render(
            2000, 800,
            [
                .shadow(
                    .path(path, .winding), Shadow(color: .black, radius: radius, offset: CGSize(width: 1000, height: 0))
                )
            ])
        let dark = bitmap.pixels.reduce(0.0) { $0 + Double(255 - $1 & 255) / 255 }
        #expect(abs(dark / 40_000 - 1) < 0.02)
    }
}
