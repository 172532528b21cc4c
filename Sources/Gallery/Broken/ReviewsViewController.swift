import UIKit

/// A list whose cells size themselves: a name and a text of any length.
final class ReviewsViewController: UIViewController {
    private let mistake: ReviewCell.Mistake?
    private let layout = UICollectionViewFlowLayout()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    init(mistake: ReviewCell.Mistake?) {
        self.mistake = mistake
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        layout.estimatedItemSize = CGSize(width: view.bounds.width - 32, height: 140)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        collectionView.accessibilityIdentifier = "reviews"
        collectionView.backgroundColor = .clear
        collectionView.dataSource = self
        collectionView.register(ReviewCell.self, forCellWithReuseIdentifier: ReviewCell.reuseIdentifier)
        view.addFillingSubview(collectionView)
    }

    private static let reviews = [
        ("Nari", "Arrived on the day it was promised."),
        (
            "Joon",
            "The lid does not close unless you press hard, but the tea stays warm until the evening. I would buy it again."
        ),
        ("Mina", "Smaller than it looks."),
    ]
}

extension ReviewsViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.reviews.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: ReviewCell.reuseIdentifier, for: indexPath)
        let (name, text) = Self.reviews[indexPath.item]
        (cell as? ReviewCell)?.configure(name: name, text: text, mistake: mistake)
        return cell
    }
}
