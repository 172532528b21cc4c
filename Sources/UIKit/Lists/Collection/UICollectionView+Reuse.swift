import Foundation

extension UICollectionView {
    private static let cellKind = ""
    private static let decorationIdentifier = "decoration"

    func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
        if identifier.isEmpty { CollectionViewFailure.emptyIdentifier.stop() }
        let type = cellClass.map { cellClass in
            guard let type = cellClass as? UICollectionViewCell.Type else {
                CollectionViewFailure.wrongViewClass(String(describing: cellClass), identifier: identifier).stop()
            }
            return type
        }
        pools.register(type, kind: Self.cellKind, identifier: identifier)
    }

    func registerSupplementary(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
        if identifier.isEmpty { CollectionViewFailure.emptyIdentifier.stop() }
        let type = viewClass.map { viewClass in
            guard let type = viewClass as? UICollectionReusableView.Type else {
                CollectionViewFailure.wrongViewClass(String(describing: viewClass), identifier: identifier).stop()
            }
            return type
        }
        pools.register(type, kind: kind, identifier: identifier)
    }

    func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        let view = dequeue(kind: Self.cellKind, identifier: identifier, for: indexPath)
        guard let cell = view as? UICollectionViewCell else {
            CollectionViewFailure.wrongViewClass(String(describing: type(of: view)), identifier: identifier).stop()
        }
        return cell
    }

    func dequeueDecoration(ofKind kind: String, for indexPath: IndexPath) -> UICollectionReusableView {
        let poolKind = "decoration " + kind
        if pools.type(kind: poolKind, identifier: Self.decorationIdentifier) == nil {
            guard let type = collectionViewLayout.decorationClasses.first(where: { $0.kind == kind })?.type else {
                CollectionViewFailure.unregistered(kind: kind, identifier: kind).stop()
            }
            pools.register(type, kind: poolKind, identifier: Self.decorationIdentifier)
        }
        return dequeue(kind: poolKind, identifier: Self.decorationIdentifier, for: indexPath)
    }

    /// A pooled or new view, with the layout's attributes for the index path already applied.
    func dequeue(kind: String, identifier: String, for indexPath: IndexPath) -> UICollectionReusableView {
        guard let type = pools.type(kind: kind, identifier: identifier) else {
            let name = kind == Self.cellKind ? "UICollectionElementKindCell" : kind
            CollectionViewFailure.unregistered(kind: name, identifier: identifier).stop()
        }
        if let reconfiguredCell, reconfiguredCell.reuseKind == kind, reconfiguredCell.reuseIdentifier == identifier,
            reconfiguredCell.shownAttributes?.indexPath == indexPath
        {
            return reconfiguredCell
        }
        let attributes = attributes(kind: kind, at: indexPath)
        if let view = pools.take(kind: kind, identifier: identifier) {
            view.prepareForReuse()
            if let attributes { view.show(attributes) }
            return view
        }
        let frame = attributes.map { CGRect(origin: $0.frame.origin, size: $0.size) } ?? .zero
        let view = type.init(_reusableFrame: frame)
        view.reuseIdentifier = identifier
        view.reuseKind = kind
        if let attributes { view.show(attributes) }
        return view
    }

    private func attributes(kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if let attributesInUse, attributesInUse.indexPath == indexPath { return attributesInUse }
        return kind == Self.cellKind
            ? layoutAttributesForItem(at: indexPath)
            : layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
    }
}
