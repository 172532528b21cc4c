import Foundation
import Testing
import UIKit

/// A controller with a list, in a window and laid out.
@MainActor struct ListStage<Controller: UIViewController> {
    let environment: RenderEnvironment
    let window: UIWindow
    let controller: Controller
    let collectionView: UICollectionView

    init(
        environment: RenderEnvironment = IssueListStage.phone, _ makeController: () throws -> Controller
    ) throws {
        environment.install()
        self.environment = environment
        controller = try makeController()
        window = environment.makeWindow(rootViewController: controller)
        collectionView = try #require(controller.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first)
    }

    /// Does what was put off to the main queue, and lays out. Other tests may run meanwhile.
    func settle() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
        environment.install()
        window.layoutIfNeeded()
    }

    /// Makes the window as high as the list's content.
    func showWhole(afterEachPass: () -> Void = {}) {
        // A list whose cells size themselves may become longer when more of them are shown.
        for _ in 0..<32 {
            let insets = collectionView.adjustedContentInset
            let height = collectionView.contentSize.height + insets.top + insets.bottom
            if window.frame.height == height { return }
            window.frame.size.height = height
            window.layoutIfNeeded()
            afterEachPass()
        }
    }

    /// The frames of a section's items.
    func frames(inSection section: Int = 0) -> [CGRect] {
        (0..<collectionView.numberOfItems(inSection: section)).compactMap { item in
            collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
        }
    }
}
