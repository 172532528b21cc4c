import UIKit

/// A status's icon and how many issues have it.
final class StatusCountView: IconCountView {
    init(status: Issue.Status) {
        super.init(textStyle: .subheadline)
        iconView.configure(with: status)
        countLabel.numberOfLines = 0
    }
}
