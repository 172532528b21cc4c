import InterfaceBuilder

/// Makes the objects of a document for code that uses it.
@MainActor struct NibReader {
    private let source: NibSource
    let instantiation: NibInstantiation
    let context: ReadingContext
    /// Documents whose objects load others, which load others: as many as a thread's stack has room for.
    private static let depthLimit = 40
    private static var depth = 0

    init(_ source: NibSource, owner: AnyObject?) {
        self.source = source
        instantiation = NibInstantiation(source, owner: owner)
        context = ReadingContext(
            source.document, sizeClasses: SizeClasses(UITraitCollection.current), nib: instantiation,
            assets: source.assets)
        // A scene's views name the controller that they are of.
        if let controller = owner as? UIViewController, let scene = controller.scene {
            instantiation.add(controller, id: scene.element.id)
        }
    }

    /// The objects of a XIB, connected; its placeholders stand for the owner and the responder chain.
    func topLevelObjects() throws(NibFailure) -> [AnyObject] {
        let elements = source.document.objects
        for element in elements where element.name == "placeholder" {
            guard element["placeholderIdentifier"] == "IBFilesOwner", let owner = instantiation.owner else { continue }
            instantiation.add(owner, id: element.id)
            instantiation.addConnections(of: owner, ElementReader(element, in: context))
        }
        return try objects(of: elements.filter { $0.name != "placeholder" })
    }

    /// Objects with what is in them.
    ///
    /// - Parameter prepare: done before these are constrained and connected.
    func objects(
        of elements: [DocumentElement],
        prepare: (NibInstantiation, ReadingContext) -> Void = { _, _ in }
    ) throws(NibFailure) -> [AnyObject] {
        guard Self.depth < Self.depthLimit else { throw .nestedTooDeep(source.name, limit: Self.depthLimit) }
        Self.depth += 1
        defer { Self.depth -= 1 }
        let made = elements.compactMap { object(of: $0) }
        if let failure = context.failure { throw failure.failure(in: source.name) }
        prepare(instantiation, context)
        ConstraintReader(context: context).install()
        if let failure = context.failure { throw failure.failure(in: source.name) }
        finish()
        return made
    }

    /// Connects what was made, and wakes it.
    func finish() {
        context.finish()
        instantiation.finish()
        source.say(context.remarks)
    }

    private func object(of element: DocumentElement) -> AnyObject? {
        ObjectReader(context: context, instantiation: instantiation).object(of: element)
            ?? ViewReader(context: context).view(for: element)
    }
}
