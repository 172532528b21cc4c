import Foundation

/// Presenting: the outermost parent presents for all that is in it.
extension UIViewController {
    /// The receiver's outermost parent, or the receiver.
    private var outermost: UIViewController {
        sequence(first: self, next: \.parent).reduce(self) { $1 }
    }

    var currentPresentation: Presentation? { outermost.presentation }

    /// The presentation that the receiver, or what it is in, came by.
    var ownPresentation: Presentation? { outermost.presentationBehind }

    func show(_ controller: UIViewController, completion: (() -> Void)?) {
        let presenter = outermost
        // Without a window, and over one that is presented already, nothing comes: UIKit logs and goes on.
        guard let window = presenter.viewIfLoaded?.window, presenter.presentation == nil, controller.parent == nil,
            controller.presentationBehind == nil
        else { return }
        let presentation = Presentation(controller, by: presenter, in: window)
        presenter.presentation = presentation
        controller.presentationBehind = presentation
        presentation.show(in: window)
        if let completion { AnimationClock.shared.end(after: Presentation.duration, completion) }
    }

    /// Takes away what the receiver presents, or where it presents nothing the receiver itself.
    func hidePresented(completion: (() -> Void)?) {
        guard let presentation = currentPresentation else {
            ownPresentation?.presenting.hidePresented(completion: completion)
            return
        }
        // What the presented controller presents goes with it.
        if presentation.presented.presentation != nil { presentation.presented.hidePresented(completion: nil) }
        presentation.end()
        presentation.presented.presentationBehind = nil
        presentation.presenting.presentation = nil
        if let completion { AnimationClock.shared.end(after: Presentation.duration, completion) }
    }
}
