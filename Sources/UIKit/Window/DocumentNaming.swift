/// What a document calls the views and constraints that were made of it.
///
/// A window that shows views of a document carries one; layout records and sentences about constraints ask it.
@MainActor package protocol DocumentNaming: AnyObject {
    /// The view's id in the document; nil for a view that is not in it.
    func identifier(of view: UIView) -> String?
    /// UIKit's class that the view is of in the document; nil for a view that is not in it.
    func className(of view: UIView) -> String?
    /// Nil for a view that the document does not name.
    func name(of view: UIView) -> String?
    /// `Cell.xib:41`; nil for a constraint that is not in the document.
    func source(of constraint: NSLayoutConstraint) -> String?
}
