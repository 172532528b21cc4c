import Foundation

extension UICollectionView {
    private static let cellKind = ""
    private static let decorationIdentifier = "decoration"

    func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
        register(cellClass, cellClass as? UICollectionViewCell.Type, Self.cellKind, identifier)
    }

    func registerSupplementary(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
        register(viewClass, viewClass as? UICollectionReusableView.Type, kind, identifier)
    }

    func registerCell(_ nib: UINib?, _ identifier: String) {
        register(nib, Self.cellKind, identifier)
    }

    /// - Parameter kind: empty for cells.
    func register(_ nib: UINib?, _ kind: String, _ identifier: String) {
        if identifier.isEmpty { return ListFailure.emptyIdentifier.report() }
        pools.register(nib, kind: kind, identifier: identifier)
    }

    /// - Parameter type: the class again, nil where it is none of those that `kind` needs.
    private func register(
        _ viewClass: AnyClass?, _ type: UICollectionReusableView.Type?, _ kind: String, _ identifier: String
    ) {
        if identifier.isEmpty { return ListFailure.emptyIdentifier.report() }
        if let viewClass, type == nil {
            return ListFailure.wrongViewClass(String(describing: viewClass), identifier: identifier).report()
        }
        pools.register(type, kind: kind, identifier: identifier)
    }

    func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        let view = dequeue(kind: Self.cellKind, identifier: identifier, for: indexPath)
        // Another class than a cell's has been refused at its registration.
        return view as? UICollectionViewCell ?? .standIn()
    }

    func dequeueDecoration(ofKind kind: String, for indexPath: IndexPath) -> UICollectionReusableView {
        let poolKind = "decoration " + kind
        if pools.type(kind: poolKind, identifier: Self.decorationIdentifier) == nil {
            let registered = collectionViewLayout.decorationClasses.first { $0.kind == kind }?.type
            guard let type = registered ?? Self.ownDecorationClass(ofKind: kind) else {
                ListFailure.unregistered(kind: kind, identifier: kind).report()
                return .standIn()
            }
            pools.register(type, kind: poolKind, identifier: Self.decorationIdentifier)
        }
        return dequeue(kind: poolKind, identifier: Self.decorationIdentifier, for: indexPath)
    }

    /// What lists draw themselves.
    private static func ownDecorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
        kind == ListBackgroundView.elementKind ? ListBackgroundView.self : nil
    }

    /// A pooled or new view, with the layout's attributes for the index path already applied.
    func dequeue(kind: String, identifier: String, for indexPath: IndexPath) -> UICollectionReusableView {
        guard pools.isRegistered(kind: kind, identifier: identifier) else {
            let isCell = kind == Self.cellKind
            ListFailure.unregistered(kind: isCell ? "UICollectionElementKindCell" : kind, identifier: identifier)
                .report()
            return isCell ? UICollectionViewCell.standIn() : .standIn()
        }
        if let reconfiguredCell, reconfiguredCell.reuseKind == kind, reconfiguredCell.reuseIdentifier == identifier,
            reconfiguredCell.shownAttributes?.indexPath == indexPath
        {
            return reconfiguredCell
        }
        let attributes = attributes(kind: kind, at: indexPath)
        // A data source may have kept a view and returned it again without dequeuing it.
        while let view = pools.take(kind: kind, identifier: identifier) {
            if view.isInUse { continue }
            view.prepareForReuse()
            if let attributes { view.show(attributes) }
            return view
        }
        let frame = attributes.map { CGRect(origin: $0.frame.origin, size: $0.size) } ?? .zero
        let view = newView(kind: kind, identifier: identifier, frame)
        view.reuseIdentifier = identifier
        view.reuseKind = kind
        view.maker = ObjectIdentifier(self)
        if let attributes { view.show(attributes) }
        return view
    }

    private func newView(kind: String, identifier: String, _ frame: CGRect) -> UICollectionReusableView {
        if let type = pools.type(kind: kind, identifier: identifier) { return type.make(frame: frame) }
        let isCell = kind == Self.cellKind
        let expected = isCell ? UICollectionViewCell.self : UICollectionReusableView.self
        guard let nib = pools.nib(kind: kind, identifier: identifier), let view = nib.view(for: identifier, expected)
        else { return expected.make(frame: frame) }
        _ = nib.checked(view.reuseIdentifier, identifier)
        view.frame = frame
        return view
    }

    private func attributes(kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if let attributesInUse, attributesInUse.indexPath == indexPath { return attributesInUse }
        return kind == Self.cellKind
            ? layoutAttributesForItem(at: indexPath)
            : layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
    }
}
