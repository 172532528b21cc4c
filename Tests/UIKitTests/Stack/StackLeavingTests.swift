import Foundation
import Testing
import UIKit

/// A stack view's constraints about lengths are held by the arranged views themselves (constraint lists, auto-layout facts 3.7);
/// a view that is no longer arranged is free of them.
@MainActor @Suite("Views taken out of stacks") struct StackLeavingTests {
    enum Way: CaseIterable {
        case removedFromSuperview, addedElsewhere, noLongerArranged, stackRemovedBefore, stackGone, rootGone
    }

    enum Wish: CaseIterable {
        case hiding, emptyShare, ambiguitySuppression
    }

    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    init() {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
    }

    private func stack(_ label: UILabel, _ wish: Wish) -> UIStackView {
        let other = UILabel()
        other.text = "m"
        let stack = UIStackView(arrangedSubviews: [label, other])
        switch wish {
        case .hiding: label.isHidden = true
        case .emptyShare:
            stack.distribution = .fillProportionally
            label.text = ""
        case .ambiguitySuppression:
            stack.axis = .vertical
            stack.alignment = .center
        }
        return stack
    }

    @Test("no constraint of the stack stays on the view, whichever way it goes", arguments: Way.allCases, Wish.allCases)
    func isFree(way: Way, wish: Wish) {
        let label = UILabel()
        label.text = "Hello world"
        let natural = label.intrinsicContentSize
        laidOutAndTakenOut(label, way, wish)
        label.isHidden = false
        label.text = "Hello world"
        label.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: host.topAnchor, constant: 50),
            label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        ])
        host.layoutIfNeeded()
        #expect(label.constraints.isEmpty)
        #expect(label.frame == CGRect(origin: CGPoint(x: 0, y: 50), size: natural))
    }

    /// What the arrangement is held by is gone when this returns.
    private func laidOutAndTakenOut(_ label: UILabel, _ way: Way, _ wish: Wish) {
        let root = UIView(frame: host.frame)
        let stack = stack(label, wish)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(!label.constraints.isEmpty)
        switch way {
        case .removedFromSuperview: label.removeFromSuperview()
        case .addedElsewhere: host.addSubview(label)
        case .noLongerArranged: stack.removeArrangedSubview(label)
        case .stackRemovedBefore:
            stack.removeFromSuperview()
            host.addSubview(label)
        case .stackGone: stack.removeFromSuperview()
        case .rootGone: break
        }
    }

    @Test("a view whose tree is gone brings its own constraints into the next one")
    func outlivesTree() {
        let (view, inner) = (UIView(), UIView())
        layOutInTree(view, inner)
        host.addSubview(view)
        view.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
        host.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
        #expect(inner.frame == CGRect(x: 5, y: 0, width: 45, height: 20))
    }

    private func layOutInTree(_ view: UIView, _ inner: UIView) {
        let root = UIView(frame: host.frame)
        for (child, parent) in [(view, root), (inner, view)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
        }
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 30),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inner.topAnchor.constraint(equalTo: view.topAnchor), inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame.width == 45)
    }
}
