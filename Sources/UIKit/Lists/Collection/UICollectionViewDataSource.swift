public import Foundation

/// Knows how much there is to show, and fills the views that show it.
///
/// Asked for counts first, then, for what is visible only, for views.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// A cell that was dequeued for this index path.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// 1 unless implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// A view that was dequeued for this index path; needed where the layout has headers, footers or the like.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        ListFailure.missingSupplementaryView(kind: kind, indexPath).report()
        return .standIn()
    }
}
