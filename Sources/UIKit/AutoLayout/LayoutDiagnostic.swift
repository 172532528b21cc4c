/// What layout has to tell about a view tree; Apple's words where Apple has them.
///
/// UIKit raises some of these as exceptions, which end an app. Here what was asked for is left undone and the failure goes
/// to `LayoutDiagnostics`, where tests catch it and the command line makes an error of it.
package enum LayoutDiagnostic: Error, Hashable, Sendable {
    // Logged by UIKit.
    /// - Parameters:
    ///   - constraints: a minimal set: without any one of them the others can hold.
    ///   - broken: the one that gives way, as it stands in the list.
    case unsatisfiable(constraints: [String], broken: String)
    case unsettled(view: String, passes: Int)
    case constantBeyondLimit(constraint: String)
    case presentedOutsideOfWindow(String, on: String, from: String)
    case presentedTwice(String, on: String, from: String, presenting: String)

    // Raised by UIKit: making a constraint.
    case invalidItem(type: String)
    case invalidPair(first: String, second: String)
    case mixedDirections
    case locationEqualToConstant
    case multiplierNotFinite(String)
    case constantNotFinite(String)
    case priorityOutOfRange(String)
    case invalidFormat(VisualFormatError)

    // Raised by UIKit: using one.
    case priorityChange(from: Float, to: Float)
    case noCommonAncestor(first: String, second: String)
    case itemGone(constraint: String)
    case outsideOfSubtree(constraint: String, view: String)

    // Raised by UIKit: views.
    case contentSizeNotFinite(view: String, size: String)
    case scrolledSizeNotFinite(view: String, size: String)
    case geometryNotFinite(layer: String, part: String, value: String)
    case viewInItself(view: String)
    case layerCycle(layer: String)
    case arrangedIndexOutOfBounds(index: Int, count: Int)
    case stepperMisused(String)
    case unknownProperty(object: String, name: String)

    // Raised by UIKit: controllers, fonts and lists.
    case childInItself(controller: String)
    case presentedAlready(String, by: String)
    case presentedChild(String, parent: String)
    case textFieldInActionSheet
    /// - Parameter expected: the controller of the view that the child's is added to.
    case childOfOtherParent(child: String, expected: String, actual: String)
    case viewNotLoaded(controller: String)
    case viewAskedWhileLoading(controller: String)
    case nibFailed(NibFailure)
    case fontScaledTwice(font: String)
    case listMisused(list: String, ListFailure)
    case snapshotMisused(DiffableFailure)

    // Ours: what a thread's stack has no room for.
    /// - Parameter what: what was not done with the views further down: "drawn".
    case nestedTooDeep(view: String, what: String, limit: Int)
    /// - Parameter method: what runs within itself.
    case layoutWithinLayout(view: String, method: String, limit: Int)
    case layoutAddsViewsWithoutEnd(view: String, limit: Int)
    case viewLoadedWithinLoading(controller: String, limit: Int)

    /// What the line begins with where it is logged: the part of UIKit that it comes from.
    package var category: String {
        switch self {
        case .listMisused(let list, _): list
        case .snapshotMisused: "UIDiffableDataSource"
        case .contentSizeNotFinite, .scrolledSizeNotFinite, .geometryNotFinite, .viewInItself, .layerCycle, .unsettled,
            .nestedTooDeep, .unknownProperty, .layoutWithinLayout, .layoutAddsViewsWithoutEnd:
            "UIView"
        case .arrangedIndexOutOfBounds: "UIStackView"
        case .presentedOutsideOfWindow, .presentedTwice: "Presentation"
        case .stepperMisused: "UIStepper"
        case .childInItself, .childOfOtherParent, .presentedAlready, .presentedChild, .textFieldInActionSheet,
            .viewNotLoaded, .viewAskedWhileLoading, .viewLoadedWithinLoading:
            "UIViewController"
        case .nibFailed: "UINib"
        case .fontScaledTwice: "UIFontMetrics"
        default: "LayoutConstraints"
        }
    }

    /// Whether UIKit would end the app: a mistake in the program, not in what it shows.
    package var isException: Bool {
        switch self {
        case .unsatisfiable, .unsettled, .constantBeyondLimit, .presentedOutsideOfWindow, .presentedTwice: false
        case .listMisused(_, let failure): failure.isException
        case .nibFailed(let failure): failure.isException
        default: true
        }
    }
}
