import UIKit

@objc protocol PostCellDelegate: NSObjectProtocol {
    func postCellDidTapLike(_ cell: PostCell)
    @objc optional func postCellDidTapAuthor(_ cell: PostCell)
}

class PostCell: UICollectionViewCell {
    static let reuseIdentifier = "PostCell"

    @objc weak var delegate: PostCellDelegate?

    @IBInspectable var spacing: CGFloat = 8 {
        didSet { stackView.spacing = spacing }
    }

    private lazy var authorLabel: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(didTapAuthor(_:))))
        return label
    }()

    private lazy var bodyLabel: UILabel = {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        return label
    }()

    private lazy var likeButton: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(didTapLike), for: .touchUpInside)
        return button
    }()

    private lazy var stackView = UIStackView(arrangedSubviews: [authorLabel, bodyLabel, likeButton])

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        stackView.axis = .vertical
        stackView.alignment = .leading
        stackView.spacing = spacing
        stackView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stackView)
        contentView.backgroundColor = .secondarySystemBackground
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            stackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    func configure(with post: Post, at index: Int) {
        authorLabel.text = post.author
        bodyLabel.text = post.text
        likeButton.setTitle("Likes: \(post.likes)", for: .normal)
        authorLabel.accessibilityIdentifier = "author.\(index)"
        bodyLabel.accessibilityIdentifier = "body.\(index)"
        likeButton.accessibilityIdentifier = "like.\(index)"
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let target = CGSize(width: layoutAttributes.frame.width, height: 0)
        layoutAttributes.frame.size = contentView.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return layoutAttributes
    }

    @objc private func didTapLike() {
        delegate?.postCellDidTapLike(self)
    }

    @objc private func didTapAuthor(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        delegate?.postCellDidTapAuthor?(self)
    }
}
