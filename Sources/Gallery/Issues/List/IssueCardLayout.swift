import UIKit

/// The constraints of an issue's card, and the change from one arrangement of its parts to another.
@MainActor final class IssueCardLayout {
    /// How the parts stand now.
    private(set) var arrangement = CardArrangement()
    /// The card's width that the arrangement was chosen for.
    private(set) var arrangedWidth: CGFloat?

    /// Keeps this.
    private unowned let cell: IssueCell
    private let iconWidth: NSLayoutConstraint
    private let iconHeight: NSLayoutConstraint
    private let iconCenter: NSLayoutConstraint
    /// While the icon stands beside the text.
    private let iconBeside: [NSLayoutConstraint]
    /// While it stands above.
    private let textAtEdge: NSLayoutConstraint
    /// While comments stand beside the title.
    private let commentsBeside: [NSLayoutConstraint]
    /// The title leaves room for the comments beside it.
    private let titleToComments: NSLayoutConstraint

    init(cell: IssueCell) {
        self.cell = cell
        let (icon, title, comments) = (cell.statusIconView, cell.titleLabel, cell.commentCountView)
        let (card, stack) = (cell.contentView, cell.contentsStackView)
        iconWidth = icon.widthAnchor.constraint(equalToConstant: 0)
        // A card narrower than its icon keeps its margins.
        iconWidth.priority = .required - 1
        iconHeight = icon.heightAnchor.constraint(equalToConstant: 0)
        iconCenter = icon.centerYAnchor.constraint(equalTo: title.firstBaselineAnchor)
        iconBeside = [
            icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: Metrics.margin),
            stack.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: Metrics.iconSpacing),
            iconCenter,
        ]
        textAtEdge = stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: Metrics.margin)
        commentsBeside = [
            comments.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -Metrics.margin),
            comments.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
        ]
        titleToComments = title.trailingAnchor.constraint(
            lessThanOrEqualTo: comments.leadingAnchor, constant: -Metrics.commentSpacing)
    }

    func activate() {
        textSizeDidChange()
        let (card, stack) = (cell.contentView, cell.contentsStackView)
        NSLayoutConstraint.activate(
            [
                iconWidth, iconHeight,
                stack.topAnchor.constraint(equalTo: card.topAnchor, constant: Metrics.margin),
                stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -Metrics.margin),
                stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -Metrics.margin),
            ] + iconBeside + commentsBeside)
    }

    func textSizeDidChange() {
        iconWidth.constant = UIFontMetrics(forTextStyle: .headline)
            .scaledValue(for: Metrics.iconSize, compatibleWith: cell.traitCollection)
        iconHeight.constant = iconWidth.constant
        iconCenter.constant = -cell.titleLabel.font.capHeight / 2
    }

    /// Chooses the arrangement for the card's present width and text.
    func arrange(hasComments: Bool) {
        let category = cell.traitCollection.preferredContentSizeCategory
        let width = cell.bounds.width
        let iconColumn = category.isAccessibilityCategory ? 0 : iconWidth.constant + Metrics.iconSpacing
        let chosen = CardArrangement(
            category: category, textWidth: width - 2 * Metrics.margin - iconColumn,
            commentsWidth: hasComments ? cell.commentCountView.preferredWidth + Metrics.commentSpacing : 0,
            titleSize: cell.titleLabel.font.pointSize, writerSize: cell.writerLabel.font.pointSize)
        arrangedWidth = width
        if chosen.putsIconAbove != arrangement.putsIconAbove { moveIcon(above: chosen.putsIconAbove) }
        if chosen.putsCommentsBelow != arrangement.putsCommentsBelow {
            moveComments(below: chosen.putsCommentsBelow)
        }
        titleToComments.isActive = hasComments && !chosen.putsCommentsBelow
        arrangement = chosen
    }

    private func moveIcon(above: Bool) {
        if above {
            NSLayoutConstraint.deactivate(iconBeside)
            cell.contentsStackView.insertArrangedSubview(cell.statusIconView, at: 0)
            textAtEdge.isActive = true
        } else {
            textAtEdge.isActive = false
            cell.statusIconView.removeFromSuperview()
            cell.contentView.addSubview(cell.statusIconView)
            NSLayoutConstraint.activate(iconBeside)
        }
    }

    private func moveComments(below: Bool) {
        let (stack, comments) = (cell.contentsStackView, cell.commentCountView)
        if below {
            NSLayoutConstraint.deactivate(commentsBeside + [titleToComments])
            let place = stack.arrangedSubviews.firstIndex(of: cell.writerLabel).map { $0 + 1 }
            stack.insertArrangedSubview(comments, at: place ?? stack.arrangedSubviews.count)
        } else {
            comments.removeFromSuperview()
            cell.contentView.addSubview(comments)
            NSLayoutConstraint.activate(commentsBeside)
        }
    }
}

private enum Metrics {
    static let margin: CGFloat = 16
    static let iconSpacing: CGFloat = 8
    /// Between the title and the comments beside it.
    static let commentSpacing: CGFloat = 12
    /// At the default text size.
    static let iconSize: CGFloat = 20
}
