package import UIKit

/// A list of notes, each of which opens and closes in its place.
package final class ExpandableCellsViewController: UIViewController {
    private let options: ExpandableCellsOptions
    private let dataSource: NotesDataSource
    package private(set) lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: options.makeSection()))

    package init(notes: [Note], options: ExpandableCellsOptions = ExpandableCellsOptions()) {
        self.options = options
        dataSource = NotesDataSource(notes: notes, options: options)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "notesView"
        dataSource.cellDelegate = self
        collectionView.accessibilityIdentifier = "notesCollectionView"
        collectionView.backgroundColor = .clear
        collectionView.contentInset.bottom = 20
        collectionView.register(
            DynamicCustomCell.self, forCellWithReuseIdentifier: DynamicCustomCell.reuseIdentifier)
        collectionView.dataSource = dataSource
        view.addFillingSubview(collectionView)
    }

    private func show(changeAt indexPath: IndexPath) {
        switch options.update {
        case .reconfigureItems: collectionView.reconfigureItems(at: [indexPath])
        case .reloadItems: collectionView.reloadItems(at: [indexPath])
        case .reloadData: collectionView.reloadData()
        }
    }
}

extension ExpandableCellsViewController: DynamicCustomCellDelegate {
    func dynamicCustomCell(_ cell: DynamicCustomCell, didTap showHideButton: UIButton) {
        guard let indexPath = collectionView.indexPath(for: cell) else { return }
        cell.isExpanded.toggle()
        dataSource.setExpanded(cell.isExpanded, at: indexPath)
        // Once the tap is done with: the cell must not change under the finger.
        DispatchQueue.main.async { [weak self] in self?.show(changeAt: indexPath) }
    }
}
