import UIKit

/// A bubble and the number of comments.
final class CommentCountView: IconCountView {
    init() {
        super.init(textStyle: .footnote)
        accessibilityIdentifier = "commentCountView"
        iconView.configure(with: .comment, color: .secondaryLabel)
        countLabel.accessibilityIdentifier = "commentCountLabel"
        // The count keeps its width before the title beside it does, but not before the card.
        countLabel.setContentHuggingPriority(.required, for: .horizontal)
        countLabel.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    }
}
