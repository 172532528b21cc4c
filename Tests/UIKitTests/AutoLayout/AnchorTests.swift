import Foundation
import Testing
import UIKit

@MainActor @Suite("Anchors") struct AnchorTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let a = UIView()
    let b = UIView()

    init() {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            view.widthAnchor.constraint(equalToConstant: 30).isActive = true
        }
    }

    @Test("one system space is 8 points, and its multiples run with the reading direction")
    func systemSpacing() {
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
            b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2.5),
            a.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
        ])
        root.layoutIfNeeded()
        #expect(a.frame.origin == CGPoint(x: 8, y: 16))
        #expect(b.frame.minX == 58)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(a.frame.maxX == 292)
        #expect(b.frame.maxX == 242)
    }

    @Test("system spaces between baselines follow the fonts, also when these change")
    func baselineSpacing() {
        let (upper, lower) = (UILabel(), UILabel())
        for label in [upper, lower] {
            label.translatesAutoresizingMaskIntoConstraints = false
            label.text = "Text"
            root.addSubview(label)
        }
        upper.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        lower.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
            .isActive =
            true
        root.layoutIfNeeded()
        // A line of 17 points is 1.193359 x 17 = 20.287 high: as far apart as lines, to the pixel of 2x.
        #expect(lower.frame.minY == 20.5)
        upper.font = .systemFont(ofSize: 34)
        root.layoutIfNeeded()
        // Upper baseline 0.952148 x 34 = 32.373, and 40.574 further; lower baseline 16.187 from its top.
        #expect(lower.frame.minY == 57)
    }

    @Test("a distance between anchors can equal another distance, or a constant")
    func offsets() {
        let distance = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor)
        let rest = b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            distance.constraint(equalTo: rest, multiplier: 2),
        ])
        root.layoutIfNeeded()
        // x + 30 + x / 2 = 300: x is 180.
        #expect(b.frame.minX == 180)
        a.topAnchor.anchorWithOffset(to: b.bottomAnchor).constraint(equalToConstant: 70).isActive = true
        a.topAnchor.constraint(equalTo: root.topAnchor, constant: 5).isActive = true
        root.layoutIfNeeded()
        #expect(b.frame.maxY == 75)
    }

    @Test("a distance may be asked for before its views are in one tree")
    func earlyOffsets() {
        let (left, right) = (UIView(), UIView())
        let constraint = left.leftAnchor.anchorWithOffset(to: right.leftAnchor).constraint(equalToConstant: 44)
        for view in [left, right] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 6).isActive = true
        constraint.isActive = true
        root.layoutIfNeeded()
        #expect(right.frame.minX == 50)
    }

    @Test("a distance is negative where the second anchor comes first")
    func negativeOffset() {
        root.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: -20).isActive = true
        let report = LayoutDiagnostics.collecting { root.layoutIfNeeded() }.report
        #expect(report.conflicts.isEmpty)
        #expect(b.frame.minX == -20)
    }

    @Test("a distance holds again after one of its views has left the tree and come back")
    func offsetsAfterReturn() {
        let constraint = root.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 33)
        constraint.isActive = true
        root.layoutIfNeeded()
        #expect(b.frame.minX == 33)
        b.removeFromSuperview()
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 100, height: 100))
        root.addSubview(inner)
        inner.addSubview(b)
        constraint.isActive = false
        constraint.isActive = true
        root.layoutIfNeeded()
        #expect(b.frame.minX == 23)
    }

    @Test("a view without text has its bottom for both baselines; a container passes them on")
    func baselines() {
        let container = BaselineContainer()
        container.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(container)
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            b.firstBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor, constant: 5),
            container.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(b.frame.maxY == 125)
        // 0.952148 x 17 = 16.187 below the label's top, which is 10 below the container's.
        #expect(container.frame.minY == 94)
        #expect(container.label.frame.minY == 10)
    }

    @Test("anchors know their item and their name")
    func names() {
        #expect(a.leadingAnchor.item === a)
        #expect(a.leadingAnchor.name == "leading")
    }
}

/// Has its label's baselines.
private final class BaselineContainer: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        label.topAnchor.constraint(equalTo: topAnchor, constant: 10).isActive = true
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    override var forFirstBaselineLayout: UIView { label }
    override var forLastBaselineLayout: UIView { label }
}
