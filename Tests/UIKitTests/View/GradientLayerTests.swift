import Foundation
import Raster
import Testing
import UIKit

/// Source: the class reference of CAGradientLayer. Greys are of unmultiplied sRGB, half way where the place is half way.
@MainActor @Suite("Gradient layers") struct GradientLayerTests {
    private func pixels(width: CGFloat, height: CGFloat, _ change: (CAGradientLayer) -> Void) throws -> Bitmap {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        change(gradient)
        view.layer.addSublayer(gradient)
        let environment = RenderEnvironment(size: view.bounds.size, scale: 1)
        return try environment.whileInstalled {
            try Rasterizer().render(view.displayList(), scale: 1, background: .white)
        }
    }

    private let blackToWhite = [UIColor.black.cgColor, UIColor.white.cgColor]

    @Test("the defaults go straight down, evenly")
    func down() throws {
        #expect(CAGradientLayer().startPoint == CGPoint(x: 0.5, y: 0))
        #expect(CAGradientLayer().endPoint == CGPoint(x: 0.5, y: 1))
        #expect(CAGradientLayer().type == .axial)
        let bitmap = try pixels(width: 3, height: 5) { $0.colors = blackToWhite }
        // The middles of five rows are at 0.1, 0.3, 0.5, 0.7 and 0.9.
        let greys = (0..<5).map { bitmap[1, $0] & 0xff }
        #expect(greys == [26, 77, 128, 179, 230])
        #expect(bitmap[0, 2] == bitmap[2, 2])
    }

    @Test("colours stand where the locations say, and go on before the first and after the last")
    func locations() throws {
        let bitmap = try pixels(width: 10, height: 1) {
            $0.colors = [UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.green.cgColor]
            $0.locations = [0.25, 0.5, 0.5]
            ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        }
        #expect(bitmap[0, 0] == 0xffff_0000)
        #expect(bitmap[1, 0] == 0xffff_0000)
        // 0.35 is two fifths of the way.
        #expect(bitmap[3, 0] == 0xff99_0066)
        #expect(bitmap[5, 0] == 0xff00_ff00)
        #expect(bitmap[9, 0] == 0xff00_ff00)
    }

    @Test("one colour fills, none shows the background")
    func few() throws {
        let one = try pixels(width: 4, height: 4) { $0.colors = [UIColor.red.cgColor] }
        #expect(one[3, 0] == 0xffff_0000)
        let none = try pixels(width: 4, height: 4) { $0.backgroundColor = UIColor.blue.cgColor }
        #expect(none[3, 0] == 0xff00_00ff)
    }

    @Test("a radial gradient ends on the ellipse whose box has its corner at the end point")
    func radial() throws {
        let bitmap = try pixels(width: 21, height: 11) {
            $0.type = .radial
            $0.colors = blackToWhite
            ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        }
        #expect(bitmap[10, 5] == 0xff00_0000)
        // 10 of 10.5 pixels across, 5 of 5.5 down.
        #expect(bitmap[20, 5] & 0xff == 243)
        #expect(bitmap[10, 10] & 0xff == 232)
        #expect(bitmap[0, 0] == 0xffff_ffff)
    }

    @Test("a conic gradient turns clockwise from the end point's direction")
    func conic() throws {
        let bitmap = try pixels(width: 41, height: 41) {
            $0.type = .conic
            $0.colors = blackToWhite
            ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
        }
        #expect(bitmap[40, 20] & 0xff == 64)
        #expect(bitmap[20, 40] & 0xff == 128)
        #expect(bitmap[0, 20] & 0xff == 191)
    }

    @Test("rounded corners cut the gradient, no other property is needed")
    func corners() throws {
        let bitmap = try pixels(width: 20, height: 20) {
            $0.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
            $0.cornerRadius = 8
        }
        #expect(bitmap[0, 0] == 0xffff_ffff)
        #expect(bitmap[10, 0] == 0xffff_0000)
    }
}
