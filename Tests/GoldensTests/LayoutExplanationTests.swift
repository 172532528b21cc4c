import Foundation
import Goldens
import Testing
import UIKit

@MainActor @Suite("Explanations as assertions") struct LayoutExplanationTests {
    nonisolated private static let attributes: [NSLayoutConstraint.Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    ]

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let framed = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 300))
    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    private let label = UILabel()

    /// A stack of a label in a scroll view, which fills a view with a frame.
    init() {
        framed.accessibilityIdentifier = "framed"
        framed.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
        label.text = "Explained"
        label.accessibilityIdentifier = "label"
        stack.addArrangedSubview(label)
        for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(framed)
        framed.addSubview(scrollView)
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60),
            scrollView.bottomAnchor.constraint(equalTo: framed.bottomAnchor),
            scrollView.trailingAnchor.constraint(equalTo: framed.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 7),
            stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 8),
            stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        ])
    }

    @Test(
        "Each value of each view is explained by parts that add up to it, positions that a frame gives included",
        arguments: attributes)
    func sums(attribute: NSLayoutConstraint.Attribute) throws {
        for view in [root, framed, scrollView, stack, label] {
            let explanation = try withLayoutExceptions(includingConflicts: true) {
                view.layoutExplanation(of: attribute)
            }
            guard !explanation.steps.isEmpty else {
                #expect(!explanation.remarks.isEmpty)
                continue
            }
            let sum = explanation.steps.reduce(0) { $0 + $1.contribution }
            #expect(abs(sum - explanation.value) < 1, "\(attribute) of \(type(of: view))")
        }
    }

    @Test("The origin of a frame has a part in what is placed beside it, and reads as such")
    func frame() {
        let explanation = scrollView.layoutExplanation(of: .top)
        #expect(explanation.value == 10)
        #expect(explanation.steps.filter { $0.origin == "frame" }.map(\.text).contains("framed: the top of its frame"))
        #expect(explanation.steps.filter { $0.origin == "frame" }.map(\.contribution).contains(-40))
    }

    @Test("Where no constraint of the chain has a distance, they are named instead of a sum")
    func ties() {
        let explanation = label.layoutExplanation(of: .top)
        #expect(explanation.value == 0)
        #expect(
            explanation.description == """
                #label: top 0    (UIView/UIView[0]/UIScrollView[0]/UIStackView[0]/UILabel[0])
                It hangs on these, none of which has a distance:
                  UIStackView[0]: UIStackView[0].top == label.top 'UISV-canvas-connection'
                """)
    }

    @Test("What is along the other axis comes last: the width that a ratio makes a height of")
    func otherAxis() {
        let picture = UIView()
        picture.accessibilityIdentifier = "picture"
        picture.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(picture)
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: root.topAnchor, constant: 300),
            picture.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            picture.widthAnchor.constraint(equalToConstant: 90),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5, constant: 3),
        ])
        #expect(
            picture.layoutExplanation(of: .bottom).steps.filter(\.isShown).map(\.text) == [
                "picture.top == UIView.top + 300", "picture.height == picture.width * 0.5 + 3", "picture.width == 90",
            ])
    }

    @Test("The size of the screen is that of the window")
    func window() {
        let window = UIWindow(frame: root.bounds)
        let controller = UIViewController()
        controller.view = root
        window.rootViewController = controller
        window.isHidden = false
        let filling = UIView()
        filling.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(filling)
        NSLayoutConstraint.activate([
            filling.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            filling.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        let steps = filling.layoutExplanation(of: .width).steps.filter { $0.origin == "frame" && $0.isShown }
        #expect(steps.map(\.text) == ["the width of the window"])
        #expect(steps.map(\.contribution) == [320])
    }

    @Test("A test can hold a height to what it means")
    func assertion() {
        let explanation = label.layoutExplanation(of: .height)
        #expect(explanation.value == label.frame.height)
        #expect(explanation.steps.map(\.origin) == ["content"])
        #expect(explanation.steps.map(\.text) == ["label: 1 line of text, \"Explained\" (compression resistance 750)"])
        #expect(explanation.description.hasPrefix("#label: height "))
    }

    @Test("A text that wraps keeps the priority that the app knows")
    func wrappingPriority() {
        label.numberOfLines = 0
        #expect(
            label.layoutExplanation(of: .width).steps.map(\.text)
                == ["label: 1 line of text, \"Explained\" (compression resistance 750)"])
    }

    @Test("Different views that are called alike have the views around them before their names")
    func names() {
        let row = UIStackView()
        row.accessibilityIdentifier = "row"
        for name in ["box0", "box1"] {
            let box = UIStackView(arrangedSubviews: [Bar()])
            box.accessibilityIdentifier = name
            row.addArrangedSubview(box)
        }
        row.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: root.topAnchor),
            row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        let texts = row.layoutExplanation(of: .width).steps.filter(\.isShown).map(\.text)
        #expect(Set(texts).count == texts.count)
        #expect(texts.contains { $0.hasPrefix("box0/Bar[0]") })
        #expect(texts.contains { $0.hasPrefix("box1/Bar[0]") })
    }

    private final class Bar: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 10) }
    }

    @Test("What UIKit raises as an exception is thrown in its words; a conflict where that is asked for")
    func exceptions() throws {
        let stranger = UIView()
        let failure = #expect(throws: LayoutException.self) {
            try withLayoutExceptions { stranger.topAnchor.constraint(equalTo: root.topAnchor).isActive = true }
        }
        #expect(failure?.reason.contains("because they have no common ancestor") == true)
        let width = label.widthAnchor.constraint(equalToConstant: 10)
        let other = label.widthAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([width, other])
        let conflict = #expect(throws: LayoutException.self) {
            try withLayoutExceptions(includingConflicts: true) { root.layoutIfNeeded() }
        }
        #expect(conflict?.description.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
        #expect(try withLayoutExceptions { 4 } == 4)
    }
}
