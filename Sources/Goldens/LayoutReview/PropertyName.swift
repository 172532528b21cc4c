import UIKit

/// What an app's own code calls a view: the stored property that holds it; or what the document calls it that it is from.
///
/// Looked for only where a finding or an explanation names the view, in O(properties of the views and controllers around it). The
/// answer is the same on each run: properties come in the order of their declaration, and what is lazy is not made.
@MainActor enum PropertyName {
    /// The property of the nearest view or controller around the view that holds it; nil where none does.
    static func of(_ view: UIView) -> String? {
        if let name = view.window?.documentNaming?.name(of: view) { return name }
        var responder = view.next
        while let owner = responder {
            if let name = name(of: view, in: owner) { return name }
            responder = owner.next
        }
        return nil
    }

    private static func name(of view: UIView, in owner: UIResponder) -> String? {
        var next: Mirror? = Mirror(reflecting: owner)
        while let mirror = next, !isOfUIKit(mirror.subjectType) {
            for child in mirror.children where (child.value as? UIView) === view {
                return child.label.map(withoutPrefix)
            }
            next = mirror.superclassMirror
        }
        return nil
    }

    /// UIKit's classes have names of their own for what they hold.
    private static func isOfUIKit(_ type: any Any.Type) -> Bool {
        String(reflecting: type).hasPrefix("UIKit.")
    }

    /// A lazy property is stored under a name that the compiler derives.
    private static func withoutPrefix(_ label: String) -> String {
        let prefix = "$__lazy_storage_$_"
        return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
    }
}
