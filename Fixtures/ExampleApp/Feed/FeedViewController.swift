#if os(iOS)
    import UIKit
#elseif os(macOS)
    import AppKit
#endif

public class FeedViewController: UIViewController {
    private var posts = [
        Post(author: "Ada Lovelace", text: "The Analytical Engine weaves algebraical patterns."),
        Post(
            author: "Grace Hopper",
            text:
                "The most dangerous phrase in the language is: we have always done it this way."
        ),
        Post(author: "Margaret Hamilton", text: "There was no choice but to be pioneers."),
    ]

    private let statusLabel = UILabel()

    // Measures a cell for a post without showing it.
    private lazy var dummyCell = PostCell(frame: .zero)

    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(PostCell.self, forCellWithReuseIdentifier: PostCell.reuseIdentifier)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        return collectionView
    }()

    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feed"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addPost(_:)))
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "add"
        statusLabel.accessibilityIdentifier = "status"
        statusLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(statusLabel)
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            statusLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            statusLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            collectionView.topAnchor.constraint(equalTo: statusLabel.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        NotificationCenter.default.addObserver(
            self, selector: #selector(postDidChange(_:)), name: .postDidChange, object: nil)
        reload()
    }

    private func reload() {
        DispatchQueue.main.async {
            self.statusLabel.text = "\(self.posts.count) posts"
            self.collectionView.reloadData()
        }
    }

    @objc func addPost(_ sender: UIBarButtonItem) {
        posts.insert(Post(author: "You", text: "A new post."), at: 0)
        reload()
    }

    @objc private func postDidChange(_ notification: Notification) {
        guard let post = notification.object as? Post, let key = notification.userInfo?["key"] as? String else {
            return
        }
        statusLabel.text = "\(post.author): \(key) = \(post.likes)"
        collectionView.reloadData()
    }
}

// MARK: - UICollectionViewDataSource

extension FeedViewController: UICollectionViewDataSource {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return posts.count
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            collectionView.dequeueReusableCell(
                withReuseIdentifier: PostCell.reuseIdentifier, for: indexPath) as! PostCell
        cell.configure(with: posts[indexPath.item], at: indexPath.item)
        cell.delegate = self
        return cell
    }
}

// MARK: - UICollectionViewDelegateFlowLayout

extension FeedViewController: UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = collectionView.bounds.width - 32
        dummyCell.configure(with: posts[indexPath.item], at: indexPath.item)
        let size = dummyCell.contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(width: width, height: size.height)
    }
}

// MARK: - PostCellDelegate

extension FeedViewController: PostCellDelegate {
    func postCellDidTapLike(_ cell: PostCell) {
        guard let indexPath = collectionView.indexPath(for: cell) else { return }
        posts[indexPath.item].perform(#selector(Post.like))
    }

    func postCellDidTapAuthor(_ cell: PostCell) {
        guard let indexPath = collectionView.indexPath(for: cell) else { return }
        statusLabel.text = "By " + posts[indexPath.item].author
    }
}
