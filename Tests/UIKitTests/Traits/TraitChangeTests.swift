import Foundation
import Raster
import Testing
import UIKit

/// Source: the references of UITraitChangeObservable, UITraitOverrides and UIView.tintAdjustmentMode.
@MainActor @Suite("Trait changes, overrides and tints") struct TraitChangeTests {
    @Test("a handler is called for its traits alone, with the view and the traits before")
    func views() {
        let (container, view) = (UIView(), UILabel())
        container.addSubview(view)
        container.layoutIfNeeded()
        var log: [String] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (label: UILabel, previous: UITraitCollection) in
            log.append(
                "\(label === view) \(previous.userInterfaceStyle) to \(label.traitCollection.userInterfaceStyle)")
        }
        container.overrideUserInterfaceStyle = .dark
        container.traitOverrides.preferredContentSizeCategory = .small
        #expect(log == ["true light to dark"])
        view.unregisterForTraitChanges(registration)
        container.overrideUserInterfaceStyle = .light
        #expect(log.count == 1)
    }

    @Test("a controller's handler is called when its view's traits change")
    func controllers() {
        let controller = UIViewController()
        controller.view.layoutIfNeeded()
        var sizes: [UIContentSizeCategory] = []
        controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (controller: UIViewController, _) in
            sizes.append(controller.traitCollection.preferredContentSizeCategory)
        }
        controller.traitOverrides.preferredContentSizeCategory = .extraLarge
        controller.traitOverrides.userInterfaceStyle = .dark
        #expect(sizes == [.extraLarge])
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("overrides hold for the view and what is in it, until they are removed")
    func overrides() {
        let (container, view) = (UIView(), UIView())
        container.addSubview(view)
        #expect(!container.traitOverrides.contains(UITraitLayoutDirection.self))
        container.traitOverrides.layoutDirection = .rightToLeft
        container.traitOverrides[CustomTrait.self] = 7
        #expect(container.traitOverrides.contains(UITraitLayoutDirection.self))
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(view.traitCollection[CustomTrait.self] == 7)
        container.traitOverrides.remove(UITraitLayoutDirection.self)
        container.traitOverrides.remove(CustomTrait.self)
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(view.traitCollection[CustomTrait.self] == 0)
        #expect(!container.traitOverrides.contains(CustomTrait.self))
    }

    @Test("the tint as a dynamic colour is that of the view it is used in")
    func tintColor() throws {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        let view = UIView(frame: container.bounds)
        view.backgroundColor = .tintColor
        container.addSubview(view)
        func pixel() throws -> UInt32 {
            try Rasterizer().render(container.displayList(), scale: 1, background: .white)[1, 1]
        }
        #expect(try pixel() == 0xff00_7aff)
        container.tintColor = .red
        #expect(try pixel() == 0xffff_0000)
        container.tintColor = nil
        #expect(try pixel() == 0xff00_7aff)
        #expect(
            UIColor.tintColor.resolvedColor(with: view.traitCollection)
                == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
    }

    @Test("a dimmed tint is a gray, for the view and those in it that do not say otherwise")
    func dimming() {
        let (container, view, bright) = (UIView(), UIView(), UIView())
        container.addSubview(view)
        container.addSubview(bright)
        bright.tintAdjustmentMode = .normal
        #expect(view.tintAdjustmentMode == .normal)
        container.tintColor = .white
        container.tintAdjustmentMode = .dimmed
        #expect(view.tintAdjustmentMode == .dimmed)
        container.tintColor = .red
        let gray = view.tintColor.resolvedColor(with: .current)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        gray.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(red == green && green == blue && alpha == 1)
        #expect(bright.tintColor == .red)
    }

    @Test("the window that was made key last is the key window")
    func keyWindow() {
        let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
        first.makeKeyAndVisible()
        #expect(first.isKeyWindow)
        #expect(!first.isHidden)
        second.makeKey()
        #expect(!first.isKeyWindow)
        #expect(second.isKeyWindow)
        #expect(second.isHidden)
    }

    @Test("controllers are told before a window gets another size, and changes alongside are made with it")
    func sizeTransition() async {
        final class Controller: UIViewController {
            var log: [String] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                log.append("will \(view.bounds.width) to \(size.width)")
                coordinator.animate { [self] _ in
                    log.append("alongside \(view.bounds.width)")
                }
            }
        }
        let (parent, child) = (Controller(), Controller())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        window.rootViewController = parent
        window.makeKeyAndVisible()
        child.view.frame = parent.view.bounds
        window.layoutIfNeeded()
        window.frame.size = CGSize(width: 200, height: 100)
        #expect(parent.log == ["will 100.0 to 200.0", "alongside 200.0"])
        #expect(child.log == ["will 100.0 to 200.0", "alongside 200.0"])
    }
}

private enum CustomTrait: UITraitDefinition {
    static var defaultValue: Int { 0 }
}
