import Goldens
import Testing
import UIKit

@MainActor @Suite("Review of overlays and bars")
struct OverlayTests {
    /// A picture across the card's top with something on it that is tied to the card.
    private static func card(pictureInset: CGFloat, overlay: UIView, top: CGFloat = 8) -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let picture = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { context in
                UIColor.blue.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
            })
        overlay.backgroundColor = .red
        for view in [picture, overlay] {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: card.topAnchor),
            picture.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: pictureInset),
            picture.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -pictureInset),
            picture.heightAnchor.constraint(equalToConstant: 100),
            overlay.topAnchor.constraint(equalTo: card.topAnchor, constant: top),
            overlay.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -30),
            overlay.widthAnchor.constraint(equalToConstant: 20), overlay.heightAnchor.constraint(equalToConstant: 20),
        ])
        return card
    }

    @Test("A badge at the corner of the card, over a picture from edge to edge, is a note")
    func corner() throws {
        let card = Self.card(pictureInset: 0, overlay: UIView())
        #expect(card.layoutFindings() == [])
        let note = try #require(card.layoutFindings(includingNotes: true).first)
        #expect(note.message.hasSuffix(": it is pinned to a corner that the other reaches"))
    }

    @Test("What is over a picture that does not reach the edge, or only half on it, is a finding")
    func noCorner() {
        #expect(Self.card(pictureInset: 10, overlay: UIView()).layoutFindings().map(\.kind) == [.overlappingSiblings])
        #expect(
            Self.card(pictureInset: 0, overlay: UIView(), top: 90).layoutFindings().map(\.kind) == [
                .overlappingSiblings
            ])
    }

    @Test("The badge of a tab and the buttons of a navigation bar are the bars' own")
    func bars() {
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: "Inbox", image: nil, tag: 0)
        controller.tabBarItem.badgeValue = "12"
        controller.navigationItem.title = "Inbox"
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "+", primaryAction: UIAction { _ in })
        let navigation = UINavigationController(rootViewController: controller)
        navigation.tabBarItem = controller.tabBarItem
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        #expect(window.layoutFindings(includingNotes: true) == [])
    }

    @Test("A conflict in a cell that was only measured still names its views")
    func goneViews() throws {
        let root = UIView()
        let (_, report) = LayoutDiagnostics.collecting {
            let cell = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            cell.accessibilityIdentifier = "cell"
            cell.heightAnchor.constraint(equalToConstant: 40).isActive = true
            cell.heightAnchor.constraint(equalToConstant: 50).isActive = true
            _ = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            cell.layoutIfNeeded()
        }
        let notes = LayoutFinding.notes(on: report, beyond: [], in: root)
        let texts = notes.flatMap(\.constraints).map(\.text)
        #expect(texts.contains("cell.height == 40") && texts.contains("cell.height == 50"))
        #expect(!texts.contains { $0.contains("gone") })
    }
}
