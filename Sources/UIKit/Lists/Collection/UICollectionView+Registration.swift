public import Foundation

extension UICollectionView {
    /// Names a cell class and how its cells are filled; made once and used for each cell.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = RegistrationIdentifier.next()
        /// Whether a collection view was asking for a view when it was made.
        let isMadeForView = UICollectionView.viewsBeingMade > 0
        let handler: Handler

        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// Names the class of a header, footer or the like, its element kind, and how its views are filled.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier = RegistrationIdentifier.next()
        /// Whether a collection view was asking for a view when it was made.
        let isMadeForView = UICollectionView.viewsBeingMade > 0
        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A pooled or new cell, filled by the registration's handler; not filled for a nil item.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if registration.isMadeForView { ListFailure.registrationMadeForView(indexPath).report() }
        if pools.type(kind: "", identifier: registration.identifier) == nil {
            registerCell(Cell.self, registration.identifier)
        }
        let view = dequeueCell(registration.identifier, for: indexPath)
        guard let cell = view as? Cell else {
            ListFailure.registrationOfOtherKind(expected: "\(Cell.self)", found: "\(type(of: view))").report()
            return Cell.standIn()
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let (kind, identifier) = (registration.elementKind, registration.identifier)
        if registration.isMadeForView { ListFailure.registrationMadeForView(indexPath).report() }
        if pools.type(kind: kind, identifier: identifier) == nil {
            registerSupplementary(Supplementary.self, kind, identifier)
        }
        let found = dequeue(kind: kind, identifier: identifier, for: indexPath)
        guard let view = found as? Supplementary else {
            ListFailure.registrationOfOtherKind(expected: "\(Supplementary.self)", found: "\(type(of: found))").report()
            return Supplementary.standIn()
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}

extension UICollectionView {
    /// How many views are being asked of data sources, one for the other.
    static var viewsBeingMade = 0
}

/// Reuse identifiers of registrations: unlike those that apps choose, and each used once.
@MainActor private enum RegistrationIdentifier {
    private static var last = 0

    static func next() -> String {
        last += 1
        return "offscreen.registration.\(last)"
    }
}
