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
        guard let window = presenter.viewIfLoaded?.window else {
            return report(.presentedOutsideOfWindow(name(controller), on: name(presenter), from: name(self)))
        }
        if let shown = presenter.presentation?.presented {
            return report(
                .presentedTwice(name(controller), on: name(presenter), from: name(self), presenting: name(shown)))
        }
        if let former = controller.presentationBehind?.presenting {
            return report(.presentedAlready(name(controller), by: name(former)))
        }
        if let parent = controller.parent { return report(.presentedChild(name(controller), parent: name(parent))) }
        let presentation = Presentation(controller, by: presenter, in: window)
        presenter.presentation = presentation
        controller.presentationBehind = presentation
        presentation.show(in: window)
        if let completion { AnimationClock.shared.end(after: Presentation.duration, completion) }
    }

    private func report(_ diagnostic: LayoutDiagnostic) { LayoutDiagnostics.report(diagnostic) }

    private func name(_ controller: UIViewController) -> String { "\(type(of: controller))" }

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
