import Foundation
import Testing
import UIKit

/// What an engine keeps of trees and constraints that come and go before it looks at them.
@MainActor @Suite("Trees that change before and after layout") struct TreeChangeTests {
    init() {
        RenderEnvironment(size: CGSize(width: 200, height: 400)).install()
    }

    private func pin(_ view: UIView, _ superview: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: superview.leftAnchor),
            view.rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -0.01),
            view.topAnchor.constraint(equalTo: superview.topAnchor),
            view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        ])
    }

    /// Adds views to a view, each in the one before. Returns the last.
    private func nest(_ count: Int, in view: UIView) -> UIView {
        (0..<count).reduce(view) { superview, _ in
            let view = UIView()
            superview.addSubview(view)
            pin(view, superview)
            return view
        }
    }

    /// One after the other the engine would look at 50 million views, and at 40,000 constraints for each of as many.
    @Test("a view tied to one further out stays where it is when the bounds of a view between them get another origin")
    func boundsOrigin() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let middle = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let (tied, own) = (UIView(), UIView())
        root.addSubview(middle)
        for view in [tied, own] {
            view.translatesAutoresizingMaskIntoConstraints = false
            middle.addSubview(view)
        }
        NSLayoutConstraint.activate([
            tied.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 60),
            own.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 7),
        ])
        root.layoutIfNeeded()
        #expect(tied.frame.minX == 10)
        middle.bounds.origin.x = 5
        root.layoutIfNeeded()
        #expect(tied.frame.minX == 15)
        // Subviews move with the origin: their own edge is that of the coordinates.
        #expect(own.frame.minX == 7)
    }

    @Test("10,000 views added to a tree that is laid out, and taken out of it before and after layout")
    func additions() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.layoutIfNeeded()
        let deepest = nest(10_000, in: root)
        let top = try #require(root.subviews.first)
        top.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(deepest.frame == .zero)
        root.addSubview(top)
        pin(top, root)
        root.layoutIfNeeded()
        // 10,000 steps of 0.01 points from the right.
        #expect(deepest.frame.size == CGSize(width: 100, height: 200))
        top.removeFromSuperview()
        root.addSubview(top)
        pin(top, root)
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(deepest.frame.size == CGSize(width: 200, height: 200))
    }

    @Test("5,000 views that were laid out alone are put into each other, from the leaf")
    func laidOutAlone() {
        var top = UIView()
        let deepest = top
        for _ in 0..<5_000 {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            outer.layoutIfNeeded()
            outer.addSubview(top)
            pin(top, outer)
            top = outer
        }
        top.layoutIfNeeded()
        #expect(deepest.frame.size == CGSize(width: 150, height: 200))
    }

    @Test("a subtree that was laid out in one tree is laid out in another, with what it got in between")
    func betweenTrees() {
        let (first, second) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
            UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        )
        first.layoutIfNeeded()
        second.layoutIfNeeded()
        let box = nest(1, in: first)
        first.layoutIfNeeded()
        let inner = nest(1, in: box)
        box.removeFromSuperview()
        second.addSubview(box)
        pin(box, second)
        second.layoutIfNeeded()
        #expect(inner.frame.size == CGSize(width: 50, height: 50))
        // Its own root, before the engine of that has looked at it.
        second.removeFromSuperview()
        box.removeFromSuperview()
        box.translatesAutoresizingMaskIntoConstraints = true
        box.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        box.layoutIfNeeded()
        #expect(inner.frame.size == CGSize(width: 80, height: 80))
        first.addSubview(box)
        first.layoutIfNeeded()
        box.frame.size.width = 60
        first.layoutIfNeeded()
        #expect(inner.frame.size == CGSize(width: 60, height: 80))
    }

    @Test("of 20,000 constraints put to use and ended before layout, those count that are left")
    func constraintsBeforeLayout() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.layoutIfNeeded()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let widths = (0..<20_000).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
        NSLayoutConstraint.activate(widths)
        NSLayoutConstraint.deactivate(widths)
        widths[77].isActive = true
        widths[78].isActive = true
        widths[77].isActive = false
        widths[78].isActive = false
        widths[78].isActive = true
        let (_, report) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
        #expect(view.frame.width == 78)
        #expect(report.conflicts.isEmpty)
        #expect(view.constraints.count == 1)
    }

    @Test("a view that leaves takes along only the constraints that reach into it, however far above they are held")
    func farConstraints() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let middle = nest(1, in: root)
        let branch = UIView()
        middle.addSubview(branch)
        let (leaf, other) = (UIView(), UIView())
        branch.addSubview(leaf)
        middle.addSubview(other)
        for view in [branch, leaf, other] { view.translatesAutoresizingMaskIntoConstraints = false }
        let across = root.widthAnchor.constraint(equalTo: leaf.widthAnchor)
        let beside = root.widthAnchor.constraint(equalTo: other.widthAnchor)
        let between = leaf.heightAnchor.constraint(equalTo: other.heightAnchor)
        let inside = leaf.leftAnchor.constraint(equalTo: branch.leftAnchor)
        NSLayoutConstraint.activate([across, beside, between, inside])
        #expect(root.constraints.contains(across))
        #expect(middle.constraints.contains(between))
        branch.removeFromSuperview()
        #expect(!across.isActive && !between.isActive)
        #expect(beside.isActive && inside.isActive)
        root.layoutIfNeeded()
        #expect(other.frame.width == 200)
    }

    @Test("cousins far apart are related in the view that both are in")
    func cousins() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let fork = nest(20, in: root)
        let (left, right) = (nest(3, in: fork), nest(30, in: fork))
        let constraint = left.widthAnchor.constraint(equalTo: right.widthAnchor)
        constraint.isActive = true
        #expect(fork.constraints.contains(constraint))
        let near = left.heightAnchor.constraint(equalTo: fork.heightAnchor)
        near.isActive = true
        #expect(fork.constraints.contains(near))
        let above = right.heightAnchor.constraint(equalTo: root.heightAnchor)
        above.isActive = true
        #expect(root.constraints.contains(above))
    }
}
