package import UIKit

/// Makes a window as high as what it scrolls, so that a list is shown whole.
///
/// The screen is laid out at its own height; the window then grows or shrinks by what the list's content has more or less than
/// its frame. That may change the layout, so it is repeated until it stays.
@MainActor package struct FullContent {
    private let window: UIWindow
    private let rootView: UIView
    /// Does what was put off by what has come into sight.
    private let settle: () -> Void

    /// Layouts that never come to rest are taken as they are after this many passes.
    private static let maximumPasses = 8
    /// In points: at most the pixels of a side of any picture. A longer one is refused by its height.
    private static let longestPicture: CGFloat = 65_535

    package init(of window: UIWindow, rootView: UIView, settle: @escaping () -> Void = {}) {
        self.window = window
        self.rootView = rootView
        self.settle = settle
    }

    /// - Parameters:
    ///   - minimum: the window stays at least this high, in points.
    ///   - limit: checks a height before a window of it is laid out.
    package func show(minimum: CGFloat, limit: (CGFloat) throws -> Void) rethrows {
        for _ in 0..<Self.maximumPasses {
            guard let list = mainList, list.contentSize.height > 0 else { return }
            (list as? UITableView)?.measureAllRows(upTo: Self.longestPicture)
            let insets = list.adjustedContentInset
            let excess = list.contentSize.height + insets.top + insets.bottom - list.bounds.height
            let height = max(minimum, window.bounds.height + excess)
            guard abs(height - window.bounds.height) >= 0.001 else { return }
            try limit(height)
            setHeight(height)
        }
    }

    /// Gives the window the height that the root view's constraints or intrinsic size ask for at its width.
    package func fitView(limit: (CGFloat) throws -> Void) rethrows {
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
