import Foundation
import Raster
import Testing
import UIKit

@MainActor private func pixels(of view: UIView) throws -> Bitmap {
    view.layoutIfNeeded()
    return try Rasterizer().render(view.displayList(), scale: 1, background: .white)
}

@MainActor private func box(_ side: CGFloat, _ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.backgroundColor = color
    return view
}

/// Source: the class references of CALayer and CAShapeLayer.
@MainActor @Suite("Masks, shapes and corners of layers") struct LayerTests {
    @Test("a shape layer fills and strokes its path, also beyond its bounds")
    func shapeLayer() throws {
        let view = box(20, .white)
        let shape = CAShapeLayer()
        #expect(shape.fillColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor)
        #expect(shape.strokeColor == nil)
        shape.path = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 10, height: 10)).cgPath
        shape.fillColor = UIColor.red.cgColor
        shape.strokeColor = UIColor.blue.cgColor
        shape.lineWidth = 2
        view.layer.addSublayer(shape)
        let bitmap = try pixels(of: view)
        #expect(bitmap[9, 9] == 0xffff_0000)
        #expect(bitmap[3, 9] == 0xff00_00ff)
        #expect(bitmap[4, 9] == 0xff00_00ff)
        #expect(bitmap[2, 9] == 0xffff_ffff)
    }

    @Test("a mask shows the layer, its sublayers and its border only under what it shows")
    func mask() throws {
        let view = box(20, .red)
        view.layer.borderWidth = 2
        view.addSubview(box(5, .blue))
        let mask = CAShapeLayer()
        mask.frame = CGRect(x: 1, y: 0, width: 20, height: 20)
        mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 20)).cgPath
        view.layer.mask = mask
        let bitmap = try pixels(of: view)
        #expect(bitmap[0, 3] == 0xffff_ffff)
        #expect(bitmap[3, 3] == 0xff00_00ff)
        #expect(bitmap[5, 0] == 0xff00_0000)
        #expect(bitmap[9, 10] == 0xffff_0000)
        #expect(bitmap[10, 10] == 0xffff_ffff)
        mask.path = nil
        #expect(try pixels(of: view)[5, 10] == 0xffff_ffff)
    }

    @Test("a path within another leaves a hole in a mask of the even-odd rule")
    func evenOdd() throws {
        let view = box(20, .red)
        let mask = CAShapeLayer()
        let path = UIBezierPath(rect: view.bounds)
        path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
        mask.path = path.cgPath
        mask.fillRule = .evenOdd
        view.layer.mask = mask
        let bitmap = try pixels(of: view)
        #expect(bitmap[2, 2] == 0xffff_0000)
        #expect(bitmap[10, 10] == 0xffff_ffff)
    }

    @Test("a plain layer with a background masks by its bounds and corners")
    func plainMask() throws {
        let view = box(20, .red)
        let mask = CALayer()
        mask.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        mask.backgroundColor = UIColor.black.cgColor
        mask.cornerRadius = 5
        view.layer.mask = mask
        let bitmap = try pixels(of: view)
        #expect(bitmap[10, 10] == 0xffff_0000)
        #expect(bitmap[5, 5] == 0xffff_ffff)
        #expect(bitmap[10, 4] == 0xffff_ffff)
    }

    /// A smooth corner begins 1.528665 radii from the corner, a circular one 1 (published measurements of iOS's paths).
    @Test("a continuous corner takes a little more off than a circular one and ends further out")
    func continuousCorner() throws {
        let view = box(100, .black)
        view.layer.cornerRadius = 20
        let circular = try pixels(of: view)
        view.layer.cornerCurve = .continuous
        let smooth = try pixels(of: view)
        #expect(circular[20, 0] == 0xff00_0000)
        #expect(smooth[20, 0] != 0xff00_0000)
        #expect(smooth[32, 0] == 0xff00_0000)
        // On the diagonal both curves pass within a pixel of the same point.
        #expect(circular[5, 5] != 0xffff_ffff)
        #expect(smooth[4, 4] == 0xffff_ffff)
    }

    @Test("a border follows a continuous corner, and contents are clipped by it")
    func continuousBorder() throws {
        let view = box(100, .white)
        view.layer.cornerRadius = 20
        view.layer.cornerCurve = .continuous
        view.layer.borderWidth = 3
        view.clipsToBounds = true
        view.addSubview(box(100, .red))
        let bitmap = try pixels(of: view)
        #expect(bitmap[50, 1] == 0xff00_0000)
        #expect(bitmap[50, 3] == 0xffff_0000)
        #expect(bitmap[0, 0] == 0xffff_ffff)
        #expect(bitmap[50, 50] == 0xffff_0000)
    }

    @Test("a transform in space is drawn as far as it lies in the plane, and read back as it was set")
    func transform() throws {
        let view = box(10, .white)
        let inner = box(4, .red)
        inner.frame.origin = CGPoint(x: 3, y: 3)
        view.addSubview(inner)
        inner.layer.transform = CATransform3DMakeScale(2, 1, 1)
        #expect(inner.transform == CGAffineTransform(scaleX: 2, y: 1))
        let bitmap = try pixels(of: view)
        #expect(bitmap[1, 5] == 0xffff_0000)
        #expect(bitmap[8, 5] == 0xffff_0000)
        #expect(bitmap[0, 5] == 0xffff_ffff)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        inner.layer.transform = perspective
        #expect(inner.layer.transform == perspective)
        #expect(inner.transform == .identity)
        inner.transform = CGAffineTransform(translationX: 1, y: 2)
        #expect(inner.layer.transform == CATransform3DMakeTranslation(1, 2, 0))
    }

    /// A turn by a right angle about z takes x to y, one by two right angles about y mirrors x.
    @Test("turns about an axis, and one transform after another")
    func rotation() {
        let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 3)
        #expect(abs(quarter.m11) < 1e-12 && abs(quarter.m12 - 1) < 1e-12 && abs(quarter.m21 + 1) < 1e-12)
        let half = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(abs(half.m11 + 1) < 1e-12 && abs(half.m22 - 1) < 1e-12)
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 4, 0)
        #expect(moved.m41 == 6 && moved.m42 == 8)
        #expect(CATransform3DIsAffine(moved))
        #expect(!CATransform3DIsAffine(half))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test("contents are drawn over the background, as their gravity says")
    func contents() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let view = box(10, .red)
        view.layer.contents = image.cgImage
        #expect(try pixels(of: view)[0, 0] == 0xff00_00ff)
        view.layer.contentsGravity = .center
        #expect(try pixels(of: view)[0, 0] == 0xffff_0000)
        #expect(try pixels(of: view)[4, 5] == 0xff00_00ff)
    }
}
