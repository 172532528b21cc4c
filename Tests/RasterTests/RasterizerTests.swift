import Foundation
import Raster
import Testing

/// Expected pixels are worked out by hand: `0xAARRGGBB`, premultiplied.
@Suite("Playback of display lists")
struct RasterizerTests {
    private let rasterizer = Rasterizer()

    private func render(
        _ width: Double, _ height: Double, _ items: [DisplayItem], scale: Double = 1, on background: Color? = .white
    ) throws -> Bitmap {
        try rasterizer.render(
            DisplayList(size: CGSize(width: width, height: height), items: items), scale: scale,
            background: background)
    }

    private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Shape {
        .rectangle(CGRect(x: x, y: y, width: width, height: height))
    }

    @Test("A rectangle on whole pixels is crisp at every scale", arguments: [1.0, 2, 3])
    func crispRectangle(scale: Double) throws {
        let bitmap = try render(4, 3, [.fill(rectangle(1, 1, 2, 1), .red)], scale: scale)
        let step = Int(scale)
        #expect(bitmap.width == 4 * step && bitmap.height == 3 * step)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let inside = (step..<3 * step).contains(x) && (step..<2 * step).contains(y)
                #expect(bitmap[x, y] == (inside ? 0xFFFF_0000 : 0xFFFF_FFFF), "at \(x), \(y)")
            }
        }
    }

    @Test("A rectangle's edge within a pixel takes its part of the colour")
    func fractionalRectangle() throws {
        let bitmap = try render(3, 1, [.fill(rectangle(0.5, 0, 1.25, 1), .black)])
        // Covered 1/2 and 3/4: 128 and 191 of 255.
        #expect(bitmap.pixels == [0xFF7F_7F7F, 0xFF40_4040, 0xFFFF_FFFF])
    }

    @Test("Thirds of a point are whole pixels at scale 3")
    func thirds() throws {
        let bitmap = try render(1, 1, [.fill(rectangle(0, 1.0 / 3, 1, 1.0 / 3), .black)], scale: 3)
        #expect(bitmap.pixels.map { $0 & 255 } == [255, 255, 255, 0, 0, 0, 255, 255, 255])
    }

    @Test("A translucent colour is mixed with what is below, and kept where nothing is")
    func translucent() throws {
        let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(try render(1, 1, [.fill(rectangle(0, 0, 1, 1), half)]).pixels == [0xFFFF_7F7F])
        #expect(try render(1, 1, [.fill(rectangle(0, 0, 1, 1), half)], on: nil).pixels == [0x8080_0000])
    }

    @Test("A corner of radius 1 covers a quarter disc of its pixel, alike in all four corners")
    func roundedCorners() throws {
        let shape = RoundedRectangle(rect: CGRect(x: 0, y: 0, width: 4, height: 3), radius: 1)
        let bitmap = try render(4, 3, [.fill(.roundedRectangle(shape), .black)])
        // pi / 4 of 255 is 200.
        let corner: UInt32 = 255 - 200
        #expect(
            bitmap.pixels.map { $0 & 255 } == [corner, 0, 0, corner, 0, 0, 0, 0, corner, 0, 0, corner])
    }

    @Test("Each corner has its own radius")
    func cornerRadii() throws {
        let shape = RoundedRectangle(
            rect: CGRect(x: 0, y: 0, width: 4, height: 4), topLeft: 0, topRight: 1, bottomLeft: 0, bottomRight: 0)
        let bitmap = try render(4, 4, [.fill(.roundedRectangle(shape), .black)])
        #expect(bitmap[0, 0] == 0xFF00_0000 && bitmap[0, 3] == 0xFF00_0000 && bitmap[3, 3] == 0xFF00_0000)
        #expect(bitmap[3, 0] & 255 == 55)
    }

    @Test("Radii beyond half the side make a disc, also on an odd number of pixels", arguments: [9, 10])
    func disc(side: Int) throws {
        let length = Double(side)
        let shape = RoundedRectangle(rect: CGRect(x: 0, y: 0, width: length, height: length), radius: 1000)
        let bitmap = try render(length, length, [.fill(.roundedRectangle(shape), .black)])
        let covered = bitmap.pixels.reduce(0.0) { $0 + Double(255 - $1 & 255) / 255 }
        #expect(abs(covered - .pi * length * length / 4) < 0.3)
        for y in 0..<side {
            for x in 0..<side {
                #expect(bitmap[x, y] == bitmap[side - 1 - x, y] && bitmap[x, y] == bitmap[y, x])
            }
        }
    }

    @Test("A border is a ring inside the edge")
    func border() throws {
        let shape = RoundedRectangle(rect: CGRect(x: 1, y: 1, width: 4, height: 4), radius: 0)
        let bitmap = try render(6, 6, [.border(shape, width: 1, .black)])
        for y in 0..<6 {
            for x in 0..<6 {
                let inside = (1...4).contains(x) && (1...4).contains(y)
                let hole = (2...3).contains(x) && (2...3).contains(y)
                #expect(bitmap[x, y] == (inside && !hole ? 0xFF00_0000 : 0xFFFF_FFFF), "at \(x), \(y)")
            }
        }
    }

    @Test("A border wider than its radius has right-angled inner corners")
    func wideBorder() throws {
        let shape = RoundedRectangle(rect: CGRect(x: 0, y: 0, width: 8, height: 8), radius: 1)
        let bitmap = try render(8, 8, [.border(shape, width: 2, .black)])
        #expect(bitmap[0, 0] & 255 == 55)
        #expect(bitmap[1, 1] == 0xFF00_0000)
        #expect(bitmap[2, 2] == 0xFFFF_FFFF && bitmap[5, 5] == 0xFFFF_FFFF)
        #expect(bitmap[6, 6] == 0xFF00_0000)
    }

    @Test("A border that leaves no hole fills the shape")
    func fullBorder() throws {
        let shape = RoundedRectangle(rect: CGRect(x: 0, y: 0, width: 4, height: 4), radius: 0)
        let bitmap = try render(4, 4, [.border(shape, width: 3, .black)])
        #expect(bitmap.pixels.allSatisfy { $0 == 0xFF00_0000 })
    }

    @Test("A group fades as one: items that overlap do not show through each other")
    func opacityGroup() throws {
        let group = DisplayGroup(
            opacity: 0.5,
            items: [.fill(rectangle(0, 0, 2, 1), .red), .fill(rectangle(1, 0, 2, 1), .black)])
        let bitmap = try render(4, 1, [.group(group)])
        #expect(bitmap.pixels == [0xFFFF_7F7F, 0xFF7F_7F7F, 0xFF7F_7F7F, 0xFFFF_FFFF])
    }

    @Test("A faded group over nothing keeps its alpha")
    func opacityOverNothing() throws {
        let group = DisplayGroup(opacity: 0.5, items: [.fill(rectangle(0, 0, 1, 1), .red)])
        #expect(try render(2, 1, [.group(group)], on: nil).pixels == [0x8080_0000, 0])
    }

    @Test("What lies below in a rounded clip does not bleed through its edge")
    func roundedClip() throws {
        let clip = RoundedRectangle(rect: CGRect(x: 0, y: 0, width: 6, height: 6), radius: 3)
        let group = DisplayGroup(
            clip: .roundedRectangle(clip),
            items: [.fill(rectangle(0, 0, 6, 6), .red), .fill(rectangle(0, 0, 6, 6), .white)])
        #expect(try render(6, 6, [.group(group)]).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
        let filled = try render(6, 6, [.fill(.roundedRectangle(clip), .black)])
        let clipped = try render(
            6, 6, [.group(DisplayGroup(clip: .roundedRectangle(clip), items: [.fill(rectangle(0, 0, 6, 6), .black)]))])
        #expect(filled == clipped)
    }

    @Test("A rectangular clip cuts between pixels and within them")
    func rectangularClip() throws {
        let whole: DisplayItem = .fill(rectangle(0, 0, 4, 1), .black)
        let crisp = try render(4, 1, [.group(DisplayGroup(clip: rectangle(1, 0, 2, 1), items: [whole]))])
        #expect(crisp.pixels.map { $0 & 255 } == [255, 0, 0, 255])
        let soft = try render(4, 1, [.group(DisplayGroup(clip: rectangle(0.5, 0, 2, 1), items: [whole]))])
        #expect(soft.pixels.map { $0 & 255 } == [127, 0, 127, 255])
    }

    @Test("A clip along a path covers what filling the path covers")
    func pathClip() throws {
        let triangle = Shape.path(
            Path(elements: [
                .move(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 8, y: 0)), .line(to: CGPoint(x: 0, y: 8)), .close,
            ]), .winding)
        let filled = try render(8, 8, [.fill(triangle, .black)])
        let clipped = try render(
            8, 8, [.group(DisplayGroup(clip: triangle, items: [.fill(rectangle(0, 0, 8, 8), .black)]))])
        #expect(filled[0, 0] == 0xFF00_0000 && filled[7, 7] == 0xFFFF_FFFF)
        #expect(filled == clipped)
    }

    @Test("A transform moves, turns and mirrors rectangles onto whole pixels")
    func transforms() throws {
        let item: DisplayItem = .fill(rectangle(0, 0, 2, 1), .black)
        let moved = try render(
            4, 4, [.group(DisplayGroup(transform: CGAffineTransform(translationX: 1, y: 2), items: [item]))])
        #expect(moved.inked == [[1, 2], [2, 2]])
        let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 1)
        #expect(try render(4, 4, [.group(DisplayGroup(transform: turned, items: [item]))]).inked == [[2, 1], [2, 2]])
        let mirrored = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 4, ty: 0)
        #expect(
            try render(4, 4, [.group(DisplayGroup(transform: mirrored, items: [item]))]).inked == [[2, 0], [3, 0]])
    }

    @Test("Transforms of nested groups are applied from the inside out")
    func nestedTransforms() throws {
        let inner = DisplayGroup(
            transform: CGAffineTransform(translationX: 1, y: 0), items: [.fill(rectangle(0, 0, 1, 1), .black)])
        let outer = DisplayGroup(transform: CGAffineTransform(scaleX: 2, y: 2), items: [.group(inner)])
        #expect(try render(4, 4, [.group(outer)]).inked == [[2, 0], [3, 0], [2, 1], [3, 1]])
    }

    @Test("A stroke has its width, and dashes leave gaps")
    func strokes() throws {
        let line = Path(elements: [.move(to: CGPoint(x: 0, y: 1.5)), .line(to: CGPoint(x: 8, y: 1.5))])
        let solid = try render(8, 3, [.stroke(line, .black, StrokeStyle(width: 1))])
        #expect(solid.inked == (0..<8).map { [$0, 1] })
        let dashed = try render(8, 3, [.stroke(line, .black, StrokeStyle(width: 1, dash: [2, 2]))])
        #expect(dashed.inked == [[0, 1], [1, 1], [4, 1], [5, 1]])
    }

    @Test("Even-odd leaves the overlap of two contours empty, winding fills it")
    func fillRules() throws {
        func square(_ origin: Double, _ side: Double) -> [Path.Element] {
            [
                .move(to: CGPoint(x: origin, y: origin)), .line(to: CGPoint(x: origin + side, y: origin)),
                .line(to: CGPoint(x: origin + side, y: origin + side)), .line(to: CGPoint(x: origin, y: origin + side)),
                .close,
            ]
        }
        let path = Path(elements: square(0, 3) + square(1, 1))
        #expect(try render(3, 3, [.fill(.path(path, .winding), .black)]).inked.count == 9)
        #expect(try render(3, 3, [.fill(.path(path, .evenOdd), .black)])[1, 1] == 0xFFFF_FFFF)
    }
}

extension Color {
    static let red = Color(red: 1, green: 0, blue: 0)
}

extension Bitmap {
    /// Column and row of every pixel that is black.
    var inked: [[Int]] {
        (0..<width * height).filter { pixels[$0] == 0xFF00_0000 }.map { [$0 % width, $0 / width] }
    }
}
