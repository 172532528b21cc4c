import Foundation
import Raster
import Testing
import UIKit

@MainActor @Suite("Display lists of views") struct DisplayListTests {
    private func pixels(of view: UIView) throws -> Bitmap {
        view.layoutIfNeeded()
        return try Rasterizer().render(view.displayList(), scale: 1, background: .white)
    }

    private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor?) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.backgroundColor = color
        return view
    }

    @Test("a subview is drawn over its superview, a later sibling over an earlier one, a hidden one not at all")
    func order() throws {
        let root = view(0, 0, 10, 10, .red)
        root.addSubview(view(2, 2, 4, 4, .green))
        root.addSubview(view(4, 4, 4, 4, .blue))
        let hidden = view(0, 0, 10, 10, .black)
        hidden.isHidden = true
        root.addSubview(hidden)
        let bitmap = try pixels(of: root)
        #expect(bitmap[0, 0] == 0xffff_0000)
        #expect(bitmap[3, 3] == 0xff00_ff00)
        #expect(bitmap[5, 5] == 0xff00_00ff)
    }

    @Test("clipsToBounds cuts what reaches out, and without it nothing is cut")
    func clipping() throws {
        for clips in [true, false] {
            let root = view(0, 0, 10, 10, nil)
            let middle = view(2, 2, 4, 4, .red)
            middle.clipsToBounds = clips
            middle.addSubview(view(2, 2, 6, 6, .blue))
            root.addSubview(middle)
            let bitmap = try pixels(of: root)
            #expect(bitmap[5, 5] == 0xff00_00ff)
            #expect(bitmap[7, 7] == (clips ? 0xffff_ffff : 0xff00_00ff))
        }
    }

    /// Source: "Drawing and Printing Guide for iOS", what a view draws goes into a store of its bounds' size.
    @Test("what a view draws outside of its bounds is not seen, whether or not it clips its subviews")
    func drawingOutside() throws {
        final class Spill: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(bounds.insetBy(dx: -2, dy: -2))
            }
        }
        let root = view(0, 0, 10, 10, nil)
        let spill = Spill(frame: CGRect(x: 4, y: 4, width: 3, height: 3))
        root.addSubview(spill)
        let bitmap = try pixels(of: root)
        #expect(bitmap[4, 4] == 0xffff_0000)
        #expect(bitmap[6, 6] == 0xffff_0000)
        #expect(bitmap[3, 4] == 0xffff_ffff)
        #expect(bitmap[7, 7] == 0xffff_ffff)
    }

    @Test("a drawing that stays inside of the bounds is not clipped for nothing")
    func drawingInside() {
        final class Dot: UIView {
            override func draw(_ rect: CGRect) {
                UIGraphicsGetCurrentContext()?.translateBy(x: 1, y: 1)
                UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 3, height: 3)).fill()
            }
        }
        let text = Dot(frame: CGRect(x: 0, y: 0, width: 4, height: 4)).displayList().description
        #expect(text.contains("path"))
        #expect(!text.contains("clip"))
    }

    @Test("alpha fades a view and its subviews as one")
    func alpha() throws {
        let root = view(0, 0, 10, 10, nil)
        let faded = view(0, 0, 10, 10, .black)
        faded.alpha = 0.5
        faded.addSubview(view(0, 0, 10, 10, .black))
        root.addSubview(faded)
        let grey = try pixels(of: root)[5, 5] & 0xff
        #expect((127...128).contains(grey))
    }

    @Test("a border lies inside the edge, over the subviews")
    func border() throws {
        let root = view(0, 0, 10, 10, .white)
        root.layer.borderWidth = 2
        root.layer.borderColor = UIColor.red.cgColor
        root.addSubview(view(0, 0, 10, 10, .blue))
        let bitmap = try pixels(of: root)
        #expect(bitmap[1, 5] == 0xffff_0000)
        #expect(bitmap[2, 5] == 0xff00_00ff)
        #expect(bitmap[8, 5] == 0xffff_0000)
    }

    @Test("a scroll offset moves the subviews, not the background")
    func boundsOrigin() throws {
        let root = view(0, 0, 10, 10, .red)
        root.addSubview(view(5, 5, 2, 2, .blue))
        root.bounds.origin = CGPoint(x: 4, y: 3)
        let bitmap = try pixels(of: root)
        #expect(bitmap[1, 2] == 0xff00_00ff)
        #expect(bitmap[5, 5] == 0xffff_0000)
    }

    @Test("a semantic colour follows the style of the view it is on")
    func dynamicColors() throws {
        let root = view(0, 0, 10, 10, .systemBackground)
        #expect(try pixels(of: root)[5, 5] == 0xffff_ffff)
        root.overrideUserInterfaceStyle = .dark
        #expect(try pixels(of: root)[5, 5] == 0xff00_0000)
    }

    @Test("only the corners that maskedCorners names are rounded")
    func maskedCorners() throws {
        let root = view(0, 0, 20, 20, nil)
        let card = view(0, 0, 20, 20, .black)
        card.layer.cornerRadius = 8
        card.layer.maskedCorners = [.layerMinXMinYCorner]
        root.addSubview(card)
        let bitmap = try pixels(of: root)
        #expect(bitmap[0, 0] == 0xffff_ffff)
        #expect(bitmap[19, 0] == 0xff00_0000)
        #expect(bitmap[19, 19] == 0xff00_0000)
    }

    @Test("an image view fits its image by its content mode")
    func contentModes() {
        let size = CGSize(width: 10, height: 20)
        let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        #expect(imageRect(.scaleToFill, size, bounds) == bounds)
        #expect(imageRect(.scaleAspectFit, size, bounds) == CGRect(x: 10, y: 0, width: 20, height: 40))
        #expect(imageRect(.scaleAspectFill, size, bounds) == CGRect(x: 0, y: -20, width: 40, height: 80))
        #expect(imageRect(.center, size, bounds) == CGRect(x: 15, y: 10, width: 10, height: 20))
        #expect(imageRect(.bottomRight, size, bounds) == CGRect(x: 30, y: 20, width: 10, height: 20))
    }

    /// Where an image view of `bounds` draws an image of `size`.
    private func imageRect(_ mode: UIView.ContentMode, _ size: CGSize, _ bounds: CGRect) -> CGRect? {
        let image = UIImage(bitmap: Bitmap(width: Int(size.width), height: Int(size.height)), scale: 1)
        let view = UIImageView(frame: bounds)
        view.contentMode = mode
        view.image = image
        return view.displayList().items.lazy.compactMap(firstImageRect).first
    }

    private func firstImageRect(_ item: DisplayItem) -> CGRect? {
        switch item {
        case .image(_, let rect): rect
        case .group(let group): group.items.lazy.compactMap(firstImageRect).first
        default: nil
        }
    }

    /// Source: <https://developer.apple.com/documentation/quartzcore/calayer/shadowpath>: the composited alpha channel.
    @Test("Translucent content casts as faint a shadow, a shadow path a full one")
    func translucentShadow() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = UIColor.yellow.withAlphaComponent(0.4)
        view.layer.shadowOpacity = 0.5
        #expect("\(view.displayList())".contains("shadow rect (0, 0, 10, 10) #00000033"))
        view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
        #expect("\(view.displayList())".contains("shadow rect (0, 0, 10, 10) #00000080"))
    }

    /// Core Animation shadows the layer's composed content where there is no `shadowPath`.
    /// Source: <https://developer.apple.com/documentation/quartzcore/calayer/shadowpath>.
    @Test("A view without a background casts the shadow of what it shows")
    func contentShadow() {
        let cell = view(0, 0, 40, 20, nil)
        let card = view(5, 5, 30, 10, .white)
        card.layer.cornerRadius = 4
        cell.addSubview(card)
        cell.layer.shadowOpacity = 1
        let shadows = { cell.displayList().description.split(separator: "\n").filter { $0.contains("shadow") } }
        #expect(shadows().count == 1)
        #expect(shadows().first?.contains("shadow rounded (5, 5, 30, 10) radius 4") ?? false)
        card.isHidden = true
        #expect(shadows().isEmpty)
        cell.backgroundColor = .white
        #expect(shadows().first?.contains("shadow rect (0, 0, 40, 20)") ?? false)
    }
}
