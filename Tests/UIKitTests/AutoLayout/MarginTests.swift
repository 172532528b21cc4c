import Foundation
import Testing
import UIKit

@MainActor @Suite("Margins, safe area and readable width") struct MarginTests {
    private func environment(_ width: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0) -> RenderEnvironment {
        RenderEnvironment(
            size: CGSize(width: width, height: 800), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }

    /// A controller's view in a window.
    private func root(_ environment: RenderEnvironment) -> (window: UIWindow, controller: InsetController) {
        environment.install()
        let controller = InsetController()
        return (environment.makeWindow(rootViewController: controller), controller)
    }

    @Test(
        "a controller's root has 16 points at the sides, 20 where it is 414 wide or more, none above and below",
        arguments: [(320, 16), (390, 16), (413, 16), (414, 20), (834, 20)] as [(CGFloat, CGFloat)])
    func rootMargins(width: CGFloat, side: CGFloat) {
        let (_, controller) = root(environment(width))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
        #expect(controller.systemMinimumLayoutMargins.leading == side)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == .zero)
    }

    @Test("the safe area is added to the margins, unless the view says otherwise")
    func safeAreaInMargins() {
        let (_, controller) = root(environment(390, top: 47, bottom: 34))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
        controller.view.insetsLayoutMarginsFromSafeArea = false
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    }

    @Test("set margins take the place of the 8, and the safe area is still added")
    func setMargins() {
        let (_, controller) = root(environment(390, top: 47))
        let view = UIView(frame: CGRect(x: 0, y: 40, width: 390, height: 100))
        controller.view.addSubview(view)
        // 7 of the 47 points reach into the view.
        #expect(view.layoutMargins == UIEdgeInsets(top: 15, left: 8, bottom: 8, right: 8))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 2, bottom: 3, right: 4))
        // The system's minimum is for the root alone.
        controller.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 2)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 30, bottom: 0, right: 16))
    }

    @Test("directional margins change sides with the reading direction, the others do not")
    func directional() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.layoutMargins.left == 2)
        #expect(view.directionalLayoutMargins.leading == 4)
    }

    @Test("preserving: the superview's margins less the distance from its edges, where that is more")
    func preserving() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 10)
        let inner = UIView(frame: CGRect(x: 5, y: 0, width: 190, height: 100))
        outer.addSubview(inner)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        inner.preservesSuperviewLayoutMargins = true
        // Left 30 - 5, top 20, right 10 - 5 is less than 8, bottom 20 - 100 too.
        #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 25, bottom: 8, right: 8))
    }

    @Test("constraints to a preserving view's margins follow the superview's margins and the view's place")
    func preservingFollows() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (inner, content) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50)), UIView())
        root.addSubview(inner)
        inner.addSubview(content)
        inner.preservesSuperviewLayoutMargins = true
        content.translatesAutoresizingMaskIntoConstraints = false
        content.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(content.frame.minX == 8)
        root.layoutMargins.left = 33
        root.layoutIfNeeded()
        #expect(content.frame.minX == 33)
        inner.frame.origin.x = 10
        root.layoutIfNeeded()
        #expect(content.frame.minX == 23)
    }

    /// Layout guides have variables of their own, tied by `UIView-…Margin-guide-constraint` (auto-layout facts 3.6), and no length is
    /// negative: a view that keeps to its margins is at least as large as they are.
    @Test("margins that nothing keeps to make no view larger: before a constraint does, after it, along the other axis")
    func marginsInUse() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (view, content) = (UIView(), UIView())
        for (child, parent) in [(view, root), (content, view)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
        }
        let width = view.widthAnchor.constraint(equalToConstant: 4)
        NSLayoutConstraint.activate([
            width, view.heightAnchor.constraint(equalToConstant: 4),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        let byGuide = content.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
        let byAttribute = NSLayoutConstraint(
            item: content, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leadingMargin,
            multiplier: 1, constant: 0)
        func size() -> CGSize {
            root.layoutIfNeeded()
            return view.frame.size
        }
        #expect(size() == CGSize(width: 4, height: 4))
        for constraint in [byGuide, byAttribute] {
            let report = LayoutDiagnostics.collecting {
                constraint.isActive = true
                #expect(size() == CGSize(width: 16, height: 4))
                #expect(content.frame.minX == 8)
            }.report
            #expect(report.diagnostics.count == 1)
            constraint.isActive = false
            width.constant += 1
            width.constant -= 1
            #expect(size() == CGSize(width: 4, height: 4))
        }
        byGuide.isActive = true
        byAttribute.isActive = true
        byGuide.isActive = false
        #expect(size() == CGSize(width: 16, height: 4))
    }

    @Test("a section that is folded to no height keeps to its margins at the sides alone")
    func foldedSection() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (section, label, next) = (UIView(), UILabel(), UIView())
        label.text = "Details"
        for (child, parent) in [(section, root), (label, section), (next, root)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
        }
        let report = LayoutDiagnostics.collecting {
            NSLayoutConstraint.activate([
                section.topAnchor.constraint(equalTo: root.topAnchor),
                section.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                section.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                section.heightAnchor.constraint(equalToConstant: 0),
                label.topAnchor.constraint(equalTo: section.topAnchor),
                label.leadingAnchor.constraint(equalTo: section.layoutMarginsGuide.leadingAnchor),
                next.topAnchor.constraint(equalTo: section.bottomAnchor),
            ])
            root.layoutIfNeeded()
        }.report
        #expect(report.diagnostics.isEmpty)
        #expect(section.frame == CGRect(x: 0, y: 0, width: 320, height: 0))
        #expect(label.frame.minX == 8)
        #expect(next.frame.minY == 0)
    }

    @Test("views and controllers are told of new insets, once for each change")
    func notifications() {
        let (window, controller) = root(environment(390, top: 47))
        let view = InsetView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        controller.view.addSubview(view)
        #expect(view.safeAreas == [47])
        #expect(view.margins == [55])
        controller.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(view.safeAreas == [47])
        view.frame.origin.y = 40
        #expect(view.safeAreas == [47, 7])
        #expect(view.margins == [55, 15])
        view.frame.origin.y = 300
        view.frame.origin.y = 310
        #expect(view.safeAreas == [47, 7, 0])
        view.layoutMargins.top = 5
        #expect(view.margins.last == 5)
        #expect(controller.calls == ["safeArea", "margins"])
        controller.additionalSafeAreaInsets.bottom = 50
        #expect(controller.calls == ["safeArea", "margins", "safeArea", "margins"])
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 50, right: 0))
        view.removeFromSuperview()
        #expect(view.safeAreaInsets == .zero)
    }

    @Test("a view that layout moves under a bar gets its part of the safe area, and its content follows")
    func afterLayout() {
        let (window, controller) = root(environment(390, top: 47))
        let (card, content) = (UIView(), UIView())
        for (view, superview) in [(card, controller.view), (content, card)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview?.addSubview(view)
        }
        let top = card.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100)
        NSLayoutConstraint.activate([
            top, card.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
            card.widthAnchor.constraint(equalToConstant: 200), card.heightAnchor.constraint(equalToConstant: 100),
            content.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor),
            content.leftAnchor.constraint(equalTo: card.leftAnchor),
            content.widthAnchor.constraint(equalToConstant: 10), content.heightAnchor.constraint(equalToConstant: 10),
        ])
        window.layoutIfNeeded()
        #expect(content.frame.minY == 0)
        top.constant = 20
        window.layoutIfNeeded()
        #expect(content.frame.minY == 27)
        #expect(card.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 27, width: 200, height: 73))
    }

    @Test("readable content is at most 672 wide at the default text size, centred, and inside of the margins")
    func readable() {
        let (_, wide) = root(environment(834))
        #expect(wide.view.readableContentGuide.layoutFrame == CGRect(x: 81, y: 0, width: 672, height: 800))
        let (_, narrow) = root(environment(390))
        #expect(narrow.view.readableContentGuide.layoutFrame == CGRect(x: 16, y: 0, width: 358, height: 800))
    }

    /// 672 times the size of body text (14 to 53 points) through 17, in whole points. Source: 672 was measured on iPad at the
    /// default size; Apple has not published the others.
    @Test(
        "readable content grows with body text, inside of the margins, and follows a change of the text's size",
        arguments: [
            (.extraSmall, 553), (.medium, 632), (.large, 672), (.extraExtraExtraLarge, 909),
            (.accessibilityExtraExtraExtraLarge, 984),
        ] as [(UIContentSizeCategory, CGFloat)])
    func readableAtSizes(category: UIContentSizeCategory, width: CGFloat) {
        var changed = environment(1024)
        changed.contentSizeCategory = category
        // Another text size is not left to the tests that come after.
        changed.whileInstalled {
            let (_, controller) = root(changed)
            let guide = controller.view.readableContentGuide
            // 20 points are the margins at either side.
            #expect(guide.layoutFrame == CGRect(x: (1024 - width) / 2, y: 0, width: width, height: 800))
            controller.traitOverrides.preferredContentSizeCategory = .large
            #expect(guide.layoutFrame == CGRect(x: 176, y: 0, width: 672, height: 800))
        }
    }

    @Test("constraints act on alignment rectangles: an inset edge lies outside of what is aligned")
    func alignment() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = ShadowedView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let centered = UIView()
        centered.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(centered)
        NSLayoutConstraint.activate([
            centered.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            centered.topAnchor.constraint(equalTo: view.bottomAnchor),
            centered.widthAnchor.constraint(equalTo: view.widthAnchor),
            centered.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        // 40 x 20 is aligned; 1 above, 2 left, 3 below and 4 right are outside of it.
        #expect(view.frame == CGRect(x: -2, y: -1, width: 46, height: 24))
        #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(view.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 40, height: 20)) == view.frame)
        #expect(centered.frame == CGRect(x: 0, y: 20, width: 40, height: 5))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 20))
    }
}

private final class InsetController: UIViewController {
    var calls: [String] = []

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        calls.append("safeArea")
    }

    override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        calls.append("margins")
    }
}

private final class InsetView: UIView {
    var safeAreas: [CGFloat] = []
    var margins: [CGFloat] = []

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        safeAreas.append(safeAreaInsets.top)
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        margins.append(layoutMargins.top)
    }
}

private final class ShadowedView: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
}
