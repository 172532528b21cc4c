import InterfaceBuilder

/// What the readers of one tree share: the document, what has been made so far, and what is to be said about it.
@MainActor final class ReadingContext {
    let document: Document
    let sizeClasses: SizeClasses
    /// What code asked for objects of the document; nil for a picture of it as Interface Builder shows it: without an app's
    /// classes, in the sizes of the Xcode that saved it.
    let nib: NibInstantiation?
    let assets: NamedAssets
    private(set) var remarks: [DocumentRemark] = []
    private(set) var failure: DocumentError?
    /// What constraints may relate, by id.
    private var items: [String: LayoutItemReference] = [:]
    /// What an element stands for, by view.
    private(set) var identities: [ObjectIdentifier: ViewIdentity] = [:]
    /// Ids of the constraints and views that the size classes leave out.
    let exclusions: Set<String>
    /// Constraints with the view whose they are; made when the whole tree is there.
    private(set) var constraints: [(element: DocumentElement, owner: UIView)] = []
    /// What images are drawn with: their pixels are not in the document.
    lazy var grayPixel = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
        UIColor(white: 0.8, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    private var viewsWithMargins: Set<ObjectIdentifier> = []
    /// What waits until the tree is whole.
    private var finishing: [() -> Void] = []

    enum LayoutItemReference {
        case view(UIView)
        case guide(UILayoutGuide)
    }

    init(_ document: Document, sizeClasses: SizeClasses, nib: NibInstantiation? = nil, assets: NamedAssets) {
        self.assets = assets
        self.document = document
        self.sizeClasses = sizeClasses
        self.nib = nib
        exclusions = Exclusions.find(in: document.root, sizeClasses)
    }

    var toolsVersion: Int { document.toolsVersion }

    // MARK: What is said

    func remark(_ message: String, at position: DocumentPosition) {
        remarks.append(DocumentRemark(kind: .warning, position: position, message: message))
    }

    func note(_ message: String, at position: DocumentPosition) {
        remarks.append(DocumentRemark(kind: .note, position: position, message: message))
    }

    /// Keeps the first failure; reading goes on to an end that nobody looks at.
    func fail(_ fault: DocumentError.ContentFault, at position: DocumentPosition) {
        if failure == nil { failure = .invalid(position, fault) }
    }

    // MARK: What was made

    func register(_ view: UIView, as identity: ViewIdentity) {
        identities[ObjectIdentifier(view)] = identity
        if let id = identity.id { items[id] = .view(view) }
    }

    func register(_ guide: UILayoutGuide, id: String?) {
        if let id { items[id] = .guide(guide) }
    }

    /// Notes that the document sets a view's margins itself.
    func noteOwnMargins(of view: UIView) { viewsWithMargins.insert(ObjectIdentifier(view)) }
    func hasOwnMargins(_ view: UIView) -> Bool { viewsWithMargins.contains(ObjectIdentifier(view)) }

    func item(_ id: String) -> LayoutItemReference? { items[id] }

    /// False, and a failure, where the document has too many views already.
    func hasRoom(forViewAt position: DocumentPosition) -> Bool {
        if identities.count >= DocumentLimits.views { fail(.tooManyViews, at: position) }
        return failure == nil
    }

    func add(_ constraint: DocumentElement, of owner: UIView) {
        guard constraints.count < DocumentLimits.constraints else {
            return fail(.tooManyConstraints, at: constraint.position)
        }
        constraints.append((constraint, owner))
    }

    func whenWhole(_ body: @escaping () -> Void) { finishing.append(body) }

    func finish() {
        let waiting = finishing
        finishing = []
        for body in waiting { body() }
    }
}

/// What a view is in its document.
package struct ViewIdentity: Sendable {
    /// The object's id in the document.
    package let id: String?
    /// UIKit's class: an app's own classes are not there, and theirs stands for them.
    package let className: String
}
