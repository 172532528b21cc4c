import Goldens
import UIKit

/// How high the window of a scene without a fixed height becomes.
extension StagedScene {
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

    /// Shows a list whole, and a bare view at the height it fits.
    ///
    /// - Parameters:
    ///   - minimum: the window stays at least this high, in points.
    ///   - limit: checks a height before a window of it is laid out.
    func fitHeight(minimum: CGFloat, limit: (CGFloat) throws -> Void) throws {
        let content = FullContent(of: window, rootView: rootView, settle: settle)
        if window.rootViewController is FittedViewController {
            try content.fitView(limit: limit)
        } else {
            try content.show(minimum: minimum, limit: limit)
        }
    }
}
