public import Foundation
public import Goldens
public import UIKit

extension UIViewController {
    /// What is wrong with the layout of the controller's screen on a device, as `lint` finds it.
    ///
    /// A test asserts that there is nothing, and prints the findings if there are any:
    ///
    ///     #expect(controller.layoutFindings(device: "iphone-se", contentSize: .accessibilityLarge).isEmpty)
    ///
    /// The controller is shown in a window of the device's size, with its scale, its safe area and these traits, as the
    /// command line shows a scene without options; a list is looked at in its whole height. Views that were loaded before
    /// follow the traits. In the end the controller is in no window.
    ///
    /// - Parameters:
    ///   - device: as `list --devices` names it; an unknown one is a mistake of the test.
    ///   - height: the screen's height in points instead of the device's, or of the whole of a list.
    ///   - includingNotes: also what may be meant so; see `LayoutFinding.Severity`.
    public func layoutFindings(
        device: String = "iphone-15", height: CGFloat? = nil, style: UIUserInterfaceStyle = .light,
        contentSize: UIContentSizeCategory = .large, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        includingNotes: Bool = false
    ) -> [LayoutFinding] {
        let viewport = Viewport.device(Self.device(named: device), height: height.map { Double($0) })
        var environment = Variant(viewport: viewport).environment
        environment.userInterfaceStyle = style
        environment.contentSizeCategory = contentSize
        environment.layoutDirection = direction
        return LayoutFinding.withLog(includingNotes: includingNotes) {
            let findings = review(in: environment, viewport, height: height, includingNotes: includingNotes)
            return (view, findings)
        }
    }

    private func review(
        in environment: RenderEnvironment, _ viewport: Viewport, height: CGFloat?, includingNotes: Bool
    ) -> [LayoutFinding] {
        environment.whileInstalled {
            SceneExecutor.shared.whileShown {
                loadViewIfNeeded()
                let staged = StagedScene(showing: self, rootView: view, environment: environment)
                defer { staged.window.rootViewController = nil }
                if height == nil {
                    // A list beyond the limit is looked at as high as the screen.
                    try? staged.fitHeight(minimum: CGFloat(viewport.minimumHeight)) {
                        try StagedScene.check($0, of: "\(type(of: self))")
                    }
                }
                return view.layoutFindings(includingNotes: includingNotes) { _, _ in }
            }
        }
    }

    private static func device(named id: String) -> Device {
        do {
            return try Device.named(id)
        } catch {
            let hint = error.suggestion.map { "; did you mean '\($0)'?" } ?? ""
            // Not a precondition, whose text optimised builds leave out.
            fatalError("'\(id)' is not \(error.expected)\(hint)")
        }
    }
}
