import Foundation
import Testing
import UIKit

/// Intrinsic sizes as four wishes. Source: auto-layout facts 3.2.
@MainActor @Suite("Intrinsic sizes, hugging and compression resistance") struct ContentSizeTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func add(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }

    struct Wish: Sendable {
        let constant: CGFloat
        let priority: Float
        let length: CGFloat
    }

    @Test(
        "a length is at most the intrinsic one by hugging at 250, at least that by resistance at 750",
        arguments: [
            Wish(constant: 150, priority: 249, length: 100), Wish(constant: 150, priority: 251, length: 150),
            Wish(constant: 50, priority: 749, length: 100), Wish(constant: 50, priority: 751, length: 50),
        ])
    func levels(wish: Wish) {
        let view = SizedView(CGSize(width: 100, height: 100))
        add(view)
        for dimension in [view.widthAnchor, view.heightAnchor] {
            let constraint = dimension.constraint(equalToConstant: wish.constant)
            constraint.priority = UILayoutPriority(wish.priority)
            constraint.isActive = true
        }
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: wish.length, height: wish.length))
    }

    @Test("the wishes have UIKit's class, text and priorities")
    func descriptions() {
        let view = SizedView(CGSize(width: 44, height: 20))
        view.accessibilityIdentifier = "icon"
        add(view)
        view.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        view.setContentCompressionResistancePriority(.required, for: .vertical)
        root.layoutIfNeeded()
        func texts(_ axis: NSLayoutConstraint.Axis) -> [String] {
            view.constraintsAffectingLayout(for: axis).map(\.description).filter { $0.contains("ContentSize") }.sorted()
        }
        #expect(
            texts(.horizontal) == [
                "<NSContentSizeLayoutConstraint SizedView:icon.width >= 44 Hug:251 CompressionResistance:750   (active)>"
            ])
        #expect(
            texts(.vertical).contains(
                "<NSContentSizeLayoutConstraint SizedView:icon.height >= 20 Hug:250 CompressionResistance:1000   (active)>"
            ))
    }

    @Test("an axis without intrinsic metric (-1) has no wish: its length is open")
    func noMetric() {
        #expect(UIView.noIntrinsicMetric == -1)
        let view = SizedView(CGSize(width: 100, height: UIView.noIntrinsicMetric))
        add(view)
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        #expect(LayoutInspector(of: root).ambiguousAttributes(of: view) == [.height])
        #expect(!view.constraintsAffectingLayout(for: .vertical).contains { $0.firstAttribute == .height })
    }

    @Test("a size that changes counts from its invalidation on, which has constraints updated")
    func invalidation() {
        final class Growing: UIView {
            var width: CGFloat = 10
            var updates = 0
            override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        let view = Growing()
        add(view)
        root.layoutIfNeeded()
        view.width = 30
        view.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame.width == 10)
        let updates = view.updates
        view.invalidateIntrinsicContentSize()
        #expect(view.needsUpdateConstraints())
        root.layoutIfNeeded()
        #expect(view.frame.width == 30)
        #expect(view.updates == updates + 1)
    }

    @Test("made in code every view hugs at 250 and resists at 750, labels and image views too")
    func defaults() {
        // Interface Builder gives labels and image views 251.
        let views: [UIView] = [
            UIView(), UIControl(), UIButton(type: .system), UIScrollView(), UIStackView(), UILabel(), UIImageView(),
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
        ]
        for view in views {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                #expect(view.contentHuggingPriority(for: axis).rawValue == 250)
                #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750)
            }
        }
    }

    @Test(
        "of two views side by side the one that hugs less is stretched, the one that resists less is compressed",
        arguments: [(300, [200, 100]), (150, [100, 50])] as [(CGFloat, [CGFloat])])
    func pair(width: CGFloat, widths: [CGFloat]) {
        let (first, second) = (SizedView(CGSize(width: 100, height: 9)), SizedView(CGSize(width: 100, height: 9)))
        add(first)
        add(second)
        root.constraints.first { $0.firstItem === second && $0.firstAttribute == .left }?.isActive = false
        first.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        first.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        second.leftAnchor.constraint(equalTo: first.rightAnchor).isActive = true
        second.rightAnchor.constraint(equalTo: root.leftAnchor, constant: width).isActive = true
        root.layoutIfNeeded()
        #expect([first, second].map(\.frame.width) == widths)
    }

    // Frames stored in Interface Builder documents: 48 views of 8 documents.
    @Test("a resistance that becomes required against a constraint is a conflict that names both, and gives way")
    func requiredResistance() throws {
        let view = SizedView(CGSize(width: 100, height: 20))
        add(view)
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        root.layoutIfNeeded()
        let report = LayoutDiagnostics.collecting {
            view.setContentCompressionResistancePriority(.required, for: .horizontal)
            root.layoutIfNeeded()
        }.report
        let conflict = try #require(report.conflicts.first)
        #expect(conflict.constraints.map(\.firstAttribute) == [.width, .width])
        #expect(report.conflicts.count == 1)
        #expect(conflict.broken.description.hasPrefix("<NSContentSizeLayoutConstraint"))
        #expect(view.frame.width == 50)
    }

    @Test("the named priorities are Apple's")
    func constants() {
        // UILayoutPriority, UIKit's documentation; auto-layout facts 3.1.
        let priorities: [UILayoutPriority] = [
            .fittingSizeLevel, .defaultLow, .dragThatCannotResizeScene, .sceneSizeStayPut, .dragThatCanResizeScene,
            .defaultHigh, .required,
        ]
        #expect(priorities.map(\.rawValue) == [50, 250, 490, 500, 510, 750, 1000])
    }

    /// Many apps write it so, for a container that is as large as what is in it.
    @Test("a view may answer with what its own constraints ask for")
    func fittingAsContentSize() {
        final class Container: UIView {
            override var intrinsicContentSize: CGSize { systemLayoutSizeFitting(Self.layoutFittingCompressedSize) }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (container, inner) = (Container(), UIView())
        for view in [container, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(container)
        container.addSubview(inner)
        NSLayoutConstraint.activate([
            container.topAnchor.constraint(equalTo: root.topAnchor),
            container.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            inner.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
            inner.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 6),
            inner.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            inner.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 33), inner.heightAnchor.constraint(equalToConstant: 22),
        ])
        root.layoutIfNeeded()
        #expect(container.frame == CGRect(x: 0, y: 0, width: 39, height: 27))
        #expect(container.intrinsicContentSize == CGSize(width: 39, height: 27))
    }
}
