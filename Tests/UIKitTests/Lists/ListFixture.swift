import Foundation
import UIKit

/// A collection view's data source and delegate that answer from plain values and log what they are asked.
@MainActor final class ListSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[CGSize]]
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 10
    var interitemSpacing: CGFloat = 10
    var headerSize = CGSize.zero
    var footerSize = CGSize.zero
    var log: [String] = []
    var onCell: ((UICollectionView, UICollectionViewCell, IndexPath) -> Void)?

    init(_ sections: [[CGSize]]) {
        self.sections = sections
    }

    convenience init(count: Int, size: CGSize) {
        self.init([Array(repeating: size, count: count)])
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        log.append("sections")
        return sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        log.append("items in \(section)")
        return sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        log.append("cell \(indexPath.section).\(indexPath.item)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        onCell?(collectionView, cell, indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let name = kind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
        log.append("\(name) \(indexPath.section)")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "supplementary", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        log.append("size \(indexPath.section).\(indexPath.item)")
        return sections[indexPath.section][indexPath.item]
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { inset }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { lineSpacing }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { interitemSpacing }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { headerSize }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { footerSize }
}

/// A collection view with its source, in no window.
@MainActor struct ListFixture {
    let view: UICollectionView
    let source: ListSource

    init(
        _ source: ListSource, width: CGFloat = 375, height: CGFloat = 600,
        layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
        cell: UICollectionViewCell.Type = UICollectionViewCell.self
    ) {
        self.source = source
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
        view.register(cell, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "supplementary")
        }
        view.delegate = source
        view.dataSource = source
    }

    /// The frames of all items by the layout's own account.
    var itemFrames: [CGRect] {
        source.sections.indices.flatMap { section in
            source.sections[section].indices.compactMap {
                view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
            }
        }
    }
}

extension CGSize {
    init(_ width: CGFloat, _ height: CGFloat) {
        self.init(width: width, height: height)
    }
}
