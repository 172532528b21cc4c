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

    private(set) lazy var layout = IssueCardLayout(cell: self)
    private var authorLine = ""
    private var commentCount = 0

    package override init(frame: CGRect) {
        super.init(frame: frame)
        configureCard()
        addSubviews()
        layout.activate()
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    package override func prepareForReuse() {
        super.prepareForReuse()
        removeIssueLabels()
    }

    package override func layoutSubviews() {
        if layout.arrangedWidth != bounds.width { arrange() }
        super.layoutSubviews()
    }

    /// For lists whose cells size themselves: as wide as the list has it, as high as the issue needs there.
    package override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        // The labels break into rows at the width that the cell has got.
        layoutIfNeeded()
        issueLabelsHeightConstraint?.constant = issueLabelsViewController.contentHeight
        layoutAttributes.size.height =
            systemLayoutSizeFitting(
                CGSize(width: layoutAttributes.size.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        return layoutAttributes
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        if previousTraitCollection?.preferredContentSizeCategory != category {
            layout.textSizeDidChange()
            arrange()
        }
    }

    /// Shows an issue in place of the one before.
    package func configureCell(with issue: Issue, phrasing: IssuePhrasing) {
        accessibilityIdentifier = "issueCell.\(issue.number)"
        statusIconView.configure(with: issue.status)
        let title = issue.displayTitle
        titleLabel.text = title.isEmpty ? phrasing.missingTitle : title
        titleLabel.textColor = title.isEmpty ? .secondaryLabel : .label
        authorLine = phrasing.authorLine(for: issue)
        commentCount = issue.commentCount
        commentCountView.isHidden = commentCount == 0
        let isShort = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        commentCountView.configure(
            text: isShort ? phrasing.shortened(commentCount) : IssuePhrasing.grouped(commentCount))
        arrange()
        configureIssueLabels(issue.displayLabels)
    }

    private func arrange() {
        layout.arrange(hasComments: commentCount > 0)
        writerLabel.text =
            layout.arrangement.breaksDates ? authorLine.replacing("\u{A0}", with: " ") : authorLine
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
        // A dummy cell may be lower than its labels until its height is known.
        heightConstraint.priority = .required - 1
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
        guard let parent else { return }
        parent.addChild(issueLabelsViewController)
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
        for subview in [commentCountView, statusIconView, contentsStackView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
    }
}
