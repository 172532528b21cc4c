import Foundation
import Testing
import UIKit

@MainActor @Suite("Debugging of Auto Layout") struct LayoutDebuggingTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()

    init() {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
    }

    @Test("constraintsAffectingLayout names the chain that gives a view its place on one axis, and no other constraint")
    func affecting() {
        let first = UIView()
        first.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(first)
        let left = first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
        let width = first.widthAnchor.constraint(equalToConstant: 30)
        let gap = view.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 5)
        let right = view.rightAnchor.constraint(equalTo: root.rightAnchor)
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([left, width, gap, right, top])
        root.layoutIfNeeded()
        let constraints = view.constraintsAffectingLayout(for: .horizontal)
        for constraint in [left, width, gap, right] { #expect(constraints.contains { $0 === constraint }) }
        #expect(!constraints.contains { $0 === top })
        // The fifth is the root's own width.
        #expect(constraints.count == 5)
        #expect(
            first.constraintsAffectingLayout(for: .horizontal).map(ObjectIdentifier.init)
                == [left, width].map(ObjectIdentifier.init))
    }

    @Test("an intrinsic size that decides a width is among the constraints, as hugging and resistance")
    func contentSize() {
        let sized = SizedView(CGSize(width: 44, height: 20))
        sized.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(sized)
        sized.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        sized.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let constraints = sized.constraintsAffectingLayout(for: .horizontal)
        #expect(constraints.count == 2)
        #expect(
            constraints.contains { $0.firstAttribute == .width && $0.constant == 44 && $0.priority.rawValue == 750 })
    }

    @Test("a view is ambiguous as long as a place or a size is open")
    func ambiguity() {
        #expect(view.hasAmbiguousLayout)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(view.hasAmbiguousLayout)
        #expect(LayoutInspector(of: root).ambiguousAttributes(of: view) == [.height])
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
        #expect(view.hasAmbiguousLayout)
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
        #expect(!view.hasAmbiguousLayout)
        #expect(!root.hasAmbiguousLayout)
    }

    @Test("two wishes of one priority that exclude each other leave the width open, by Apple's definition")
    func evenTie() {
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        for width: CGFloat in [50, 100] {
            let wish = view.widthAnchor.constraint(equalToConstant: width)
            wish.priority = .defaultHigh
            wish.isActive = true
        }
        root.layoutIfNeeded()
        #expect(LayoutInspector(of: root).ambiguousAttributes(of: view) == [.width])
    }

    @Test("a view that its frame places is never ambiguous")
    func frames() {
        let placed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        root.addSubview(placed)
        #expect(!placed.hasAmbiguousLayout)
        view.leftAnchor.constraint(equalTo: placed.leftAnchor).isActive = true
        #expect(!placed.hasAmbiguousLayout)
    }

    @Test("exerciseAmbiguityInLayout moves what is open, each time, and keeps what is not")
    func exercise() {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
            view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
            view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
        ])
        root.layoutIfNeeded()
        var places = [view.frame.minX]
        for _ in 0..<10 {
            view.exerciseAmbiguityInLayout()
            root.layoutIfNeeded()
            #expect(view.frame.minX != places.last)
            #expect(view.frame.minX >= 0 && view.frame.maxX <= 320)
            #expect(view.frame.size == CGSize(width: 10, height: 10))
            #expect(view.hasAmbiguousLayout)
            places.append(view.frame.minX)
        }
    }

    @Test("a guide that nothing places is ambiguous, the margins guide is not")
    func guides() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        #expect(guide.hasAmbiguousLayout)
        #expect(!root.layoutMarginsGuide.hasAmbiguousLayout)
        let leading = view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
        leading.isActive = true
        let names = root.layoutMarginsGuide.constraintsAffectingLayout(for: .horizontal).compactMap(\.identifier)
        #expect(names.contains("UIView-leftMargin-guide-constraint"))
    }

    @Test("the contributions of the bindings add up to the value")
    func bindings() {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20),
        ])
        root.layoutIfNeeded()
        let inspector = LayoutInspector(of: root)
        let height = inspector.bindings(of: .height, of: view)
        // 480 from the root, less 12 above and 20 below.
        #expect(Set(height.map(\.contribution)) == [480, -12, -20])
        let bottom = inspector.bindings(of: .bottom, of: view)
        #expect(bottom.map(\.contribution).reduce(0, +) == 460)
    }
}
