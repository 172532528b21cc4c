import Foundation
import UIKit

/// A cell whose constraints ask for a height, and for a width where one is set; may show a text instead.
@MainActor final class BoxCell: UICollectionViewCell {
    let label = UILabel()
    private let box = UIView()
    private lazy var boxHeight = box.heightAnchor.constraint(equalToConstant: 0)
    private lazy var boxWidth = box.widthAnchor.constraint(equalToConstant: 0)
    /// How often it was asked.
    var measured = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        for (view, priority) in [(box, UILayoutPriority(999)), (label, .required)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            let ends = [
                view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ]
            for end in ends { end.priority = priority }
            NSLayoutConstraint.activate(
                ends + [
                    view.topAnchor.constraint(equalTo: contentView.topAnchor),
                    view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                ])
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Nil asks for none.
    var height: CGFloat? {
        didSet {
            boxHeight.constant = height ?? 0
            boxHeight.isActive = height != nil
        }
    }
    var width: CGFloat? {
        didSet {
            boxWidth.constant = width ?? 0
            boxWidth.isActive = width != nil
        }
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        measured += 1
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
}
