package import UIKit

/// One issue on a card: its state, title, author, comments, and, if it has any, its labels.
package final class IssueCell: UICollectionViewCell {
    static let reuseIdentifier = "IssueCell"

    let statusIconView = IconView()
    let contentsStackView = ContentsStackView()
    let titleLabel = TitleLabel()
    let writerLabel = WriterLabel()
    let commentCountView = CommentCountView()

    /// Made with the first labels that are shown: most of a cell's views are in it.
    private(set) lazy var issueLabelsViewController = IssueLabelsViewController()
    /// Holds the labels at the height of their rows; nil while there are none.
    private(set) package var issueLabelsHeightConstraint: NSLayoutConstraint?

    /// Whether the text is so large that the title needs the whole width.
    private let showsCommentsBelow = UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory

    /// The title leaves room for the comments beside it.
    private lazy var trailingToComments = titleLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: commentCountView.leadingAnchor, constant: -12)

    package override init(frame: CGRect) {
        super.init(frame: frame)
        configureCard()
        addSubviews()
        activateConstraints()
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    package override func prepareForReuse() {
        super.prepareForReuse()
        removeIssueLabels()
    }

    /// Shows an issue in place of the one before.
    package func configureCell(with issue: Issue, phrasing: IssuePhrasing) {
        accessibilityIdentifier = "issueCell.\(issue.number)"
        statusIconView.configure(with: issue.status)
        titleLabel.text = issue.displayTitle
        writerLabel.text = phrasing.authorLine(for: issue)
        configureCommentCount(issue.commentCount)
        configureIssueLabels(issue.displayLabels)
    }

    private func configureCommentCount(_ count: Int) {
        commentCountView.isHidden = count == 0
        commentCountView.configure(count: IssuePhrasing.grouped(count))
        trailingToComments.isActive = count > 0 && !showsCommentsBelow
    }

    private func configureIssueLabels(_ labels: [Issue.Label]) {
        removeIssueLabels()
        guard !labels.isEmpty else { return }
        issueLabelsViewController.update(labels)
        let issueLabelsView: UIView = issueLabelsViewController.view
        contentsStackView.addArrangedSubview(issueLabelsView)
        issueLabelsView.widthAnchor.constraint(equalTo: contentsStackView.widthAnchor).isActive = true
        // The labels break into rows at the width they have now, and only then is their height known.
        layoutIfNeeded()
        let heightConstraint = issueLabelsView.heightAnchor.constraint(
            equalToConstant: issueLabelsViewController.contentHeight)
        heightConstraint.isActive = true
        issueLabelsHeightConstraint = heightConstraint
    }

    private func removeIssueLabels() {
        guard let issueLabelsHeightConstraint else { return }
        issueLabelsHeightConstraint.isActive = false
        self.issueLabelsHeightConstraint = nil
        issueLabelsViewController.view.removeFromSuperview()
    }
}

extension IssueCell {
    /// Makes the labels' controller a child of the one that shows the cell, or of none.
    func moveIssueLabels(to parent: UIViewController?) {
        guard issueLabelsHeightConstraint != nil, issueLabelsViewController.parent !== parent else { return }
        if issueLabelsViewController.parent != nil {
            issueLabelsViewController.willMove(toParent: nil)
            issueLabelsViewController.removeFromParent()
        }
        parent?.addChild(issueLabelsViewController)
        issueLabelsViewController.didMove(toParent: parent)
    }
}

extension IssueCell {
    private func configureCard() {
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 12
    }

    private func addSubviews() {
        statusIconView.accessibilityIdentifier = "statusIconView"
        contentsStackView.addArrangedSubview(titleLabel)
        contentsStackView.addArrangedSubview(writerLabel)
        if showsCommentsBelow {
            contentsStackView.addArrangedSubview(commentCountView)
        } else {
            contentView.addSubview(commentCountView)
        }
        for subview in [statusIconView, contentsStackView] {
            contentView.addSubview(subview)
        }
        for subview in [statusIconView, contentsStackView, commentCountView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    private func activateConstraints() {
        let iconSize = UIFontMetrics(forTextStyle: .headline).scaledValue(for: 20)
        NSLayoutConstraint.activate([
            statusIconView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            statusIconView.widthAnchor.constraint(equalToConstant: iconSize),
            statusIconView.heightAnchor.constraint(equalToConstant: iconSize),
            statusIconView.centerYAnchor.constraint(
                equalTo: titleLabel.firstBaselineAnchor, constant: -titleLabel.font.capHeight / 2),
            contentsStackView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
            contentsStackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
            contentsStackView.leadingAnchor.constraint(equalTo: statusIconView.trailingAnchor, constant: 8),
            contentsStackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
        guard !showsCommentsBelow else { return }
        NSLayoutConstraint.activate([
            commentCountView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            commentCountView.centerYAnchor.constraint(equalTo: statusIconView.centerYAnchor),
        ])
    }
}
