/// What an element of a document becomes: how its view is made, and what is read into it.
///
/// `ViewKind+Table.swift` has the kinds by their elements' names; each is described in a file of this folder.
@MainActor struct ViewKind {
    /// UIKit's class, as output names it.
    let className: String
    let make: (ElementReader) -> UIView
    /// UIKit's class of the view, which an app's class is below of.
    let type: UIView.Type
    /// Reads what the class has beyond any view.
    let read: (UIView, ElementReader) -> Void
    /// The view's own sizes where the tools that saved the document had others than UIKit now.
    var size: (UIView, ElementReader) -> ContentSizeOverride? = { _, _ in nil }

    /// - Parameters:
    ///   - make: makes the view; its frame is set afterwards.
    ///   - read: what the class has beyond any view.
    init<View: UIView>(
        _ className: String, make: @escaping (ElementReader) -> View,
        read: @escaping (View, ElementReader) -> Void = { _, _ in }
    ) {
        self.className = className
        self.make = make
        type = View.self
        self.read = { view, reader in
            if let view = view as? View { read(view, reader) }
        }
    }

    /// The same with sizes that depend on the tools' version.
    func sized(_ size: @escaping (UIView, ElementReader) -> ContentSizeOverride?) -> ViewKind {
        var kind = self
        kind.size = size
        return kind
    }
}
