import UIKit

/// The list's title and how many of its issues are open and closed.
final class IssuesHeaderView: UICollectionReusableView {
    static let reuseIdentifier = "IssuesHeaderView"

    private let titleLabel = UILabel()
    private let openCountView = StatusCountView(status: .open)
    private let closedCountView = StatusCountView(status: .completed)
    private let countsStackView = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "issuesHeaderView"
        titleLabel.accessibilityIdentifier = "issuesTitleLabel"
        openCountView.accessibilityIdentifier = "openCountView"
        closedCountView.accessibilityIdentifier = "closedCountView"
        titleLabel.font = UIFontMetrics(forTextStyle: .largeTitle)
            .scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.textColor = .label
        countsStackView.addArrangedSubview(openCountView)
        countsStackView.addArrangedSubview(closedCountView)
        for subview in [titleLabel, countsStackView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        activateConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(title: String, openCount: String, closedCount: String) {
        titleLabel.text = title
        openCountView.configure(text: openCount)
        closedCountView.configure(text: closedCount)
        arrangeCounts()
    }

    override func layoutSubviews() {
        arrangeCounts()
        super.layoutSubviews()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrangeCounts()
    }

    /// Side by side where there is room, else one below the other.
    private func arrangeCounts() {
        let width = openCountView.preferredWidth + Metrics.countSpacing + closedCountView.preferredWidth
        let fits = width <= bounds.width * Metrics.widthRatio
        countsStackView.axis = fits ? .horizontal : .vertical
        countsStackView.alignment = fits ? .fill : .leading
        countsStackView.spacing = fits ? Metrics.countSpacing : Metrics.countLineSpacing
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 24),
            // As wide as the cards below.
            titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
            titleLabel.widthAnchor.constraint(equalTo: widthAnchor, multiplier: Metrics.widthRatio),
            countsStackView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
            countsStackView.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            countsStackView.trailingAnchor.constraint(lessThanOrEqualTo: titleLabel.trailingAnchor),
            countsStackView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }
}

private enum Metrics {
    /// The title's and the counts' width as a part of the view's.
    static let widthRatio: CGFloat = 0.9
    static let countSpacing: CGFloat = 16
    static let countLineSpacing: CGFloat = 8
}
