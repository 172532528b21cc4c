import Foundation
import Testing
import UIKit

/// What recursion would need megabytes of stack for, and what a search per view would make quadratic.
@MainActor @Suite("Deep view trees") struct DeepTreeTests {
    private static let depth = 10_000

    init() {
        RenderEnvironment(size: CGSize(width: 200, height: 400)).install()
    }

    /// - Parameter add: ties a new view to its superview.
    private func tree(depth: Int = depth, _ add: (UIView, UIView) -> Void) -> (root: UIView, deepest: UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        var deepest = root
        for _ in 0..<depth {
            let view = UIView()
            deepest.addSubview(view)
            add(view, deepest)
            deepest = view
        }
        return (root, deepest)
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

    @Test("10,000 views, each pinned to its superview, are laid out, hit, measured, and let go")
    func pinned() {
        let (root, deepest) = tree(pin)
        root.layoutIfNeeded()
        // 10,000 steps of 0.01 points from the right.
        #expect(deepest.bounds.size == CGSize(width: 100, height: 200))
        #expect(root.hitTest(CGPoint(x: 50, y: 100), with: nil) === deepest)
        #expect(deepest.convert(CGPoint(x: 3, y: 4), to: root) == CGPoint(x: 3, y: 4))
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(deepest.bounds.width == 200)
        let size = root.systemLayoutSizeFitting(
            CGSize(width: 250, height: 10), withHorizontalFittingPriority: .required, verticalFittingPriority: .required
        )
        #expect(size == CGSize(width: 250, height: 10))
        #expect(!deepest.hasAmbiguousLayout)
        #expect("\(deepest)".contains("UIView"))
    }

    @Test("10,000 views with frames alone are laid out, resized, hit, and let go")
    func frames() {
        let (root, deepest) = tree { view, superview in
            view.frame = superview.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        root.layoutIfNeeded()
        #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === deepest)
        root.frame.size = CGSize(width: 300, height: 250)
        #expect(deepest.frame == CGRect(x: 0, y: 0, width: 300, height: 250))
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        deepest.addSubview(mark)
        mark.centerXAnchor.constraint(equalTo: deepest.centerXAnchor).isActive = true
        mark.widthAnchor.constraint(equalToConstant: 10).isActive = true
        root.layoutIfNeeded()
        #expect(mark.frame.minX == 145)
        #expect(root.viewWithTag(7) == nil)
    }

    @Test("100,000 controllers, each a child of another, are let go")
    func controllers() {
        var deepest: UIViewController? = UIViewController()
        var top = deepest
        for _ in 0..<100_000 {
            let child = UIViewController()
            deepest?.addChild(child)
            deepest = child
        }
        weak let last = deepest
        deepest = nil
        #expect(top?.children.count == 1)
        #expect(last != nil)
        top = nil
        #expect(last == nil)
    }

    @Test("a deep subtree moves into a window, changes its traits and its tint, and leaves")
    func moves() {
        let (root, deepest) = tree(depth: 1_000, pin)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.environmentSafeAreaInsets.top = 20
        window.addSubview(root)
        window.layoutIfNeeded()
        #expect(deepest.window === window)
        #expect(deepest.safeAreaInsets.top == 20)
        window.overrideUserInterfaceStyle = .dark
        #expect(deepest.traitCollection.userInterfaceStyle == .dark)
        window.tintColor = .red
        #expect(deepest.tintColor == .red)
        root.removeFromSuperview()
        #expect(deepest.window == nil)
        #expect(deepest.safeAreaInsets == .zero)
    }

    /// How many views walks up pass while `body` runs.
    private func passedViews(_ body: () -> Void) -> Int {
        let before = TreeShortcut.passedViewCount
        body()
        return TreeShortcut.passedViewCount - before
    }

    private func passedViews(buildingFromTheRoot depth: Int) -> Int {
        passedViews {
            let (root, deepest) = tree(depth: depth) { view, superview in
                pin(view, superview)
                view.tag = view.window == nil ? 1 : 0
            }
            root.layoutIfNeeded()
            root.frame.size.width = 300
            root.layoutIfNeeded()
            #expect(deepest.traitCollection.displayScale > 0)
        }
    }

    private func passedViews(buildingFromTheLeaf depth: Int) -> Int {
        passedViews {
            var top = UIView()
            for _ in 0..<depth {
                let outer = UIView()
                outer.addSubview(top)
                pin(top, outer)
                top = outer
            }
            top.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            top.layoutIfNeeded()
        }
    }

    @Test("ten times the depth is ten times the steps on walks up, built from the root or from the leaf")
    func steps() {
        let fromRoot = [1_000, 10_000].map(passedViews(buildingFromTheRoot:))
        #expect(fromRoot[1] <= 11 * fromRoot[0])
        // A walk passes no more than 33 views, and some 20 walks begin at each view.
        #expect(fromRoot[1] < 33 * 20 * 10_000)
        let fromLeaf = [1_000, 10_000].map(passedViews(buildingFromTheLeaf:))
        #expect(fromLeaf[1] <= 11 * fromLeaf[0])
    }

    @Test("what is found on the way up is right after every change: views that join, leave, override, and go")
    func changes() {
        let (root, deepest) = tree(depth: 200) { view, superview in view.frame = superview.bounds }
        let middle = (0..<100).reduce(deepest) { view, _ in view.superview ?? view }
        func isDark() -> Bool { deepest.traitCollection.userInterfaceStyle == .dark }
        #expect(deepest.window == nil)
        #expect(!isDark())
        let window = UIWindow(frame: root.frame)
        window.addSubview(root)
        #expect(deepest.window === window)
        window.overrideUserInterfaceStyle = .dark
        #expect(isDark())
        middle.overrideUserInterfaceStyle = .light
        #expect(!isDark())
        middle.overrideUserInterfaceStyle = .unspecified
        #expect(isDark())
        middle.removeFromSuperview()
        #expect(deepest.window == nil)
        #expect(!isDark())
        #expect(deepest.convert(CGPoint.zero, to: nil) == .zero)
        window.addSubview(middle)
        #expect(deepest.window === window)
        let controller = UIViewController()
        controller.view = middle
        controller.overrideUserInterfaceStyle = .light
        #expect(!isDark())
        var other: UIView? = UIView()
        other?.overrideUserInterfaceStyle = .dark
        other?.addSubview(middle)
        #expect(deepest.window == nil)
        other = nil
        #expect(middle.superview == nil)
        #expect(deepest.window == nil)
        #expect(!isDark())
    }

    @Test("the safe area goes down 10,000 levels in one layout, and tells each view once")
    func safeArea() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        window.environmentSafeAreaInsets.top = 20
        var views: [Told] = []
        var top: UIView = window
        for _ in 0..<Self.depth {
            let view = Told()
            view.translatesAutoresizingMaskIntoConstraints = false
            top.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: top.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: top.safeAreaLayoutGuide.trailingAnchor),
                view.topAnchor.constraint(equalTo: top.topAnchor),
                view.bottomAnchor.constraint(equalTo: top.safeAreaLayoutGuide.bottomAnchor),
            ])
            views.append(view)
            top = view
        }
        window.layoutIfNeeded()
        #expect(views.allSatisfy { $0.frame == window.bounds && $0.safeAreaInsets.top == 20 })
        #expect(views.reduce(0) { $0 + $1.calls } == Self.depth)
    }

    /// In a window of 40,000 points whose upper 10,000 are not safe, each view a point below the top of the one before.
    private func steps(bottom: (UIView, UIView, CGFloat) -> NSLayoutConstraint) -> (
        UIWindow, [(view: Told, top: NSLayoutConstraint)]
    ) {
        let depth = CGFloat(Self.depth)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 4 * depth))
        window.environmentSafeAreaInsets.top = depth
        var steps: [(view: Told, top: NSLayoutConstraint)] = []
        var above: UIView = window
        for level in 0..<Self.depth {
            let view = Told()
            view.translatesAutoresizingMaskIntoConstraints = false
            above.addSubview(view)
            let top = view.topAnchor.constraint(equalTo: above.topAnchor, constant: 1)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: above.leadingAnchor),
                view.widthAnchor.constraint(equalTo: above.widthAnchor), top,
                bottom(view, above, depth - CGFloat(level)),
            ])
            steps.append((view, top))
            above = view
        }
        return (window, steps)
    }

    @Test("10,000 views each with a safe area of its own, which their heights follow")
    func guides() {
        let (window, steps) = steps { view, above, inset in
            view.heightAnchor.constraint(equalTo: above.safeAreaLayoutGuide.heightAnchor, constant: inset)
        }
        window.layoutIfNeeded()
        #expect(steps.allSatisfy { $0.view.frame == CGRect(x: 0, y: 1, width: 200, height: 40_000) })
        #expect(steps.enumerated().allSatisfy { $1.view.safeAreaInsets.top == CGFloat(Self.depth - 1 - $0) })
        // A safe area less by 5,000: what is in the lower half has none, and is higher by the constants alone.
        window.environmentSafeAreaInsets.top = 5_000
        window.layoutIfNeeded()
        #expect(steps.enumerated().allSatisfy { $1.view.safeAreaInsets.top == CGFloat(max(0, 4_999 - $0)) })
        #expect(steps[0].view.frame.height == 45_000)
        #expect((steps[4_998].view.frame.height - (40_000 + 4_999 * 5_000)).magnitude < 0.01)
    }

    @Test("10,000 views that move, each with a safe area of its own, are told of it a few times each")
    func movedSafeAreas() {
        let (window, steps) = steps { view, above, _ in
            view.bottomAnchor.constraint(equalTo: above.safeAreaLayoutGuide.bottomAnchor)
        }
        window.layoutIfNeeded()
        let before = steps.reduce(0) { $0 + $1.view.calls }
        for step in steps { step.top.constant = 2 }
        window.layoutIfNeeded()
        #expect(steps.enumerated().allSatisfy { $1.view.safeAreaInsets.top == CGFloat(max(0, 9_998 - 2 * $0)) })
        // By itself, by those at most 16 levels above, and by who waited until the end.
        #expect(steps.reduce(0) { $0 + $1.view.calls } - before < 20 * Self.depth)
    }

    @Test("views deeper than what is drawn are one failure that names the limit")
    func drawing() {
        let (root, deepest) = tree { view, superview in view.frame = superview.bounds }
        deepest.backgroundColor = .red
        let failures = LayoutDiagnostics.collecting { _ = root.displayList() }.report.exceptions
        #expect(failures.count == 1)
        #expect(failures.first?.message.hasPrefix("Views are nested more than 512 deep: what is in ") == true)
        #expect(failures.first?.message.hasSuffix(" is not drawn") == true)
    }

    @Test("views that answer hit tests themselves have room for 500 within each other")
    func customHitTests() {
        var top: UIView = Passing(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let innermost = top
        for _ in 0..<1_000 {
            let outer = Passing(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            outer.addSubview(top)
            top = outer
        }
        let (hit, report) = LayoutDiagnostics.collecting { top.hitTest(.zero, with: nil) }
        #expect(hit !== innermost)
        #expect(report.exceptions.map(\.isException) == [true])
    }
}

private final class Passing: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
}

/// Counts the safe areas that it is told of.
private final class Told: UIView {
    var calls = 0

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        calls += 1
    }
}
