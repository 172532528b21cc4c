import Foundation
import Testing
import UIKit

@MainActor @Suite("References up the view tree") struct ViewReferenceTests {
    @Test("a view that outlives its superview has none, and a layer that outlives its view changes freely")
    func outlivedParents() {
        let view = UIView()
        var superview: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        superview?.addSubview(view)
        let layer = superview?.layer
        superview = nil
        #expect(view.superview == nil)
        #expect(view.layer.superlayer === layer)
        layer?.bounds.size.width = 20
        #expect(layer?.bounds.width == 20)
    }

    @Test("a layer that outlives its superlayer has none")
    func outlivedLayers() {
        let layer = CALayer()
        var superlayer: CALayer? = CALayer()
        superlayer?.addSublayer(layer)
        superlayer = nil
        #expect(layer.superlayer == nil)
    }
}

@MainActor @Suite("Order of subviews") struct SubviewOrderTests {
    @Test("a subview moved beside another lands next to it, from either side")
    func moveBeside() {
        let root = UIView()
        let views = (0..<4).map { _ in UIView() }
        views.forEach(root.addSubview)
        root.insertSubview(views[0], aboveSubview: views[2])
        #expect(root.subviews == [views[1], views[2], views[0], views[3]])
        root.insertSubview(views[3], belowSubview: views[2])
        #expect(root.subviews == [views[1], views[3], views[2], views[0]])
        root.insertSubview(views[1], belowSubview: views[0])
        #expect(root.subviews == [views[3], views[2], views[1], views[0]])
        #expect(root.layer.sublayers == root.subviews.map(\.layer))
    }
}
