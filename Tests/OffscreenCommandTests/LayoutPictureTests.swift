import Foundation
import OffscreenCommand
import Raster
import Testing
import UIKit

/// The frames that `layout` prints are where `render` draws.
@MainActor @Suite("layout and render") struct LayoutPictureTests {
    /// Rows of one colour each in a list that begins below the safe area, or has scrolled.
    private final class RowsController: UIViewController {
        static let colors: [UIColor] = [.red, .green, .blue]
        private let offset: CGFloat?

        init(offset: CGFloat?) {
            self.offset = offset
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() {
            let list = UIScrollView()
            list.contentInsetAdjustmentBehavior = .always
            list.contentSize = CGSize(width: 375, height: 2000)
            for (index, color) in Self.colors.enumerated() {
                let row = UIView(frame: CGRect(x: 10 + 20 * index, y: 130 + 60 * index, width: 80, height: 40))
                row.backgroundColor = color
                row.accessibilityIdentifier = "row.\(index)"
                list.addSubview(row)
            }
            view = list
        }

        override func viewDidLayoutSubviews() {
            guard let offset, let list = view as? UIScrollView else { return }
            list.contentOffset.y = offset
        }
    }

    private struct Layout: Decodable {
        struct View: Decodable {
            struct Point: Decodable {
                let x, y: Double
            }
            struct Rectangle: Decodable {
                let x, y, width, height: Double
            }
            let id: String?
            let path: String
            let frame: Rectangle
            let boundsOrigin: Point?
        }
        let scale: Double
        let views: [View]

        /// A view's place in the picture, in pixels: its frame, moved by what lies above it.
        func pixels(of view: View) -> (x: Int, y: Int, right: Int, bottom: Int) {
            var (x, y) = (view.frame.x, view.frame.y)
            for ancestor in views where view.path.hasPrefix(ancestor.path + "/") {
                x += ancestor.frame.x - (ancestor.boundsOrigin?.x ?? 0)
                y += ancestor.frame.y - (ancestor.boundsOrigin?.y ?? 0)
            }
            let corners = [x, y, x + view.frame.width, y + view.frame.height].map { Int(($0 * scale).rounded()) }
            return (corners[0], corners[1], corners[2], corners[3])
        }
    }

    @Test(
        "Each view's edges are those of its pixels, below a safe area and scrolled", arguments: [nil, 45] as [CGFloat?])
    func edges(offset: CGFloat?) throws {
        let scene = Scene("rows", summary: "Rows") { _ in RowsController(offset: offset) }
        let screen = ["--device", "iphone-13", "--height", "844"]
        let json = CommandRun(["layout", "rows", "--format", "json"] + screen, scenes: [scene]).output
        let layout = try JSONDecoder().decode(Layout.self, from: Data(json.utf8))
        let file = CommandRun(["render", "rows", "-o", "-"] + screen, scenes: [scene]).outputBytes
        let picture = try PNGDecoder.decode(file).bitmap
        let rows = layout.views.filter { $0.id?.hasPrefix("row.") == true }
        #expect(rows.count == 3)
        for row in rows {
            let place = layout.pixels(of: row)
            let color = picture[place.x, place.y]
            #expect(color != 0xFFFF_FFFF && picture[place.right - 1, place.bottom - 1] == color)
            #expect(picture[place.x - 1, place.y] != color && picture[place.x, place.y - 1] != color)
            #expect(picture[place.right, place.y] != color && picture[place.x, place.bottom] != color)
        }
    }
}
