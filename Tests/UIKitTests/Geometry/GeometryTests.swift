import Foundation
import Testing
import UIKit

@Suite("Geometry values")
struct GeometryTests {
    @Test("insets move each edge inwards, and may turn a rectangle inside out")
    func insets() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            CGRect(x: 10, y: 10, width: 20, height: 20).inset(by: insets) == CGRect(x: 12, y: 11, width: 14, height: 16)
        )
        #expect(CGRect(x: 0, y: 0, width: 2, height: 2).inset(by: insets).size == CGSize(width: -4, height: -2))
    }

    @Test("directional insets swap their sides from right to left")
    func directional() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(UIEdgeInsets(insets, isRightToLeft: false) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(UIEdgeInsets(insets, isRightToLeft: true) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(NSDirectionalEdgeInsets(UIEdgeInsets(insets, isRightToLeft: true), isRightToLeft: true) == insets)
    }

    @Test("geometric values have Apple's text forms")
    func strings() {
        #expect(NSCoder.string(for: CGRect(x: 0, y: 0.5, width: 10, height: 20)) == "{{0, 0.5}, {10, 20}}")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    }

    @Test("all rounded corners hold each one")
    func corners() {
        #expect(UIRectCorner.allCorners.contains([.topLeft, .topRight, .bottomLeft, .bottomRight]))
        #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
    }

    @Test("a rectangle of negative size equals what it covers")
    func equalTo() {
        #expect(CGRect(x: 10, y: 10, width: -10, height: -10).equalTo(CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
}
