import Testing
import UIKit

/// Which methods find their view's traits in `UITraitCollection.current`: WWDC 2019, session 214.
@MainActor @Suite("The current traits", .serialized)
struct CurrentTraitsTests {
    private final class Recorder: UIView {
        var styles: [String: UIUserInterfaceStyle] = [:]

        private func note(_ name: String) { styles[name] = UITraitCollection.current.userInterfaceStyle }
        override func layoutSubviews() {
            super.layoutSubviews()
            note("layout")
        }
        override func updateConstraints() {
            note("constraints")
            super.updateConstraints()
        }
        override func draw(_ rect: CGRect) { note("draw") }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { note("traits") }
        override func tintColorDidChange() { note("tint") }
    }

    private final class Controller: UIViewController {
        var styles: Set<UIUserInterfaceStyle> = []
        override func viewWillLayoutSubviews() { styles.insert(UITraitCollection.current.userInterfaceStyle) }
        override func viewDidLayoutSubviews() { styles.insert(UITraitCollection.current.userInterfaceStyle) }
    }

    @Test("Layout, constraints, drawing and changes see the view's own traits, and leave the former behind")
    func viewMethods() {
        let environment = RenderEnvironment(size: CGSize(width: 100, height: 100))
        environment.whileInstalled {
            let root = UIViewController()
            let window = environment.makeWindow(rootViewController: root)
            let view = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.overrideUserInterfaceStyle = .dark
            root.view.addSubview(view)
            view.tintColor = .systemRed
            window.layoutIfNeeded()
            _ = window.displayList()
            #expect(
                view.styles == ["layout": .dark, "constraints": .dark, "draw": .dark, "traits": .dark, "tint": .dark])
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
            view.setNeedsLayout()
            view.styles = [:]
            view.layoutIfNeeded()
            #expect(view.styles == ["layout": .dark])
        }
    }

    @Test("A controller's override holds for its view's layout and everything in it")
    func controllerMethods() {
        let environment = RenderEnvironment(size: CGSize(width: 100, height: 100))
        environment.whileInstalled {
            let controller = Controller()
            controller.overrideUserInterfaceStyle = .dark
            let view = Recorder(frame: .zero)
            controller.view.addSubview(view)
            _ = environment.makeWindow(rootViewController: controller)
            #expect(controller.styles == [.dark])
            #expect(view.styles["layout"] == .dark)
        }
    }

    @Test("A window's traits are the screen's, whatever the current ones are")
    func windowTraits() {
        let environment = RenderEnvironment(size: CGSize(width: 100, height: 100))
        environment.whileInstalled {
            let window = environment.makeWindow(rootViewController: UIViewController())
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
                #expect(window.traitCollection.userInterfaceStyle == .light)
            }
        }
    }

    @Test("A child's override of traits reaches its view, and ends with the containment")
    func overrideForChild() {
        let environment = RenderEnvironment(size: CGSize(width: 100, height: 100))
        environment.whileInstalled {
            let (parent, child) = (UIViewController(), UIViewController())
            parent.addChild(child)
            parent.view.addSubview(child.view)
            let window = environment.makeWindow(rootViewController: parent)
            parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
            #expect(child.traitCollection.userInterfaceStyle == .dark)
            #expect(child.view.traitCollection.userInterfaceStyle == .dark)
            #expect(parent.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .dark)
            parent.setOverrideTraitCollection(nil, forChild: child)
            #expect(child.view.traitCollection.userInterfaceStyle == .light)
            #expect(window.traitCollection.userInterfaceStyle == .light)
        }
    }

    @Test("A label that adjusts its font follows the text size; one that does not stays")
    func adjustingFonts() {
        let environment = RenderEnvironment(size: CGSize(width: 100, height: 100))
        environment.whileInstalled {
            let (parent, child) = (UIViewController(), UIViewController())
            let (adjusting, fixed) = (UILabel(), UILabel())
            adjusting.font = .preferredFont(forTextStyle: .body)
            fixed.font = .preferredFont(forTextStyle: .body)
            adjusting.adjustsFontForContentSizeCategory = true
            child.view.addSubview(adjusting)
            child.view.addSubview(fixed)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            _ = environment.makeWindow(rootViewController: parent)
            parent.setOverrideTraitCollection(
                UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge), forChild: child)
            // Body is 17 points at Large, 23 at XXXL (Human Interface Guidelines, Typography).
            #expect(adjusting.font.pointSize == 23)
            #expect(fixed.font.pointSize == 17)
        }
    }

    @Test("A tint colour that is made from the tint colour takes the one around the view")
    func tintOfTint() {
        let environment = RenderEnvironment(size: CGSize(width: 100, height: 100))
        environment.whileInstalled {
            let (outer, inner) = (UIView(), UIView())
            outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            inner.tintColor = UIColor.tintColor.withAlphaComponent(0.5)
            outer.addSubview(inner)
            var (red, blue, alpha): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            UIColor.tintColor.resolvedColor(with: inner.traitCollection).getRed(
                &red, green: nil, blue: &blue, alpha: &alpha)
            #expect([red, blue, alpha] == [1, 0, 0.5])
        }
    }
}
