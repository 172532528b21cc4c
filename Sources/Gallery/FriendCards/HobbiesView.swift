import UIKit

/// A friend's hobbies as chips, in as many rows as they take.
final class HobbiesView: UIView {
    private let layout = LeftAlignedFlowLayout()
    private(set) lazy var collectionView = DynamicCollectionView(
        frame: .zero, collectionViewLayout: layout)
    private(set) var hobbies: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        collectionView.accessibilityIdentifier = "hobbiesCollectionView"
        collectionView.backgroundColor = .clear
        collectionView.isScrollEnabled = false
        // Where a row is higher than its content, it is not the chips that are stretched.
        collectionView.setContentHuggingPriority(.defaultHigh, for: .vertical)
        collectionView.register(HobbyCell.self, forCellWithReuseIdentifier: HobbyCell.reuseIdentifier)
        collectionView.dataSource = self
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows other hobbies in place of those before.
    func update(_ hobbies: [String]) {
        guard hobbies != self.hobbies else { return }
        self.hobbies = hobbies
        collectionView.reloadData()
        collectionView.invalidateIntrinsicContentSize()
    }
}

extension HobbiesView: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        hobbies.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: HobbyCell.reuseIdentifier, for: indexPath)
        (cell as? HobbyCell)?.configure(hobby: hobbies[indexPath.item])
        return cell
    }
}
