import OffscreenCommand
import UIKit

/// A screen with a card in two states, which tests change as a developer would.
struct CardDesign: Sendable {
    var title = "Groceries"
    /// Points above the title.
    var top: CGFloat = 20
    var background = UIColor.white
    var hasBadge = false
    var fails = false

    /// The scene as the command line has it.
    var scenes: [Scene] {
        [
            Scene("card", summary: "A card", states: ["long", "second"]) { input in
                if fails { throw SceneDataError(message: "no card today") }
                return DesignedCardController(design: self, isLong: input.states == ["long"])
            }
        ]
    }
}

final class DesignedCardController: UIViewController {
    private let design: CardDesign
    private let isLong: Bool
    private let titleLabel = UILabel()
    private let noteLabel = UILabel()

    init(design: CardDesign, isLong: Bool) {
        self.design = design
        self.isLong = isLong
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = design.background
        titleLabel.text = isLong ? "A title that is long enough for two lines on a narrow screen" : design.title
        titleLabel.numberOfLines = 0
        noteLabel.text = "Eggs"
        for label in [titleLabel, noteLabel] {
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
        }
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: design.top),
            titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -16),
            noteLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
            noteLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
        ])
        guard design.hasBadge else { return }
        let badge = UIView(frame: CGRect(x: 200, y: 4, width: 8, height: 8))
        badge.accessibilityIdentifier = "badge"
        badge.backgroundColor = .red
        view.addSubview(badge)
    }
}
