package import InterfaceBuilder

/// The views of a document: a root view for each scene and for each view of a XIB, with their constraints.
@MainActor package struct DocumentTree {
    /// A view without a superview in the document.
    package struct Root {
        package let view: UIView
        /// Its id in the document.
        package let id: String?
        /// Its size in the document.
        package let size: CGSize
        /// Whether it is shown as a controller's view: it then has the system's margins.
        let isControllerView: Bool
        /// What the scene's containers show around it.
        let bars: SceneBars?
    }

    package let roots: [Root]
    /// What was not carried over, in the order in which it was found.
    package let remarks: [DocumentRemark]
    private let identities: [ObjectIdentifier: ViewIdentity]

    /// Makes new views of a document.
    ///
    /// - Parameter assets: what is in no catalog is as the document keeps it: colours by their values, images as gray boxes.
    /// - Throws: what is wrong, with its place.
    package init(_ document: Document, assets: NamedAssets = NamedAssets([])) throws(DocumentError) {
        let context = ReadingContext(document, sizeClasses: SizeClasses(document), assets: assets)
        let bars = SceneBarReader(document, assets: assets)
        let roots = RootReader(context: context, bars: bars).roots()
        if let failure = context.failure { throw failure }
        guard !roots.isEmpty else { throw .invalid(document.root.position, .noView) }
        ConstraintReader(context: context).install()
        context.finish()
        bars.finish()
        if let failure = context.failure { throw failure }
        self.roots = roots
        let said = Set(context.remarks)
        remarks = context.remarks + bars.remarks.filter { !said.contains($0) }
        identities = context.identities
    }

    /// What a view is in the document; nil for one that a control or a bar made for itself.
    package func identity(of view: UIView) -> ViewIdentity? { identities[ObjectIdentifier(view)] }
}
