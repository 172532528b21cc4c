import Gallery
import UIKit

/// Stands between a collection view and its data source and delegate, and writes down what it is asked.
@MainActor final class CallLog: NSObject {
    private(set) var calls: [String] = []
    private let dataSource: any UICollectionViewDataSource
    private let delegate: (any UICollectionViewDelegateFlowLayout)?

    init(dataSource: any UICollectionViewDataSource, delegate: (any UICollectionViewDelegateFlowLayout)? = nil) {
        self.dataSource = dataSource
        self.delegate = delegate
        super.init()
    }

    /// The calls since the last time this was asked.
    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }
}

extension CallLog: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        calls.append("number of items")
        return dataSource.collectionView(collectionView, numberOfItemsInSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        calls.append("cell \(indexPath.item)")
        return dataSource.collectionView(collectionView, cellForItemAt: indexPath)
    }
}

extension CallLog: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        calls.append("size \(indexPath.item)")
        return delegate?.collectionView(
            collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) ?? .zero
    }
}
