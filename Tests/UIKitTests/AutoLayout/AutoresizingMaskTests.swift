import Foundation
import Testing
import UIKit

/// Autoresizing masks as constraints. Source: auto-layout facts 3.5; Apple's documentation of
/// `translatesAutoresizingMaskIntoConstraints` and `UIView.AutoresizingMask`.
@MainActor @Suite("Autoresizing masks") struct AutoresizingMaskTests {
    struct Mask: Sendable, CustomTestStringConvertible {
        let mask: UIView.AutoresizingMask
        let signs: String
        /// Of a view at 20, 30 wide in 100, once the 100 are 150.
        let minX: CGFloat
        let width: CGFloat
        var testDescription: String { signs }
    }

    /// The 50 points go to the flexible parts in proportion to their lengths: 20, 30 and 50.
    nonisolated static let masks = [
        Mask(mask: [], signs: "--&", minX: 20, width: 30),
        Mask(mask: .flexibleRightMargin, signs: "--&", minX: 20, width: 30),
        Mask(mask: .flexibleLeftMargin, signs: "&--", minX: 70, width: 30),
        Mask(mask: .flexibleWidth, signs: "-&-", minX: 20, width: 80),
        Mask(mask: [.flexibleLeftMargin, .flexibleWidth], signs: "&&-", minX: 40, width: 60),
        Mask(mask: [.flexibleWidth, .flexibleRightMargin], signs: "-&&", minX: 20, width: 48.75),
        Mask(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], signs: "&&&", minX: 30, width: 45),
    ]

    private func vertical(_ mask: UIView.AutoresizingMask) -> UIView.AutoresizingMask {
        let pairs: [(UIView.AutoresizingMask, UIView.AutoresizingMask)] = [
            (.flexibleLeftMargin, .flexibleTopMargin), (.flexibleWidth, .flexibleHeight),
            (.flexibleRightMargin, .flexibleBottomMargin),
        ]
        return pairs.reduce(into: []) { if mask.contains($1.0) { $0.insert($1.1) } }
    }

    /// A view that constraints size, with one in it that its mask places.
    private func tree(_ mask: UIView.AutoresizingMask) -> (root: UIView, size: [NSLayoutConstraint], view: UIView) {
        let (root, outer, view) = (UIView(), UIView(), UIView())
        root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.frame = CGRect(x: 20, y: 20, width: 30, height: 30)
        view.autoresizingMask = mask
        outer.addSubview(view)
        outer.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(outer)
        let size = [outer.widthAnchor, outer.heightAnchor].map { $0.constraint(equalToConstant: 100) }
        NSLayoutConstraint.activate(
            size + [
                outer.leftAnchor.constraint(equalTo: root.leftAnchor),
                outer.topAnchor.constraint(equalTo: root.topAnchor),
            ])
        root.layoutIfNeeded()
        return (root, size, view)
    }

    @Test("the flexible parts share what the superview gains, on both axes", arguments: masks)
    func resizing(row: Mask) {
        let tree = tree(row.mask.union(vertical(row.mask)))
        #expect(tree.view.frame == CGRect(x: 20, y: 20, width: 30, height: 30))
        for constraint in tree.size { constraint.constant = 150 }
        tree.root.layoutIfNeeded()
        let frame = tree.view.frame
        for (value, expected) in zip([frame.minX, frame.width], [row.minX, row.width]) {
            #expect(abs(value - expected) < 0.001)
        }
        #expect(abs(frame.minY - frame.minX) < 0.001)
        #expect(abs(frame.height - frame.width) < 0.001)
    }

    @Test(
        "a view's mask is four constraints: a position and a size an axis, with a sign for each part", arguments: masks)
    func descriptions(row: Mask) {
        let tree = tree(row.mask.union(vertical(row.mask)))
        // Something has to ask for the view's variables.
        let beside = UIView()
        beside.translatesAutoresizingMaskIntoConstraints = false
        tree.view.superview?.addSubview(beside)
        beside.leftAnchor.constraint(equalTo: tree.view.rightAnchor).isActive = true
        beside.topAnchor.constraint(equalTo: tree.view.bottomAnchor).isActive = true
        tree.root.layoutIfNeeded()
        let own = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap {
            tree.view.constraintsAffectingLayout(for: $0)
        }
        .filter { $0.firstItem === tree.view }
        #expect(own.count == 4)
        #expect(
            own.allSatisfy {
                $0.description.hasPrefix("<NSAutoresizingMaskLayoutConstraint h=\(row.signs) v=\(row.signs) ")
            })
    }

    @Test("views made in code have their masks translated; those a stack arranges do not")
    func defaults() {
        let views = [UIView(), UILabel(), UIStackView()]
        #expect(views.allSatisfy { $0.translatesAutoresizingMaskIntoConstraints })
        let stack = UIStackView(arrangedSubviews: [views[0]])
        #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
        #expect(stack.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("the frame is what constraints see: they follow frame, bounds and centre as these are set")
    func following() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let (placed, beside) = (UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)), UIView())
        beside.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(placed)
        root.addSubview(beside)
        NSLayoutConstraint.activate([
            beside.leftAnchor.constraint(equalTo: placed.rightAnchor, constant: 5),
            beside.topAnchor.constraint(equalTo: placed.topAnchor),
            beside.heightAnchor.constraint(equalTo: placed.heightAnchor),
            beside.widthAnchor.constraint(equalToConstant: 1),
        ])
        func laidOut() -> CGRect {
            root.layoutIfNeeded()
            return beside.frame
        }
        #expect(laidOut() == CGRect(x: 35, y: 10, width: 1, height: 20))
        placed.frame = CGRect(x: 30, y: 40, width: 50, height: 60)
        #expect(laidOut() == CGRect(x: 85, y: 40, width: 1, height: 60))
        // About the centre at 55, 70.
        placed.bounds.size = CGSize(width: 10, height: 20)
        #expect(laidOut() == CGRect(x: 65, y: 60, width: 1, height: 20))
        placed.center = CGPoint(x: 100, y: 100)
        #expect(laidOut() == CGRect(x: 110, y: 90, width: 1, height: 20))
        #expect(!placed.hasAmbiguousLayout)
    }
}
