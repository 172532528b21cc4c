extension LayoutDiagnostic {
    package var message: String {
        switch self {
        case .unsatisfiable(let constraints, let broken):
            Self.unsatisfiableMessage(constraints, broken: broken)
        case .unsettled(let view, let passes):
            "Layout did not settle after \(passes) passes: \(view) keeps asking for another."
        case .constantBeyondLimit(let constraint):
            "NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be "
                + "substituted, but this problem should be fixed. \(constraint)"
        case .priorityChange, .noCommonAncestor, .itemGone, .outsideOfSubtree: useMessage
        case .nestedTooDeep(let view, let what, let limit):
            "Views are nested more than \(limit) deep: what is in \(view) is not \(what)"
        case .layoutWithinLayout(let view, let method, let limit):
            "\(method) of \(view) runs within itself more than \(limit) times: it is called by what it calls"
        case .layoutAddsViewsWithoutEnd(let view, let limit):
            "The layout of \(view) adds a view whose layout adds another, more than \(limit) times"
        case .viewLoadedWithinLoading(let controller, let limit):
            "Loading the view of \(controller) loads that of another controller, which does so too, more than \(limit) times"
        case .contentSizeNotFinite, .scrolledSizeNotFinite, .geometryNotFinite, .viewInItself, .layerCycle,
            .arrangedIndexOutOfBounds, .stepperMisused, .unknownProperty:
            viewMessage
        case .presentedOutsideOfWindow, .presentedTwice, .presentedAlready, .presentedChild,
            .textFieldInActionSheet:
            presentationMessage
        case .childInItself, .childOfOtherParent, .viewNotLoaded, .viewAskedWhileLoading, .nibFailed, .fontScaledTwice,
            .listMisused,
            .snapshotMisused:
            objectMessage
        default: makingMessage
        }
    }

    /// Line for line what UIKit logs, with the blanks that some of its lines end with.
    private static func unsatisfiableMessage(_ constraints: [String], broken: String) -> String {
        let hasMasks = constraints.contains { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint") }
        let note =
            "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
            + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "
        let head = [
            "Unable to simultaneously satisfy constraints.",
            "\tProbably at least one of the constraints in the following list is one you don't want. ",
            "\tTry this: ",
            "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
            "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
        ]
        let list = ["(", constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"), ")"]
        let end = [
            "", "Will attempt to recover by breaking constraint ", broken, "",
            "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
            "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may "
                + "also be helpful.",
        ]
        return (head + (hasMasks ? [note] : []) + list + end).joined(separator: "\n")
    }

    private var makingMessage: String {
        switch self {
        case .invalidItem(let type):
            "Constraint items must each be an instance of UIView, or UILayoutGuide: found \(type)"
        case .invalidPair(let first, let second):
            "Invalid pairing of layout attributes: \(first) and \(second)"
        case .mixedDirections:
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                + "leading/trailing for both or neither."
        case .locationEqualToConstant:
            "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
                + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
        case .multiplierNotFinite(let value): "Multiplier is not finite!  That's illegal.  multiplier:\(value)"
        case .constantNotFinite(let value): "Constant is not finite!  That's illegal.  constant:\(value)"
        case .priorityOutOfRange(let value):
            "It's illegal to set priority:\(value).  Priorities must be greater than 0 and less or equal to "
                + "UILayoutPriorityRequired, which is 1000."
        case .invalidFormat(let error): error.message
        default: ""
        }
    }

    private var useMessage: String {
        switch self {
        case .priorityChange(let old, let new):
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
                + "You passed priority \(Int(new)) and the existing priority was \(Int(old))."
        case .noCommonAncestor(let first, let second):
            "Unable to activate constraint with anchors \(first) and \(second) because they have no common ancestor.  "
                + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
        case .itemGone(let constraint):
            "Unable to activate constraint \(constraint) because an item of it is gone.  Keep the view or guide as long as "
                + "its constraints are in use."
        case .outsideOfSubtree(let constraint, let view):
            "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
                + "the view?  That's illegal. constraint:\(constraint) view:\(view)"
        default: ""
        }
    }

    private var objectMessage: String {
        switch self {
        case .childInItself(let controller):
            "\(controller) would be a child of itself, or of a controller that is a child of it"
        case .childOfOtherParent(let child, let expected, let actual):
            "child view controller:<\(child)> should have parent view controller:<\(expected)> but actual parent "
                + "is:<\(actual)>"
        case .viewNotLoaded(let controller): "loadView() of \(controller) has to set its view"
        case .viewAskedWhileLoading(let controller):
            "loadView() of \(controller) asks for the view that it has to make: set it first"
        case .nibFailed(let failure): failure.message
        case .fontScaledTwice(let font):
            "the font \(font) follows the text size already: scale one made with a plain size"
        case .listMisused(let list, let failure): failure.message(in: list)
        case .snapshotMisused(let failure): failure.message
        default: ""
        }
    }

    private var presentationMessage: String {
        switch self {
        case .presentedOutsideOfWindow(let controller, let presenter, let source):
            "Attempt to present \(controller) on \(presenter) (from \(source)) whose view is not in the window hierarchy."
        case .presentedTwice(let controller, let presenter, let source, let shown):
            "Attempt to present \(controller) on \(presenter) (from \(source)) which is already presenting \(shown)."
        case .presentedAlready(let controller, let presenter):
            "Application tried to present modally a view controller \(controller) that is already being presented by "
                + "\(presenter)."
        case .presentedChild(let controller, let parent):
            "Application tried to present modally a view controller \(controller) that has a parent view controller "
                + "\(parent)."
        case .textFieldInActionSheet:
            "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
        default: ""
        }
    }

    private var viewMessage: String {
        switch self {
        case .contentSizeNotFinite(let view, let size):
            "The intrinsic content size of \(view) is not finite: \(size)"
        case .scrolledSizeNotFinite(let view, let size): "The content size of \(view) is not finite: \(size)"
        case .geometryNotFinite(let layer, let part, let value):
            "CALayer \(part) contains NaN: \(value). Layer: \(layer)"
        case .viewInItself(let view):
            "Can't add self as subview: \(view) would be in itself, or in a view that is in it"
        case .layerCycle(let layer): "layer \(layer) is a part of cycle in its layer tree"
        case .stepperMisused(let reason): reason
        case .unknownProperty(let object, let name):
            "[<\(object)> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(name)."
        case .arrangedIndexOutOfBounds(let index, let count):
            "index out of bounds for arranged subview: index = \(index) expected to be less than or equal to \(count)"
        default: ""
        }
    }
}
