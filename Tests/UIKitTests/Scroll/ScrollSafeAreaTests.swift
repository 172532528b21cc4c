import Foundation
import Testing
import UIKit

/// Sources: measured insets in public notes on WWDC 2018 session 235 (cnblogs.com/huahuahu); radar 36070764.
@MainActor @Suite("The safe area in scroll views and beyond edges") struct ScrollSafeAreaTests {
    private let controller = UIViewController()
    private let scroll = UIScrollView()
    private let window: UIWindow

    init() {
        let environment = RenderEnvironment(
            size: CGSize(width: 393, height: 852), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        environment.install()
        window = environment.makeWindow(rootViewController: controller)
        scroll.frame = controller.view.bounds
        controller.view.addSubview(scroll)
    }

    private func view(_ frame: CGRect, in parent: UIView) -> UIView {
        let view = UIView(frame: frame)
        parent.addSubview(view)
        return view
    }

    @Test("a view 1500 points down a scroll view has no safe area, rather than hundreds of points")
    func farBelow() {
        let far = view(CGRect(x: 0, y: 1500, width: 393, height: 20), in: scroll)
        #expect(far.safeAreaInsets == .zero)
        #expect(far.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        // It has one where it comes under the bar while content does not keep clear.
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentOffset.y = 1520 - 852
        #expect(far.safeAreaInsets.bottom == 34)
        scroll.contentOffset.y = 1480
        #expect(far.safeAreaInsets.top == 39)
    }

    @Test("beyond an edge a view has its superview's inset and no more; wholly outside it has none")
    func beyondEdges() {
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 30, bottom: 49, right: 10)
        let root: UIView = controller.view
        #expect(root.safeAreaInsets == UIEdgeInsets(top: 64, left: 30, bottom: 83, right: 10))
        let right = view(CGRect(x: 300, y: 300, width: 200, height: 50), in: root)
        #expect(right.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10))
        let top = view(CGRect(x: 20, y: -400, width: 100, height: 500), in: root)
        #expect(top.safeAreaInsets == UIEdgeInsets(top: 64, left: 10, bottom: 0, right: 0))
        for origin in [CGPoint(x: 0, y: -51), CGPoint(x: 393, y: 0), CGPoint(x: 0, y: 900)] {
            #expect(view(CGRect(origin: origin, size: CGSize(50, 50)), in: root).safeAreaInsets == .zero)
        }
    }

    @Test("margins that a view takes over from its superview are as far from growing beyond an edge")
    func preservedMargins() {
        let root: UIView = controller.view
        root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        root.insetsLayoutMarginsFromSafeArea = false
        let far = view(CGRect(x: 0, y: 1500, width: 393, height: 20), in: root)
        far.preservesSuperviewLayoutMargins = true
        #expect(far.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        far.frame.origin.y = 840
        #expect(far.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 42, right: 20))
    }

    @Test("content that scrolls keeps clear by the scroll view's insets and has no safe area along that axis itself")
    func scrolledContent() {
        let content = view(CGRect(x: 0, y: 0, width: 393, height: 2000), in: scroll)
        scroll.contentSize = content.bounds.size
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        for offset in [-59, 0, 100, 1182] as [CGFloat] {
            scroll.contentOffset.y = offset
            #expect(content.safeAreaInsets == .zero)
        }
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentOffset.y = 0
        #expect(content.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        scroll.contentInsetAdjustmentBehavior = .automatic
        window.environmentSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59))
    }

    /// Source: Apple, UIScrollView.ContentInsetAdjustmentBehavior.automatic.
    @Test(
        "in a navigation controller content keeps clear of the bars whether it scrolls or not",
        arguments: [100, 2000] as [CGFloat])
    func navigation(height: CGFloat) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        window.rootViewController = tabs
        let top = UIViewController()
        navigation.pushViewController(top, animated: false)
        scroll.frame = window.bounds
        top.view.addSubview(scroll)
        let content = view(CGRect(x: 0, y: 0, width: 393, height: height), in: scroll)
        scroll.contentSize = content.bounds.size
        window.layoutIfNeeded()
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -103))
        #expect(content.safeAreaInsets == .zero)
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(scroll.adjustedContentInset.top == (height == 100 ? 0 : 103))
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == .zero)
    }

    @Test("a controller that comes into a navigation controller after its view counts, too")
    func laterChild() {
        let navigation = UINavigationController(rootViewController: controller)
        window.rootViewController = navigation
        let child = UIViewController()
        child.view.frame = window.bounds
        child.view.addSubview(scroll)
        controller.view.addSubview(child.view)
        window.layoutIfNeeded()
        #expect(scroll.adjustedContentInset == .zero)
        controller.addChild(child)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    }

    @Test(
        "in a window as high as the content the insets are those of the device's height",
        arguments: [(100, 0), (2000, 59)] as [(CGFloat, CGFloat)])
    func fittedWindow(height: CGFloat, top: CGFloat) {
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 393, height: height)
        let insets = UIEdgeInsets(top: top, left: 0, bottom: top == 0 ? 0 : 34, right: 0)
        #expect(scroll.adjustedContentInset == insets)
        window.isFittedToContent = true
        window.frame.size.height = 2093
        window.layoutIfNeeded()
        #expect(scroll.bounds == CGRect(x: 0, y: -top, width: 393, height: 2093))
        #expect(scroll.adjustedContentInset == insets)
        // What comes only now goes by the window's height.
        let other = UIScrollView(frame: window.bounds)
        other.contentSize = CGSize(width: 393, height: 1000)
        controller.view.addSubview(other)
        #expect(other.adjustedContentInset == .zero)
    }

    /// A column of arranged views that is as wide as the scroll view and decides its content's height.
    private func fill(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: content.topAnchor),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: frame.widthAnchor),
        ])
        return stack
    }

    private func block(_ height: CGFloat) -> UIView {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    @Test("a row with margins below the screen settles at its own height, rather than 12 million points down")
    func rowBelowScreen() {
        let row = UIStackView(arrangedSubviews: [block(20)])
        row.isLayoutMarginsRelativeArrangement = true
        _ = fill([block(1500), row])
        let report = LayoutDiagnostics.collecting { window.layoutIfNeeded() }.report
        #expect(report.diagnostics.isEmpty)
        #expect(row.frame == CGRect(x: 0, y: 1500, width: 393, height: 36))
        #expect(scroll.contentSize == CGSize(width: 393, height: 1536))
    }

    @Test(
        "content that is only longer than the view by the safe area settles",
        arguments: Array(stride(from: 600, to: 900, by: 7)))
    func contentNearlyAsLong(height: Int) {
        let row = UIStackView(arrangedSubviews: [block(CGFloat(height))])
        row.isLayoutMarginsRelativeArrangement = true
        let stack = fill([row, block(20)])
        let report = LayoutDiagnostics.collecting { window.layoutIfNeeded() }.report
        #expect(report.diagnostics.isEmpty)
        #expect(scroll.contentSize == stack.frame.size)
    }

    @Test("the message about layout that does not settle names the view that keeps asking")
    func unsettled() {
        let (outer, restless) = (view(scroll.bounds, in: scroll), RestlessView())
        restless.accessibilityIdentifier = "ticker"
        view(outer.bounds, in: outer).addSubview(restless)
        let report = LayoutDiagnostics.collecting { window.layoutIfNeeded() }.report
        #expect(
            report.diagnostics.map(\.message) == [
                "Layout did not settle after 100 passes: RestlessView:ticker keeps asking for another."
            ])
    }
}

private final class RestlessView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
    }
}
