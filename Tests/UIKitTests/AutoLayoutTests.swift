import Foundation
import Testing
import UIKit

@MainActor @Suite("Auto Layout") struct AutoLayoutTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    func box(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return view
    }

    @Test("a view pinned to all edges fills its superview less the constants")
    func pinned() {
        let view = box()
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 24),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -12),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 8, width: 280, height: 460))
    }

    @Test("a constant that changes moves the view at the next layout")
    func constantChanges() {
        let view = box(100, 40)
        root.addSubview(view)
        let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
        top.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minY == 10)
        top.constant = 33
        root.layoutIfNeeded()
        #expect(view.frame.minY == 33)
    }

    @Test("a constraint between views of different depth counts the origins between")
    func differentDepth() {
        let outer = box(200, 200)
        let inner = box(50, 50)
        let beside = box(20, 20)
        root.addSubview(outer)
        outer.addSubview(inner)
        root.addSubview(beside)
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 6),
            beside.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 1),
            beside.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 2),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 6, width: 50, height: 50))
        #expect(beside.frame == CGRect(x: 86, y: 98, width: 20, height: 20))
    }

    @Test("a child with flexible size follows a superview that constraints size")
    func autoresizingChild() {
        let outer = box(100, 60)
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        child.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        outer.addSubview(child)
        root.addSubview(outer)
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 10, y: 10, width: 80, height: 40))
    }

    @Test("systemLayoutSizeFitting finds the smallest size and leaves frames alone")
    func fitting() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let child = box(80, 30)
        container.addSubview(child)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: container.topAnchor, constant: 11),
            child.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -12),
            child.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 5),
            child.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor, constant: -5),
        ])
        #expect(container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 90, height: 53))
        let wide = container.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 200, height: 53))
        #expect(container.frame.size == CGSize(width: 300, height: 300))
    }

    @Test("a higher priority wins over any number of lower ones")
    func strictPriorities() {
        let view = box(nil, 10)
        root.addSubview(view)
        let high = view.widthAnchor.constraint(equalToConstant: 100)
        high.priority = UILayoutPriority(251)
        high.isActive = true
        for _ in 0..<20 {
            let low = view.widthAnchor.constraint(equalToConstant: 50)
            low.priority = UILayoutPriority(250)
            low.isActive = true
        }
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    @Test("the transform survives layout")
    func transforms() {
        let view = box(100, 50)
        root.addSubview(view)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        #expect(view.frame == CGRect(x: 60, y: 190, width: 200, height: 100))
    }

    @Test("a view taken out of its superview loses the constraints that tied it there, and keeps its own")
    func removal() {
        let view = box(100, 50)
        root.addSubview(view)
        let tie = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)
        tie.isActive = true
        root.layoutIfNeeded()
        view.removeFromSuperview()
        #expect(!tie.isActive)
        #expect(root.constraints.isEmpty)
        #expect(view.constraints.count == 2)
        root.addSubview(view)
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 100, height: 50))
    }

    @Test("of required constraints that exclude each other the last one gives way, and holds again once it can")
    func conflict() {
        let view = box(100, 20)
        root.addSubview(view)
        let wide = view.widthAnchor.constraint(equalToConstant: 140)
        wide.isActive = true
        let report = LayoutDiagnostics.collecting { root.layoutIfNeeded() }.report
        #expect(view.frame.width == 100)
        #expect(report.diagnostics.count == 1)
        #expect(report.conflicts.first?.broken === wide)
        view.constraints.first { $0.constant == 100 }?.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 140)
    }

    @Test("margins: 8 points in an ordinary view")
    func margins() {
        let view = box()
        root.addSubview(view)
        let guide = root.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 8, width: 304, height: 464))
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 314, height: 476))
    }

    @Test("leading is right in a right-to-left interface")
    func rightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = box(100, 10)
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 204)
    }
}
