import Foundation
import Testing
import UIKit

/// Source: constraint logs (auto-layout facts 3.7: nested stacks; 3.8), in which constraints that only a negative length
/// could satisfy are unsatisfiable.
@MainActor @Suite("Lengths are never negative") struct LengthBoundTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    private func view(in parent: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    /// A view 8 points inside of another on all sides.
    private func inset(in parent: UIView) -> UIView {
        let inner = view(in: parent)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: parent.topAnchor, constant: 8),
            inner.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8),
            parent.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 8),
            parent.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 8),
        ])
        return inner
    }

    @Test("the smallest size around a view without content is its margins")
    func fitting() {
        let outer = UIView()
        _ = inset(in: outer)
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 16, height: 16))
        // The same of a tree that was laid out, which is measured by a copy of its system.
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        outer.layoutIfNeeded()
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 16, height: 16))
        #expect(outer.subviews[0].frame == CGRect(x: 8, y: 8, width: 84, height: 84))
    }

    @Test("a wish to be smaller than the margins inside gives way to them")
    func wish() {
        let outer = view(in: root)
        let inner = inset(in: outer)
        outer.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        outer.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let width = outer.widthAnchor.constraint(equalToConstant: 10)
        width.priority = .defaultHigh
        width.isActive = true
        let height = outer.heightAnchor.constraint(equalToConstant: 30)
        height.isActive = true
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 0, y: 0, width: 16, height: 30))
        #expect(inner.frame == CGRect(x: 8, y: 8, width: 0, height: 14))
        width.constant = 50
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 8, y: 8, width: 34, height: 14))
        #expect(!inner.hasAmbiguousLayout)
    }

    @Test("views that have too little room shrink to nothing, not beyond")
    func shrinking() {
        let views = (0..<4).map { _ in SizedView(CGSize(width: 40, height: 10)) }
        let fixture = StackFixture(views)
        let frames = fixture.layOut(width: 60)
        #expect(frames.allSatisfy { $0.width >= 0 })
        #expect(frames.map(\.width).reduce(0, +) == 60)
        #expect(frames.last?.maxX == 60)
    }

    @Test("a stack 0 high with views 8 apart is unsatisfiable: its edges, the spacing and the height are the set")
    func conflict() {
        let labels = (0..<2).map { _ in UIView() }
        let fixture = StackFixture(labels, axis: .vertical, spacing: 8)
        let height = fixture.stack.heightAnchor.constraint(equalToConstant: 0)
        height.isActive = true
        let report = LayoutDiagnostics.collecting { _ = fixture.layOut() }.report
        let conflict = report.conflicts.first
        #expect(report.conflicts.count == 1)
        #expect(conflict?.broken === height)
        #expect(
            conflict?.constraints.compactMap(\.identifier).sorted() == [
                "UISV-canvas-connection", "UISV-canvas-connection", "UISV-spacing",
            ])
        #expect(conflict?.constraints.count == 4)
        #expect(fixture.stack.frame.height == 8)
    }

    @Test("a box 0 wide with something 16 points inside is UIKit's well-known conflict, not a view -32 wide")
    func insetInNothing() {
        let box = view(in: root)
        let inner = view(in: box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
            inner.topAnchor.constraint(equalTo: box.topAnchor), inner.heightAnchor.constraint(equalToConstant: 20),
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
        ])
        let width = box.widthAnchor.constraint(equalToConstant: 0)
        width.isActive = true
        let report = LayoutDiagnostics.collecting { root.layoutIfNeeded() }.report
        #expect(report.conflicts.count == 1)
        // The bound itself is not among them.
        #expect(report.conflicts.first?.constraints.count == 3)
        #expect(report.conflicts.first?.broken === width)
        #expect(box.frame.width == 32)
        #expect(inner.frame == CGRect(x: 16, y: 0, width: 0, height: 20))
    }

    @Test("margins that find no room give way, and hold again once there is room")
    func holdsAgain() {
        let outer = UIView(frame: .zero)
        root.addSubview(outer)
        let inner = inset(in: outer)
        let report = LayoutDiagnostics.collecting { root.layoutIfNeeded() }.report
        #expect(report.conflicts.count == 2)
        #expect(inner.frame.size == .zero)
        outer.frame.size = CGSize(width: 100, height: 50)
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 8, y: 8, width: 84, height: 34))
    }

    @Test("what was bounded once leaves the tree without a trace")
    func removal() {
        let outer = view(in: root)
        let inner = inset(in: outer)
        let width = outer.widthAnchor.constraint(equalToConstant: 10)
        width.priority = .defaultHigh
        width.isActive = true
        root.layoutIfNeeded()
        inner.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(outer.frame.width == 10)
        outer.removeFromSuperview()
        root.layoutIfNeeded()
    }
}
