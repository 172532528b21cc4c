/// What a document calls the views and constraints that were made of it.
///
/// A window that shows views of a document carries one; layout records and sentences about constraints ask it.
@MainActor package protocol DocumentNaming: AnyObject {
    /// Nil for a view that the document does not name.
    func name(of view: UIView) -> String?
    /// `Cell.xib:41`; nil for a constraint that is not in the document.
    func source(of constraint: NSLayoutConstraint) -> String?
}
