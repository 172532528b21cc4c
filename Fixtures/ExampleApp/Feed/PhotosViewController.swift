import CoreGraphics
import UIKit

@IBDesignable
class PhotoCell: UICollectionViewCell {
    @IBOutlet private(set) weak var titleLabel: UILabel!

    override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel()
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        contentView.backgroundColor = .systemGray5
        titleLabel = label
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }
}

public class PhotosViewController: UICollectionViewController {
    private enum Section: Int, CaseIterable {
        case photos
    }

    private var titles = ["Lake", "A mountain whose name takes more than a single line", "River", "Forest"]
    private lazy var sortControl: UISegmentedControl = {
        let control = UISegmentedControl(items: ["As taken", "By name"])
        control.selectedSegmentIndex = 0
        control.accessibilityIdentifier = "sort"
        control.addTarget(self, action: #selector(PhotosViewController.sortDidChange(_:)), for: .valueChanged)
        control.translatesAutoresizingMaskIntoConstraints = false
        return control
    }()

    public init() {
        super.init(collectionViewLayout: PhotosViewController.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item, item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 60, leading: 0, bottom: 8, trailing: 0)
        return UICollectionViewCompositionalLayout(section: section)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "PhotoCell")
        collectionView.addSubview(sortControl)
        NSLayoutConstraint.activate([
            sortControl.topAnchor.constraint(equalTo: collectionView.contentLayoutGuide.topAnchor, constant: 12),
            sortControl.centerXAnchor.constraint(equalTo: collectionView.frameLayoutGuide.centerXAnchor),
        ])
        DispatchQueue.main.async { [weak self] in
            self?.collectionView.reloadData()
        }
    }

    public override func numberOfSections(in collectionView: UICollectionView) -> Int {
        return Section.allCases.count
    }

    public override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        return titles.count
    }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PhotoCell", for: indexPath) as! PhotoCell
        cell.titleLabel.text = titles[indexPath.item]
        cell.titleLabel.accessibilityIdentifier = "photo.\(indexPath.item)"
        return cell
    }

    @objc func sortDidChange(_ sender: UISegmentedControl) {
        if sender.selectedSegmentIndex == 1 {
            titles.sort()
        }
        collectionView.reloadData()
    }
}
