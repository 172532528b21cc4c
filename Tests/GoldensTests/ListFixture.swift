import UIKit

/// A collection view of three cells called `list`, with what it holds on to.
@MainActor struct ListFixture {
    let view: UICollectionView
    private let source: ListSource

    /// - Parameter fill: puts a cell's content into it, once.
    static func list(
        itemSize: CGSize, width: CGFloat, fill: @escaping (UICollectionViewCell) -> Void
    ) -> ListFixture {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = itemSize
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.accessibilityIdentifier = "list"
        let source = ListSource(fill)
        view.dataSource = source
        return ListFixture(view: view, source: source)
    }

    /// Ties a view to all edges of another.
    static func fill(_ outer: UIView, with inner: UIView) {
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
    }
}

private final class ListSource: NSObject, UICollectionViewDataSource {
    private let fill: (UICollectionViewCell) -> Void

    init(_ fill: @escaping (UICollectionViewCell) -> Void) {
        self.fill = fill
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if cell.contentView.subviews.isEmpty { fill(cell) }
        return cell
    }
}

/// Measures a cell of its own for each item.
final class MeasuringDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    /// Whether constraints lead to the measured cell's bottom.
    var tiesBottom = false

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let (cell, block) = (UIView(), Block())
        block.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(block)
        block.topAnchor.constraint(equalTo: cell.topAnchor).isActive = true
        if tiesBottom { block.bottomAnchor.constraint(equalTo: cell.bottomAnchor).isActive = true }
        return cell.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}

/// A view that asks for 20 x 20 points.
final class Block: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
}
