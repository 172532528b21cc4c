import Gallery
import Testing
import UIKit

/// The issue list in a window, laid out.
@MainActor struct IssueListStage {
    let window: UIWindow
    let controller: IssuesViewController
    let collectionView: UICollectionView

    init(
        _ issues: [Issue], phrasing: IssuePhrasing = IssuePhrasing(),
        environment: RenderEnvironment = IssueListStage.phone
    ) throws {
        environment.install()
        controller = IssuesViewController(issues: issues, phrasing: phrasing)
        window = environment.makeWindow(rootViewController: controller)
        collectionView = try #require(controller.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first)
    }

    nonisolated static let phone = RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2)

    /// The cells on screen, from the top.
    var cells: [IssueCell] {
        collectionView.visibleCells.compactMap { $0 as? IssueCell }.sorted { $0.frame.minY < $1.frame.minY }
    }

    func heights() -> [CGFloat] {
        (0..<collectionView.numberOfItems(inSection: 0)).compactMap { item in
            collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.height
        }
    }

    static func labels(_ count: Int) -> [Issue.Label] {
        (0..<count).map { Issue.Label(name: "label \($0)", color: LabelColor(hexadecimal: "1d76db")) }
    }
}

extension UIView {
    /// The first view of this identifier here or below.
    func view(identified identifier: String) -> UIView? {
        if accessibilityIdentifier == identifier { return self }
        return subviews.lazy.compactMap { $0.view(identified: identifier) }.first
    }
}
