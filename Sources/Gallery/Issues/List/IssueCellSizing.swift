import UIKit

/// Who finds the height of an issue's cell; all ways lead to the same.
package enum IssueCellSizing: Sendable, CaseIterable {
    /// The flow layout's delegate, by a cell that is never shown.
    case dummyCell
    /// The cell itself, in a flow layout with automatic sizes.
    case automaticSize
    /// The cell itself, in a compositional layout with estimated heights.
    case compositional
}

extension IssueCellSizing {
    /// - Parameters:
    ///   - widthRatio: a cell's width as a part of the list's.
    ///   - estimatedHeight: of a cell that sizes itself, in points.
    ///   - isEmpty: whether the list shows its footer in place of cells.
    @MainActor func makeLayout(
        widthRatio: CGFloat, estimatedHeight: CGFloat, isEmpty: @escaping @MainActor () -> Bool
    ) -> UICollectionViewLayout {
        guard self != .compositional else {
            return UICollectionViewCompositionalLayout { _, _ in
                Self.makeSection(widthRatio: widthRatio, estimatedHeight: estimatedHeight, isEmpty: isEmpty())
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = Metrics.lineSpacing
        layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: Metrics.bottomInset, right: 0)
        if self == .automaticSize { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        return layout
    }

    /// Rows of one cell in the middle, under the header.
    @MainActor private static func makeSection(
        widthRatio: CGFloat, estimatedHeight: CGFloat, isEmpty: Bool
    ) -> NSCollectionLayoutSection {
        func size(_ width: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(width), heightDimension: .estimated(estimatedHeight))
        }
        let item = NSCollectionLayoutItem(layoutSize: size(widthRatio))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size(1), subitems: [item]))
        section.interGroupSpacing = Metrics.lineSpacing
        section.contentInsets.bottom = Metrics.bottomInset
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(1), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        if isEmpty {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(1), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

private enum Metrics {
    static let lineSpacing: CGFloat = 12
    static let bottomInset: CGFloat = 24
}
