import Foundation
import Testing
import UIKit

/// A tree that was laid out is measured by a copy of its solved system, another by a new one: both must agree.
@MainActor @Suite("systemLayoutSizeFitting of a laid-out root") struct FittingSizeTests {
    init() {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
    }

    @Test("nothing has the size zero, without a sign")
    func empty() {
        let size = UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect("\(size.width) \(size.height)" == "0.0 0.0")
        #expect("\(UILabel().intrinsicContentSize.height)" == "0.0")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.sizeToFit()
        #expect(view.frame.size == CGSize(width: 10, height: 10))
    }

    /// A card: an icon, a wrapping title that gives way to a count, and a stack with another wrapping label.
    @MainActor private struct Card {
        let root: UIView
        let title = UILabel()
        let body = UILabel()

        /// - Parameter isSquare: whether the icon's height follows its width instead of having a constant of its own.
        init(width: CGFloat, isSquare: Bool = false) {
            root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
            let (icon, count, stack) = (UIView(), UILabel(), UIStackView(arrangedSubviews: [title, body]))
            title.text = "Timetable is blank after the phone wakes from sleep in the tunnel"
            title.numberOfLines = 0
            body.text = "Opened yesterday by somebody with a rather long name, and closed again today"
            body.numberOfLines = 0
            count.text = "12"
            count.setContentCompressionResistancePriority(.required, for: .horizontal)
            stack.axis = .vertical
            stack.spacing = 4
            for view in [icon, stack, count] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            NSLayoutConstraint.activate([
                icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                icon.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
                icon.widthAnchor.constraint(equalToConstant: 20),
                isSquare
                    ? icon.heightAnchor.constraint(equalTo: icon.widthAnchor)
                    : icon.heightAnchor.constraint(equalToConstant: 20),
                stack.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
                stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
                stack.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
                count.leadingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 8),
                count.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                count.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
            ])
        }

        /// The size of the laid-out card at a required width.
        func fittedSize(_ target: CGFloat) -> CGSize {
            root.layoutIfNeeded()
            return root.systemLayoutSizeFitting(
                CGSize(width: target, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
    }

    @Test("it is that of the same tree in a new engine", arguments: [150, 250, 390, 2_000], [100, 250, 390, 2_000])
    func agrees(width: CGFloat, target: CGFloat) {
        expectAgreement(Card(width: width), Card(width: width), target: target)
    }

    @Test("it is so, too, where a square ties both axes together", arguments: [150, 390], [100, 150, 390])
    func agreesWithAspect(width: CGFloat, target: CGFloat) {
        expectAgreement(Card(width: width, isSquare: true), Card(width: width, isSquare: true), target: target)
        #expect(Card(width: width, isSquare: true).fittedSize(target) == Card(width: width).fittedSize(target))
    }

    private func expectAgreement(_ known: Card, _ fresh: Card, target: CGFloat) {
        known.root.layoutIfNeeded()
        for (horizontal, vertical) in [
            (UILayoutPriority.required, UILayoutPriority.fittingSizeLevel), (.required, .required),
            (.defaultLow, .fittingSizeLevel),
        ] {
            fresh.title.preferredMaxLayoutWidth = horizontal == .required ? 0 : known.title.bounds.width
            fresh.body.preferredMaxLayoutWidth = horizontal == .required ? 0 : known.body.bounds.width
            let size = CGSize(width: target, height: 0)
            let fitted = known.root.systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            let expected = fresh.root.systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            #expect(fitted == expected)
        }
    }

    @Test("it leaves frames, wrapping and the next layout as they were")
    func leavesNothingBehind() {
        let card = Card(width: 250)
        card.root.layoutIfNeeded()
        let (title, body) = (card.title.frame, card.body.frame)
        _ = card.root.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(card.title.intrinsicContentSize.height == title.height)
        card.root.setNeedsLayout()
        card.root.layoutIfNeeded()
        #expect(card.title.frame == title)
        #expect(card.body.frame == body)
        card.root.frame.size.width = 390
        card.root.layoutIfNeeded()
        let other = Card(width: 390)
        other.root.layoutIfNeeded()
        #expect(card.title.frame == other.title.frame)
        #expect(card.body.frame == other.body.frame)
    }

    @Test("it takes the intrinsic size of a root that has one")
    func intrinsicRoot() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        label.text = "Label"
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        label.addSubview(mark)
        NSLayoutConstraint.activate([
            mark.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            mark.topAnchor.constraint(equalTo: label.topAnchor), mark.widthAnchor.constraint(equalToConstant: 4),
            mark.heightAnchor.constraint(equalToConstant: 4),
        ])
        label.layoutIfNeeded()
        #expect(
            label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 41.5, height: 20.5))
    }
}
