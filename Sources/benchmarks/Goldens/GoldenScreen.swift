import Gallery
import Goldens
import UIKit

/// The issue list on a screen of 390 points at 2x, laid out.
@MainActor struct GoldenScreen {
    private let window: UIWindow
    private let controller: IssuesViewController
    private static let scale: CGFloat = 2

    init(_ issues: ArraySlice<Issue>, height: CGFloat = 844) throws(BenchmarkError) {
        _ = try Self.fonts.get()
        controller = IssuesViewController(issues: Array(issues), phrasing: IssuePhrasing())
        window = RenderEnvironment(size: CGSize(width: 390, height: height), scale: Self.scale)
            .makeWindow(rootViewController: controller)
        window.layoutIfNeeded()
    }

    /// Once a process.
    private static let fonts = Result { () throws(BenchmarkError) in try IssueListLayout.prepare() }

    /// What a test reads of it.
    func undrawn() -> UndrawnSnapshot {
        UndrawnSnapshot(
            list: window.displayList(), scale: Self.scale, background: .white,
            frames: FrameText(
                source: "issues", root: controller.view, size: window.bounds.size, scale: Self.scale))
    }

    /// Its picture, with what explains it.
    func drawn() throws -> Snapshot {
        try undrawn().drawn(
            with: LayoutRecord(
                source: "issues", root: controller.view, size: window.bounds.size, scale: Self.scale))
    }
}
