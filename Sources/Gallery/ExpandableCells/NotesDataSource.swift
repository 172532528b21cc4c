import UIKit

/// The view model of the list: owns the notes, knows which are open, and fills the cells.
final class NotesDataSource: NSObject, UICollectionViewDataSource {
    let notes: [Note]
    private let keeper: ExpandableCellsOptions.Keeper
    private var expandedIDs: Set<String>
    weak var cellDelegate: (any DynamicCustomCellDelegate)?

    init(notes: [Note], options: ExpandableCellsOptions) {
        self.notes = notes
        keeper = options.keeper
        let expanded =
            switch options.expansion {
            case .none: notes.prefix(0)
            case .first: notes.prefix(1)
            case .all: notes[...]
            }
        expandedIDs = Set(expanded.map(\.id))
        super.init()
    }

    /// Remembers whether a note is open.
    func setExpanded(_ isExpanded: Bool, at indexPath: IndexPath) {
        let id = notes[indexPath.item].id
        if isExpanded { expandedIDs.insert(id) } else { expandedIDs.remove(id) }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        notes.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: DynamicCustomCell.reuseIdentifier, for: indexPath)
        guard let cell = cell as? DynamicCustomCell else { return cell }
        let note = notes[indexPath.item]
        cell.configure(with: note, isExpanded: keeper == .model ? expandedIDs.contains(note.id) : nil)
        cell.delegate = cellDelegate
        return cell
    }
}
