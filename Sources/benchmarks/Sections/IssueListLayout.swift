import Foundation
import Gallery
import Typesetting
import UIKit

/// Lays the issue list out as `offscreen layout` does: every item is asked for its size, cells are made for the window.
@MainActor enum IssueListLayout {
    /// Installs the fonts and the environment: 390 by 844 points at 2x.
    static func prepare() throws(BenchmarkError) -> FontLibrary {
        do {
            let library = try FontLibrary()
            FontLibrary.install(library)
            RenderEnvironment(size: size, scale: 2).install()
            return library
        } catch {
            throw BenchmarkError(error.description)
        }
    }

    private static let size = CGSize(width: 390, height: 844)
    /// Of an issue's card, in points.
    static let cardWidth = Double(size.width) * 0.9

    static func layOut(_ issues: [Issue]) -> UIWindow {
        let controller = IssuesViewController(issues: issues, phrasing: IssuePhrasing())
        return RenderEnvironment(size: size, scale: 2).makeWindow(rootViewController: controller)
    }
}
