import Foundation
import Raster
import Testing
import UIKit

private func isClose(_ left: CGPoint, _ right: CGPoint, tolerance: CGFloat = 1e-9) -> Bool {
    abs(left.x - right.x) < tolerance && abs(left.y - right.y) < tolerance
}

@Suite("UIBezierPath")
struct UIBezierPathTests {
    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test("a rectangle is five elements, has its own bounds and is recognized as a rectangle")
    func rectangle() {
        let path = UIBezierPath(rect: square)
        #expect(path.path.elements.count == 5)
        #expect(path.bounds == square)
        #expect(path.cgPath.shape() == .rectangle(square))
        #expect(path.currentPoint == .zero)
    }

    @Test("an oval touches the four sides and leaves the corners out")
    func oval() {
        let path = UIBezierPath(ovalIn: square)
        #expect(path.bounds == square)
        #expect(path.contains(CGPoint(x: 50, y: 1)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        #expect(!path.contains(CGPoint(x: 14, y: 14)))
    }

    @Test("a clockwise arc grows its angle, a counterclockwise one shrinks it")
    func arcs() {
        let clockwise = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(isClose(clockwise.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(clockwise.path.elements.count == 2)
        let back = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(isClose(back.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(back.path.elements.count == 4)
        #expect(isClose(back.cgPath.boundingBoxOfPath.origin, CGPoint(x: -10, y: -10)))
    }

    @Test("a whole turn is a circle in either direction", arguments: [true, false])
    func wholeTurn(clockwise: Bool) {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 50, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
        #expect(path.path.elements.count == 5)
        #expect(path.contains(CGPoint(x: 2, y: 50)))
    }

    @Test("an arc on a path begins with a line to its start")
    func arcAfterMove() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(path.path.elements[1] == .line(to: CGPoint(x: 10, y: 0)))
    }

    /// Source: published measurements of iOS's rounded rectangles, which reach 1.528665 radii along each edge.
    @Test("corners are smooth where there is room, circular where there is not")
    func roundedRectangles() {
        let smooth = UIBezierPath(roundedRect: square, cornerRadius: 10)
        #expect(smooth.path.elements.first == .move(to: CGPoint(x: 0, y: 15.28665)))
        #expect(smooth.bounds == square)
        #expect(!smooth.contains(CGPoint(x: 2.8, y: 2.8)))
        #expect(smooth.contains(CGPoint(x: 3, y: 3)))
        let pill = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 50)
        #expect(pill.path.elements.first == .move(to: CGPoint(x: 0, y: 10)))
        #expect(pill.bounds == CGRect(x: 0, y: 0, width: 100, height: 20))
    }

    @Test("only the chosen corners are rounded")
    func someCorners() {
        let path = UIBezierPath(
            roundedRect: square, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(!path.contains(CGPoint(x: 99, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 99)))
        #expect(path.contains(CGPoint(x: 99, y: 99)))
    }

    @Test("the even-odd rule leaves a hole where two subpaths cover each other")
    func evenOdd() {
        let path = UIBezierPath(rect: square)
        path.append(UIBezierPath(rect: square.insetBy(dx: 25, dy: 25)))
        #expect(path.contains(CGPoint(x: 50, y: 50)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 50, y: 50)))
        #expect(path.contains(CGPoint(x: 10, y: 10)))
    }

    @Test("reversing a subpath turns its winding, so that it cuts a hole")
    func reversing() {
        let path = UIBezierPath(rect: square)
        path.append(UIBezierPath(rect: square.insetBy(dx: 25, dy: 25)).reversing())
        #expect(!path.contains(CGPoint(x: 50, y: 50)))
    }

    @Test("a transform moves every point")
    func transform() {
        let path = UIBezierPath(ovalIn: square)
        path.apply(CGAffineTransform(scaleX: 2, y: 1).concatenating(CGAffineTransform(translationX: 5, y: 0)))
        #expect(path.bounds == CGRect(x: 5, y: 0, width: 200, height: 100))
    }

    @Test("an empty path has null bounds, and segments on it are left out")
    func empty() {
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.close()
        #expect(path.isEmpty)
        #expect(path.bounds == .null)
        #expect(!path.contains(.zero))
    }

    @Test("a segment after a closed subpath begins where that one began")
    func afterClose() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        path.close()
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(path.path.elements[3] == .move(to: CGPoint(x: 1, y: 1)))
    }

    @Test("a copy keeps the stroke settings")
    func copy() throws {
        let path = UIBezierPath(rect: square)
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.setLineDash([4, 2], count: 2, phase: 1)
        let copy = try #require(path.copy() as? UIBezierPath)
        #expect(copy.strokeStyle == StrokeStyle(width: 3, cap: .round, dash: [4, 2], dashPhase: 1))
    }

    @Test("angles and radii that are no numbers add nothing")
    func hostile() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: .nan, startAngle: 0, endAngle: .infinity, clockwise: true)
        #expect(path.isEmpty)
    }

    @Test("the outline's box leaves handles out that its bounds hold")
    func outlineBounds() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
        #expect(path.bounds.height == 100)
        #expect(abs(path.cgPath.boundingBoxOfPath.height - 50) < 1e-9)
    }
}
