import Goldens
import UIKit

/// How high the window of a scene without a fixed height becomes.
///
/// A list is shown whole: its screen is laid out at the device's height, and the window then grows or shrinks by what
/// the list's content has more or less than its frame. That may change the layout, so it is repeated until it stays.
extension StagedScene {
    /// Layouts that never come to rest are taken as they are after this many passes.
    private static let maximumPasses = 8
    /// Points; more than ten thousand rows of 150 points, all of which get their views: below a gibibyte.
    private static let heightLimit: CGFloat = 2_000_000

    /// Refuses a height at which the views would take more memory than machines have.
    static func check(_ height: CGFloat, of scene: String) throws(CommandError) {
        guard height > heightLimit else { return }
        throw .sceneFailed(
            scene: scene,
            reason: "its whole height is \(Number.text(height)) points, the limit is \(Number.text(heightLimit)); "
                + "limit it with --height")
    }

    /// - Parameters:
    ///   - minimum: the window stays at least this high, in points.
    ///   - limit: checks a height before a window of it is laid out.
    func fitHeight(minimum: CGFloat, limit: (CGFloat) throws -> Void) throws {
        if window.rootViewController is FittedViewController {
            return try fitView(limit: limit)
        }
        for _ in 0..<Self.maximumPasses {
            guard let list = mainList, list.contentSize.height > 0 else { return }
            (list as? UITableView)?.measureAllRows()
            let insets = list.adjustedContentInset
            let excess = list.contentSize.height + insets.top + insets.bottom - list.bounds.height
            let height = max(minimum, window.bounds.height + excess)
            guard abs(height - window.bounds.height) >= 0.001 else { return }
            try limit(height)
            setHeight(height)
        }
    }

    /// A bare view gets the height that its constraints or its intrinsic size give it at the window's width.
    private func fitView(limit: (CGFloat) throws -> Void) throws {
        let target = CGSize(width: window.bounds.width, height: UIView.layoutFittingCompressedSize.height)
        let size = rootView.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        guard size.height > 0 else { return }
        try limit(size.height)
        setHeight(size.height)
    }

    private func setHeight(_ height: CGFloat) {
        window.isFittedToContent = true
        window.frame.size.height = height
        window.layoutIfNeeded()
        // What has come into sight may load its content.
        settle()
    }

    /// The largest scroll view that scrolls vertically and takes at least half of the window's width and height.
    private var mainList: UIScrollView? {
        var best: UIScrollView?
        var pending = [rootView]
        while let view = pending.popLast() {
            guard !view.isHidden else { continue }
            guard let list = view as? UIScrollView else {
                pending += view.subviews
                continue
            }
            let size = list.bounds.size
            let isLarge = size.width * 2 >= window.bounds.width && size.height * 2 >= window.bounds.height
            let isSideways = list.contentSize.width > size.width && list.contentSize.height <= size.height
            if isLarge, !isSideways, size.height > best?.bounds.height ?? 0 { best = list }
        }
        return best
    }
}
