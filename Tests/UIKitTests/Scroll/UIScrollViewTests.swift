import Foundation
import Testing
import UIKit

@MainActor private final class ScrollLog: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []
    var insetChanges = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insetChanges += 1 }
}

/// A view with a safe area of its own: 59 at the top, 34 at the bottom, as on an iPhone 15.
@MainActor private final class SafeAreaScrollView: UIScrollView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }
}

@MainActor @Suite("UIScrollView") struct UIScrollViewTests {
    private func makeScrollView(content: CGSize) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.contentSize = content
        return view
    }

    @Test("the content offset is the origin of the bounds, and each change is told once")
    func offset() {
        let view = makeScrollView(content: CGSize(width: 100, height: 1000))
        let log = ScrollLog()
        view.delegate = log
        view.contentOffset = CGPoint(x: 0, y: 30)
        view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        view.bounds.origin.y = 50
        #expect(view.contentOffset == CGPoint(x: 0, y: 50))
        #expect(log.offsets == [CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 50)])
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(view.clipsToBounds)
    }

    @Test("code may scroll past the content; content that shrinks takes the offset back to its end")
    func limits() {
        let view = makeScrollView(content: CGSize(width: 100, height: 1000))
        view.contentOffset.y = 5000
        #expect(view.contentOffset.y == 5000)
        view.contentSize.height = 500
        #expect(view.contentOffset.y == 300)
    }

    // Source: a scroll view adjusts its offset when its size or its insets change (`_adjustContentOffsetIfNecessary` in
    // public stack traces).
    @Test("a view that grows, or whose insets shrink, takes an offset back that is beyond the content's ends then")
    func limitsAfterChanges() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        view.contentSize = CGSize(width: 320, height: 1000)
        view.contentOffset.y = 800
        view.frame.size.height = 480
        #expect(view.contentOffset.y == 520)
        view.contentInset.bottom = 60
        view.contentOffset.y = 580
        view.contentInset.bottom = 20
        #expect(view.contentOffset.y == 540)
        view.contentInset.top = 30
        view.contentOffset.y = -10
        view.contentInset.top = 0
        #expect(view.contentOffset.y == 0)
        // Where code has put it, it stays while nothing changes.
        view.contentOffset.y = 900
        view.frame.origin.y = 50
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 900)
        view.bounds.size.height = 500
        #expect(view.contentOffset.y == 520)
    }

    @Test(
        "scrolling to a rectangle moves no further than it must",
        arguments: [
            (CGRect(x: 0, y: 120, width: 10, height: 10), 100.0), (CGRect(x: 0, y: 20, width: 10, height: 10), 20),
            (CGRect(x: 0, y: 400, width: 10, height: 50), 250), (CGRect(x: 0, y: 990, width: 10, height: 50), 800),
        ] as [(CGRect, Double)])
    func showing(rect: CGRect, expected: Double) {
        let view = makeScrollView(content: CGSize(width: 100, height: 1000))
        view.contentOffset.y = 100
        view.scrollRectToVisible(rect, animated: false)
        #expect(view.contentOffset == CGPoint(x: 0, y: expected))
    }

    @Test("an inset moves content that rests at its top")
    func insetMovesContent() {
        let view = makeScrollView(content: CGSize(width: 100, height: 1000))
        let log = ScrollLog()
        view.delegate = log
        view.contentInset.top = 40
        #expect(view.contentOffset.y == -40)
        // Zero, not minus zero.
        #expect("\(view.contentOffset.x)" == "0.0")
        view.contentOffset.y = 10
        view.contentInset.top = 20
        #expect(view.contentOffset.y == 10)
        #expect(log.insetChanges == 2)
    }

    /// Source: Apple, UIScrollView.ContentInsetAdjustmentBehavior.
    @Test(
        "the safe area counts on axes that scroll, on all, or on none",
        arguments: [
            (UIScrollView.ContentInsetAdjustmentBehavior.automatic, CGFloat(100), CGFloat(0)), (.automatic, 1000, 59),
            (.scrollableAxes, 1000, 59), (.never, 1000, 0), (.always, 100, 59),
        ])
    func adjustment(behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat, top: CGFloat) {
        let view = SafeAreaScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.contentInsetAdjustmentBehavior = behavior
        view.contentSize = CGSize(width: 100, height: height)
        view.contentInset.top = 5
        #expect(view.adjustedContentInset.top == 5 + top)
        #expect(view.contentOffset.y == -5 - top)
    }

    @Test("constraints from inside to the scroll view's edges give the content size")
    func contentConstraints() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -30),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40),
            content.widthAnchor.constraint(equalToConstant: 300),
            content.heightAnchor.constraint(equalToConstant: 500),
        ])
        view.layoutIfNeeded()
        #expect(view.contentSize == CGSize(width: 350, height: 550))
        #expect(content.frame == CGRect(x: 20, y: 10, width: 300, height: 500))
        view.contentOffset.y = 60
        view.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 20, y: 10, width: 300, height: 500))
        #expect(view.contentSize == CGSize(width: 350, height: 550))
    }

    @Test("the frame guide stays in place while the content moves, and gives content the view's width")
    func frameGuide() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let (content, bar) = (UIView(), UIView())
        for inner in [content, bar] {
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
        }
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 700),
            bar.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.frameLayoutGuide.leadingAnchor),
            bar.widthAnchor.constraint(equalToConstant: 100),
            bar.heightAnchor.constraint(equalToConstant: 30),
        ])
        view.layoutIfNeeded()
        #expect(view.contentSize == CGSize(width: 100, height: 700))
        view.contentOffset.y = 80
        view.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 80, width: 100, height: 30))
        #expect(content.frame.origin == .zero)
    }

    // Apple's Auto Layout Guide: centres attach to the frame, edges to the content.
    @Test("a constraint to the scroll view's centre means its frame, which gives content between its edges a width")
    func center() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        let (content, knob) = (UIView(), UIView())
        for subview in [content, knob] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
            knob.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            knob.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            knob.widthAnchor.constraint(equalToConstant: 20), knob.heightAnchor.constraint(equalToConstant: 20),
        ])
        view.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 10, y: 0, width: 80, height: 900))
        #expect(view.contentSize == CGSize(width: 100, height: 900))
        #expect(knob.frame.minY == 140)
    }

    @Test("content tied to a view outside follows it while the rest scrolls")
    func tiedToOutside() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        let view = UIScrollView(frame: CGRect(x: 0, y: 50, width: 100, height: 200))
        let banner = UIView()
        banner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.addSubview(banner)
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
            banner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            banner.widthAnchor.constraint(equalToConstant: 10),
            banner.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(banner.frame.origin == CGPoint(x: 0, y: 10))
        view.contentOffset.y = 25
        root.layoutIfNeeded()
        #expect(banner.frame.origin == CGPoint(x: 0, y: 35))
    }
}
