public import Foundation
import InterfaceBuilder

/// A way from one scene to another, as it is gone.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    var element: DocumentElement?

    /// For a class of an app; UIKit makes those of storyboards.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    /// Shows the destination as the storyboard says; custom segues override it.
    open func perform() {
        let isAnimated = element?["animates"] != "NO"
        switch element?["kind"] ?? "show" {
        case "push", "show", "showDetail": source.show(destination, sender: source)
        default:
            if let style = element?["modalPresentationStyle"].flatMap({ ElementReader.presentationStyles[$0] }) {
                destination.modalPresentationStyle = style
            }
            source.present(destination, animated: isAnimated)
        }
    }
}

/// What a control, a gesture, a bar's item or a cell does when a segue begins at it.
@MainActor final class SegueTrigger: NSObject {
    private let segue: DocumentElement
    private weak var controller: UIViewController?

    init(_ segue: DocumentElement, of controller: UIViewController) {
        (self.segue, self.controller) = (segue, controller)
        super.init()
    }

    static let action = Selector("follow", .method(SegueTrigger.follow(_:)))

    func event(of control: UIControl) -> UIControl.Event {
        control is UIButton ? .touchUpInside : .primaryActionTriggered
    }

    func follow(_ sender: Any) {
        controller?.perform(segue, sender: sender, isAsked: true)
    }
}
