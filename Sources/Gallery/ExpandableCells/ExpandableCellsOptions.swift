package import UIKit

/// How the list of notes works: which notes are open at first, who remembers that, and how a change is shown.
package struct ExpandableCellsOptions: Sendable, Equatable {
    package enum Expansion: Sendable, Equatable {
        case none, first, all
    }

    /// Who remembers which notes are open.
    package enum Keeper: Sendable, Equatable {
        /// The data source, by note: right in every case.
        case model
        /// The cell that was tapped: wrong as soon as another cell shows the note.
        case cell
    }

    /// How the list is told that a note was opened or closed.
    package enum Update: Sendable, Equatable {
        /// The same cell, configured again.
        case reconfigureItems
        /// Another cell for that note.
        case reloadItems
        /// Other cells for all notes.
        case reloadData
    }

    /// At first; a cell that keeps the state itself begins closed.
    package var expansion = Expansion.none
    package var keeper = Keeper.model
    package var update = Update.reconfigureItems
    /// Of item and group before a cell is measured, in points; the result is the same for any.
    package var estimatedHeight: CGFloat = 100
    /// Whether the group has that height for good; an item that grows then reaches over the next one.
    package var hasAbsoluteGroup = false

    package init() {}
}

extension ExpandableCellsOptions {
    /// One note a row, as high as its cell prefers.
    @MainActor package func makeSection() -> NSCollectionLayoutSection {
        let height = NSCollectionLayoutDimension.estimated(estimatedHeight)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height))
        // Insets do not count along an estimated side; edge spacing does.
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(20), trailing: nil, bottom: nil)
        let groupHeight = hasAbsoluteGroup ? NSCollectionLayoutDimension.absolute(estimatedHeight) : height
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: groupHeight),
            subitems: [item])
        group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        return NSCollectionLayoutSection(group: group)
    }
}
