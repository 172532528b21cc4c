import Foundation
import Testing
import UIKit

/// A constraint of an app's own class, with nothing but what it inherits to be made by.
private class NamedConstraint: NSLayoutConstraint {
    var name: String?
}

@Suite("The older guides of a controller's view")
@MainActor
struct UILayoutSupportTests {
    @Test("they end where the safe area begins, and are the same each time")
    func guides() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        window.rootViewController = controller
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            content.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        window.isHidden = false
        window.layoutIfNeeded()
        let insets = controller.view.safeAreaInsets
        #expect(content.frame == CGRect(x: 0, y: insets.top, width: 100, height: 300 - insets.top - insets.bottom))
        #expect(controller.topLayoutGuide.length == insets.top && controller.bottomLayoutGuide.length == insets.bottom)
        #expect(insets.bottom >= 34 && insets.top >= 20)
        #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    }

    @Test("a subclass of NSLayoutConstraint without initializers inherits that of its superclass")
    func subclass() {
        let view = UIView()
        let constraint = NamedConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 40)
        constraint.isActive = true
        #expect(constraint.firstItem === view && constraint.constant == 40 && view.constraints == [constraint])
    }
}
