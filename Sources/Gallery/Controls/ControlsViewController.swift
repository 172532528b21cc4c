public import UIKit

/// Every control that UIKit draws itself, in its states, on grouped cards.
public final class ControlsViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let stackView = UIStackView()

    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The controls under a navigation bar with a large title, above tabs.
    public static func inBars() -> UIViewController {
        let controller = ControlsViewController()
        controller.title = "Controls"
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = UITabBarItem(title: "Controls", image: ButtonSamples.star, tag: 0)
        let second = UIViewController()
        second.tabBarItem = UITabBarItem(title: "Inbox", image: ButtonSamples.star, tag: 1)
        second.tabBarItem.badgeValue = "3"
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, second]
        return tabs
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        stackView.axis = .vertical
        stackView.spacing = 16
        for subview in [scrollView, stackView] { subview.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(stackView)
        activateConstraints()
        for card in [
            ControlCard(title: "Configured buttons", rows: ButtonSamples.styles),
            ControlCard(title: "Sizes and corners", rows: ButtonSamples.sizes),
            ControlCard(title: "Images", rows: ButtonSamples.images),
            ControlCard(title: "System buttons", rows: ButtonSamples.system),
            ControlCard(title: "Switches and steppers", rows: ControlSamples.switches),
            ControlCard(title: "Segments", rows: ControlSamples.segments),
            ControlCard(title: "Sliders and progress", rows: ControlSamples.sliders),
            ControlCard(title: "Pages and activity", rows: ControlSamples.pages),
        ] {
            stackView.addArrangedSubview(card)
        }
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
            stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
            stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
            stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -16),
            stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
        ])
    }
}
