import OffscreenCommand
import Testing
import UIKit

@MainActor @Suite("A scene whose layout UIKit would raise an exception for") struct LayoutFailureTests {
    private func run(_ make: @escaping @MainActor @Sendable (UIView) -> Void) -> CommandRun {
        let scene = Scene("broken", summary: "A mistake") { _ -> UIViewController in
            let controller = UIViewController()
            make(controller.view)
            return controller
        }
        return CommandRun(["layout", "broken"], scenes: [scene])
    }

    @Test("it is one line of text and exit status 2")
    func exceptions() {
        let run = run { root in
            let view = UIView()
            view.accessibilityIdentifier = "card"
            view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
        }
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("offscreen: scene 'broken' failed: Unable to activate constraint with anchors "))
        #expect(run.errors.split(separator: "\n").count == 1)
    }

    @Test("a list that nobody registered a cell for, a view that is not loaded and a font scaled twice are, too")
    func otherMistakes() {
        final class Unloaded: UIViewController {
            override func loadView() {}
        }
        let scenes = [
            Scene("list", summary: "No cell") { _ -> UIViewController in
                final class Controller: UICollectionViewController {
                    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                        3
                    }
                }
                return Controller(collectionViewLayout: UICollectionViewFlowLayout())
            },
            Scene("nib", summary: "No document") { _ in UIViewController(nibName: "x", bundle: nil) },
            Scene("unloaded", summary: "No view") { _ in Unloaded() },
            Scene("font", summary: "Scaled twice") { _ -> UIView in
                let metrics = UIFontMetrics(forTextStyle: .body)
                let label = UILabel()
                label.font = metrics.scaledFont(for: metrics.scaledFont(for: .systemFont(ofSize: 10)))
                return label
            },
        ]
        let reasons = [
            "list": "UICollectionViewController shows item 0 in section 0 without a cell: override "
                + "collectionView(_:cellForItemAt:)",
            "nib": "Could not load NIB in bundle: 'NSBundle <\(Bundle.main.bundlePath)> (loaded)' with name 'x'",
            "unloaded": "loadView() of Unloaded has to set its view",
        ]
        for (name, reason) in reasons {
            let run = CommandRun(["layout", name], scenes: scenes)
            #expect(run.status == 2)
            #expect(run.errors == "offscreen: scene '\(name)' failed: \(reason)\n")
        }
        let run = CommandRun(["layout", "font"], scenes: scenes)
        #expect(run.status == 2)
        #expect(run.errors.contains("follows the text size already: scale one made with a plain size"))
        #expect(run.errors.split(separator: "\n").count == 1)
    }

    @Test("a loadView() that reads the view it has to make is one line, not an endless recursion")
    func viewReadWhileLoading() {
        final class Impatient: UIViewController {
            override func loadView() { view.backgroundColor = .red }
        }
        let scene = Scene("impatient", summary: "Reads its view") { _ in Impatient() }
        let run = CommandRun(["layout", "impatient"], scenes: [scene])
        #expect(run.status == 2)
        #expect(
            run.errors == "offscreen: scene 'impatient' failed: loadView() of Impatient asks for the view that it has "
                + "to make: set it first\n")
    }

    @Test("scenes and states with names that no file name can hold are one line, and so are two of one name")
    func sceneNames() {
        func scene(_ name: String, _ states: [String] = []) -> Scene {
            Scene(name, summary: "", states: states) { _ in UIViewController() }
        }
        let cases: [([Scene], String)] = [
            ([scene("Bad Name")], "name the scene 'Bad Name' in kebab case, such as 'issue-list'"),
            ([scene("")], "a scene has no name"),
            ([scene("q", ["A b"])], "name the state 'A b' of scene 'q' in kebab case, such as 'no-results'"),
            ([scene("q"), scene("q")], "two scenes have the name 'q': every scene needs one of its own"),
        ]
        for (scenes, message) in cases {
            let run = CommandRun(["list"], scenes: scenes)
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.errors == "offscreen list: \(message)\n" || run.errors == "offscreen: \(message)\n")
        }
    }

    @Test("NaN and infinity are, too", arguments: [Double.nan, .infinity])
    func notFinite(value: Double) {
        let run = run { $0.widthAnchor.constraint(equalToConstant: value).isActive = true }
        #expect(run.status == 2)
        #expect(
            run.errors
                == "offscreen: scene 'broken' failed: Constant is not finite!  That's illegal.  constant:\(value)\n")
    }
}
