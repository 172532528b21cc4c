import Foundation
import Raster
import Testing
import UIKit

private let red = Color(red: 1, green: 0, blue: 0)
private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

@Suite("CGContext")
struct CGContextTests {
    @Test("fills take the fill colour and strokes the stroke colour, each faded by the alpha")
    func colors() {
        let items = CGContext.record { context in
            UIColor.red.setFill()
            context.fill(unit)
            context.setAlpha(0.5)
            UIColor.white.set()
            UIBezierPath(rect: unit).stroke()
        }
        #expect(items.count == 2)
        #expect(items[0] == .fill(.rectangle(unit), red))
        #expect(
            items[1]
                == .stroke(
                    UIBezierPath(rect: unit).path, Color(red: 1, green: 1, blue: 1, alpha: 0.5), StrokeStyle(width: 1)))
    }

    @Test("the current transform places what is drawn")
    func transforms() {
        let items = CGContext.record { context in
            context.translateBy(x: 10, y: 0)
            context.scaleBy(x: 2, y: 2)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(unit)
        }
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0)
        #expect(
            items == [.group(DisplayGroup(transform: transform, items: [.fill(.rectangle(unit), red)]))])
    }

    @Test("clips nest, neighbours share their group, and restoring the state ends them")
    func clips() {
        let outer = CGRect(x: 0, y: 0, width: 10, height: 10)
        let inner = CGRect(x: 2, y: 2, width: 4, height: 4)
        let items = CGContext.record { context in
            UIColor.red.setFill()
            context.saveGState()
            context.clip(to: outer)
            context.fill(unit)
            UIBezierPath(rect: inner).addClip()
            context.fill(unit)
            context.fill(unit)
            context.restoreGState()
            context.fill(unit)
        }
        let fill = DisplayItem.fill(.rectangle(unit), red)
        let nested = DisplayItem.group(DisplayGroup(clip: .rectangle(inner), items: [fill, fill]))
        #expect(items == [.group(DisplayGroup(clip: .rectangle(outer), items: [fill, nested])), fill])
    }

    @Test("a clip keeps its place when the transform changes afterwards")
    func clipTransform() {
        let items = CGContext.record { context in
            context.translateBy(x: 5, y: 5)
            context.clip(to: unit)
            context.translateBy(x: 5, y: 5)
            context.fill(unit)
        }
        guard case .group(let clipped) = items.first else {
            Issue.record("no clip group")
            return
        }
        #expect(clipped.clip == .rectangle(CGRect(x: 5, y: 5, width: 1, height: 1)))
        #expect(clipped.transform == .identity)
    }

    @Test("drawing a path empties it")
    func currentPath() {
        let items = CGContext.record { context in
            context.addRect(unit)
            context.fillPath()
            context.strokePath()
        }
        #expect(items == [.fill(.rectangle(unit), .black)])
    }

    @Test("without a context drawing does nothing")
    func noContext() {
        UIColor.red.set()
        UIRectFill(unit)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("restoring a state that was never saved changes nothing")
    func unbalanced() {
        let items = CGContext.record { context in
            context.restoreGState()
            UIRectFill(unit)
        }
        #expect(items.count == 1)
    }
}

private final class Drawing: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.label.setFill()
        UIRectFill(rect)
    }
}

@Suite("Drawing of views")
@MainActor
struct ViewDrawingTests {
    @Test("what a view draws is in the display list, in the view's own appearance")
    func draw() {
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
        view.overrideUserInterfaceStyle = .dark
        #expect("\(view.displayList())".contains("fill rect (0, 0, 4, 3) #FFFFFFFF"))
    }

    @Test("a shadow path casts the shadow in place of the background")
    func shadowPath() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        view.layer.shadowOpacity = 1
        let shape = CGRect(x: 5, y: 5, width: 10, height: 10)
        view.layer.shadowPath = UIBezierPath(rect: shape).cgPath
        #expect("\(view.displayList())".contains("shadow rect (5, 5, 10, 10) #000000FF radius 3 offset 0,-3"))
    }
}
