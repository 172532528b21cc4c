import Foundation
import OffscreenCommand
import UIKit

extension Scene {
    /// Two scenes: one that takes data, one with states.
    static let examples = [
        Scene("issue-list", summary: "Issues of a repository", dataFormat: "JSON") { input in
            _ = try JSONDecoder().decode([[String: Int]].self, from: input.data ?? Data())
            return BadgeController(input: input)
        },
        Scene("profile", summary: "A person", states: ["expanded", "loading"]) { BadgeController(input: $0) },
        Scene("badge", summary: "A bare view") { _ in UIView() },
    ]

    /// A screen that a scroll view fills; with safe areas they count into its insets.
    static func list(contentHeight: CGFloat) -> Scene {
        Scene("list", summary: "A list") { _ -> UIViewController in
            let list = UIScrollView()
            list.contentInsetAdjustmentBehavior = .always
            list.contentSize = CGSize(width: 100, height: contentHeight)
            let controller = UIViewController()
            controller.view = list
            return controller
        }
    }
}

/// A root view with a fixed square and, when expanded, a bar below it, 10 from all safe edges.
final class BadgeController: UIViewController {
    private let input: SceneInput

    init(input: SceneInput) {
        self.input = input
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "root"
        add(UIView(), id: "square", below: view.safeAreaLayoutGuide.topAnchor, height: 40)
        if input.states.contains("expanded") {
            add(UIView(), id: "bar", below: view.safeAreaLayoutGuide.topAnchor, height: 100.0 / 3)
        }
    }

    private func add(_ child: UIView, id: String, below anchor: NSLayoutYAxisAnchor, height: CGFloat) {
        child.accessibilityIdentifier = id
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: anchor, constant: 10),
            child.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 10),
            child.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -10),
            child.heightAnchor.constraint(equalToConstant: height),
        ])
    }
}
