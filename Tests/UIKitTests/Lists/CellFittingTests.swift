import Foundation
import Testing
import UIKit

/// At which widths lists measure their cells. Sources: auto-layout facts 3.4; WWDC 2014, session 226; radar 32082880.
@MainActor @Suite("The widths at which lists measure their cells") struct CellFittingTests {
    private static let text = "A label that is far too long for one line in a list that is only 200 points wide"

    init() {
        RenderEnvironment(size: CGSize(width: 200, height: 600), scale: 2).install()
    }

    /// The only cell of a laid-out list, which shows the text from edge to edge.
    private func cell(
        _ layout: UICollectionViewLayout, _ type: UICollectionViewCell.Type = LabelCell.self, width: CGFloat = 200
    ) throws -> UICollectionViewCell {
        let source = ListSource(count: 1, size: CGSize(100, 40))
        source.onCell = { _, cell, _ in (cell as? LabelCell)?.label.text = Self.text }
        let list = ListFixture(source, width: width, layout: layout, cell: type)
        list.view.delegate = nil
        list.view.layoutIfNeeded()
        return try #require(list.view.visibleCells.first)
    }

    private static var natural: CGSize {
        let label = UILabel()
        label.text = text
        return label.intrinsicContentSize
    }

    private static func wrapped(at width: CGFloat) -> CGSize {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return CGSize(width, label.sizeThatFits(CGSize(width, 1000)).height)
    }

    /// A line of 17 points is 20.5 high at 2x: 1.193359 x 17 = 20.287.
    @Test("automaticSize asks with both axes at 50: a label that resists at 750 stays on one line")
    func automaticSize() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let cell = try cell(layout, width: 1000)
        #expect(Self.natural.width > layout.itemSize.width)
        #expect(cell.frame.size == CGSize(Self.natural.width, 20.5))
    }

    @Test("a cell that fits itself with the width required wraps in a flow, too")
    func requiredWidth() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(200, 44)
        let cell = try cell(layout, FullWidthCell.self)
        #expect(cell.frame.size == Self.wrapped(at: 200))
    }

    @Test("fractional and absolute widths are required, estimated heights are not", arguments: [true, false])
    func compositional(isFractional: Bool) throws {
        let size = NSCollectionLayoutSize(
            widthDimension: isFractional ? .fractionalWidth(1) : .absolute(150), heightDimension: .estimated(10))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let cell = try cell(UICollectionViewCompositionalLayout(section: section))
        #expect(cell.frame.size == Self.wrapped(at: isFractional ? 200 : 150))
    }

    @Test("one argument is both axes at 50; with the width required the same view wraps")
    func arguments() {
        let (view, label) = (UIView(), UILabel())
        label.text = Self.text
        label.numberOfLines = 0
        view.addSubview(label)
        LabelCell.pin(label, to: view)
        #expect(view.systemLayoutSizeFitting(CGSize(200, 0)) == CGSize(Self.natural.width, 20.5))
        #expect(
            view.systemLayoutSizeFitting(
                CGSize(200, 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
                == Self.wrapped(at: 200))
    }
}

/// Shows a label from edge to edge.
private class LabelCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        contentView.addSubview(label)
        Self.pin(label, to: contentView)
    }

    required init?(coder: NSCoder) { nil }

    static func pin(_ inner: UIView, to outer: UIView) {
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
    }
}

/// As apps write it to have a cell as wide as the list.
private final class FullWidthCell: LabelCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = contentView.systemLayoutSizeFitting(
            CGSize(200, 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return layoutAttributes
    }
}
