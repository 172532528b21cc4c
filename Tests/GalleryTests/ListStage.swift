import Foundation
import Testing
import UIKit

/// A controller with a list, in a window and laid out.
@MainActor struct ListStage<Controller: UIViewController, List: MeasuredList> {
    let environment: RenderEnvironment
    let window: UIWindow
    let controller: Controller
    let list: List

    init(
        environment: RenderEnvironment = IssueListStage.phone, _ makeController: () throws -> Controller
    ) throws {
        environment.install()
        self.environment = environment
        controller = try makeController()
        window = environment.makeWindow(rootViewController: controller)
        list = try #require(
            controller.view as? List ?? controller.view.subviews.lazy.compactMap { $0 as? List }.first)
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
            let insets = list.adjustedContentInset
            let height = list.contentSize.height + insets.top + insets.bottom
            if window.frame.height == height { return }
            window.frame.size.height = height
            window.layoutIfNeeded()
            afterEachPass()
        }
    }

    /// The frames of a section's items or rows.
    func frames(inSection section: Int = 0) -> [CGRect] { list.elementFrames(inSection: section) }
}

typealias CollectionStage<Controller: UIViewController> = ListStage<Controller, UICollectionView>
typealias TableStage<Controller: UIViewController> = ListStage<Controller, UITableView>

extension ListStage where List == UICollectionView {
    var collectionView: UICollectionView { list }
}

/// A list that tells where its elements are.
@MainActor protocol MeasuredList: UIScrollView {
    var numberOfSections: Int { get }
    func elementFrames(inSection section: Int) -> [CGRect]
    /// The sizes of the cells that are on screen.
    var shownSizes: [IndexPath: CGSize] { get }
}

extension UICollectionView: MeasuredList {
    func elementFrames(inSection section: Int) -> [CGRect] {
        (0..<numberOfItems(inSection: section)).compactMap { item in
            layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
        }
    }

    var shownSizes: [IndexPath: CGSize] {
        visibleCells.reduce(into: [:]) { sizes, cell in
            if let indexPath = indexPath(for: cell) { sizes[indexPath] = cell.frame.size }
        }
    }
}

extension UITableView: MeasuredList {
    func elementFrames(inSection section: Int) -> [CGRect] {
        (0..<numberOfRows(inSection: section)).map { rectForRow(at: IndexPath(row: $0, section: section)) }
    }

    var shownSizes: [IndexPath: CGSize] {
        visibleCells.reduce(into: [:]) { sizes, cell in
            if let indexPath = indexPath(for: cell) { sizes[indexPath] = cell.frame.size }
        }
    }
}
