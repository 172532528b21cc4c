import Foundation
import Testing
import UIKit

@MainActor private final class NumbersController: UICollectionViewController {
    var selected: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath.item)
    }
}

extension NumbersController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 40, height: 20 + CGFloat(indexPath.item))
    }
}

@MainActor @Suite("UICollectionViewController") struct UICollectionViewControllerTests {
    @Test("is the data source and delegate of its view, flow sizes included")
    func filling() {
        let controller = NumbersController(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(controller.view === controller.collectionView)
        controller.view.frame = CGRect(x: 0, y: 0, width: 45, height: 300)
        controller.view.layoutIfNeeded()
        #expect(controller.collectionView.visibleCells.map(\.frame.height) == [20, 21, 22])
        controller.collectionView.tapItem(at: IndexPath(item: 1, section: 0))
        #expect(controller.selected == [1])
        controller.beginAppearanceTransition(true, animated: false)
        #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }
}
