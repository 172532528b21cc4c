package import UIKit

/// Told when the button of a cell is tapped.
@MainActor protocol DynamicCustomCellDelegate: AnyObject {
    func dynamicCustomCell(_ cell: DynamicCustomCell, didTap showHideButton: UIButton)
}

/// A note on a card: three lines of it, or all, with a button for more and less.
package final class DynamicCustomCell: UICollectionViewCell {
    static let reuseIdentifier = "DynamicCustomCell"

    weak var delegate: (any DynamicCustomCellDelegate)?

    package let titleLabel: UILabel
    package let showHideButton = UIButton(type: .system)
    private let insetLabel = InsetLabel()
    private var buttonBeside: [NSLayoutConstraint] = []
    private var buttonBelow: [NSLayoutConstraint] = []
    private var arrangedWidth: CGFloat?

    /// Whether all of the note is shown.
    package var isExpanded = false {
        didSet { if isExpanded != oldValue { showExpansion() } }
    }

    package override init(frame: CGRect) {
        titleLabel = insetLabel
        super.init(frame: frame)
        configureCard()
        configureLabel()
        configureButton()
        activateConstraints()
        showExpansion()
        arrange()
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    /// Shows a note in place of the one before.
    ///
    /// - Parameter isExpanded: whether all of it is shown; nil leaves that as the cell has it.
    func configure(with note: Note, isExpanded: Bool?) {
        accessibilityIdentifier = "dynamicCustomCell.\(note.id)"
        showHideButton.accessibilityIdentifier = "showHideButton.\(note.id)"
        titleLabel.text = note.text
        if let isExpanded { self.isExpanded = isExpanded }
        arrange()
    }

    package override func layoutSubviews() {
        if arrangedWidth != bounds.width { arrange() }
        super.layoutSubviews()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    private func showExpansion() {
        titleLabel.numberOfLines = isExpanded ? 0 : Metrics.collapsedLines
        showHideButton.setTitle(isExpanded ? "숨기기" : "더보기", for: .normal)
    }
}

extension DynamicCustomCell {
    private func configureCard() {
        contentView.backgroundColor = .systemGray5
        contentView.layer.cornerRadius = 10
        contentView.clipsToBounds = true
    }

    private func configureLabel() {
        titleLabel.accessibilityIdentifier = "titleLabel"
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.textColor = .label
        titleLabel.textAlignment = .center
    }

    private func configureButton() {
        showHideButton.setTitleColor(.systemBlue, for: .normal)
        showHideButton.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        showHideButton.titleLabel?.adjustsFontForContentSizeCategory = true
        showHideButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.dynamicCustomCell(self, didTap: showHideButton)
            }, for: .touchUpInside)
    }

    private func activateConstraints() {
        for subview in [titleLabel, showHideButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
        buttonBeside = [
            showHideButton.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
            showHideButton.trailingAnchor.constraint(
                equalTo: contentView.trailingAnchor, constant: -Metrics.buttonMargin),
        ]
        buttonBelow = [
            showHideButton.centerXAnchor.constraint(equalTo: titleLabel.centerXAnchor),
            showHideButton.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Metrics.margin),
        ]
    }

    /// Keeps the text clear of the button: on both sides, so that it stays in the middle, or where that leaves too little on
    /// the button's alone. Very large text takes the whole width, above the button.
    private func arrange() {
        arrangedWidth = bounds.width
        let button = showHideButton.intrinsicContentSize
        let isBelow = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        NSLayoutConstraint.deactivate(isBelow ? buttonBeside : buttonBelow)
        NSLayoutConstraint.activate(isBelow ? buttonBelow : buttonBeside)
        var insets = NSDirectionalEdgeInsets(
            top: Metrics.margin, leading: Metrics.margin, bottom: Metrics.margin, trailing: Metrics.margin)
        if isBelow {
            insets.bottom += button.height + Metrics.spacing
        } else {
            insets.trailing = Metrics.buttonMargin + button.width + Metrics.spacing
            let leavesRoom = bounds.width - 2 * insets.trailing >= Metrics.textRoom * titleLabel.font.pointSize
            if leavesRoom { insets.leading = insets.trailing }
        }
        insetLabel.textInsets = insets
    }
}

private enum Metrics {
    static let collapsedLines = 3
    static let margin: CGFloat = 16
    /// Between the button and the card's trailing edge.
    static let buttonMargin: CGFloat = 30
    /// Between the text and the button.
    static let spacing: CGFloat = 8
    /// What text between two margins of the same width needs, in ems.
    static let textRoom: CGFloat = 9
}
