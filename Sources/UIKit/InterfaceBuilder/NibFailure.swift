/// What goes wrong with documents that code uses; UIKit raises or logs these texts.
package enum NibFailure: Error, Hashable, Sendable {
    // Raised by UIKit.
    case missingNib(String, bundle: String)
    case missingStoryboard(String, bundle: String)
    case unreadable(String, place: String)
    case viewNotSet(controller: String, nib: String)
    case notCompliant(object: String, key: String)
    case missingController(String, storyboard: String)
    case wrongController(String, expected: String, found: String)
    case missingInitialController(storyboard: String)
    case missingSegue(String, controller: String)
    case wrongCell(identifier: String, expected: String)
    case wrongIdentifier(String, expected: String)
    // Ours: what a thread's stack has no room for.
    case nestedTooDeep(String, limit: Int)

    // Logged.
    case notInspectable(object: String, key: String)
    case unknownClass(String, standIn: String, place: String)
    case remark(String, place: String)

    package var isException: Bool {
        switch self {
        case .notInspectable, .unknownClass, .remark, .missingInitialController: false
        default: true
        }
    }

    @MainActor func report() { LayoutDiagnostics.report(.nibFailed(self)) }

    package var message: String {
        switch self {
        case .missingNib(let name, let bundle):
            "Could not load NIB in bundle: 'NSBundle <\(bundle)> (loaded)' with name '\(name)'"
        case .missingStoryboard(let name, let bundle):
            "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle)> (loaded)"
        case .unreadable(let message, let place): "\(place): \(message)"
        case .viewNotSet(let controller, let nib):
            "-[\(controller) _loadViewFromNibNamed:bundle:] loaded the \"\(nib)\" nib but the view outlet was not set."
        case .notCompliant(let object, let key): Self.notCompliant(object, key)
        case .missingController(let identifier, let storyboard):
            "Storyboard (\(storyboard)) doesn't contain a view controller with identifier '\(identifier)'"
        case .wrongController(let identifier, let expected, let found):
            "the view controller '\(identifier)' is a \(found), expected a \(expected)"
        case .missingInitialController(let storyboard):
            "Storyboard (\(storyboard)) has no initial view controller"
        case .missingSegue(let identifier, let controller):
            "Receiver (<\(controller)>) has no segue with identifier '\(identifier)'"
        case .wrongCell(let identifier, let expected):
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
                + "must be a \(expected) instance"
        case .wrongIdentifier(let identifier, let expected):
            "cell reuse indentifier in nib (\(identifier)) does not match the identifier used to register the nib "
                + "(\(expected))"
        case .nestedTooDeep(let name, let limit):
            "Loading \(name) loads another document, which does so too, more than \(limit) times"
        case .notInspectable(let object, let key):
            "Failed to set (\(key)) user defined inspected property on (\(object)): \(Self.notCompliant(object, key))"
        case .unknownClass(let name, let standIn, let place):
            "\(place): Unknown class \(name) in Interface Builder file; \(standIn) stands in."
        case .remark(let message, let place): "\(place): \(message)"
        }
    }

    private static func notCompliant(_ object: String, _ key: String) -> String {
        "[<\(object)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    }
}
