import CPangoCairo
import Foundation
import Gallery
import Raster

/// The issue list without a view: texts set with Pango, positions by addition, drawn with Cairo.
///
/// What a careful programmer would write by hand for this one screen: nothing below the window's edge is set, and a
/// chip's text is set once however often it appears.
final class FloorPage {
    let phrasing = IssuePhrasing()
    let scale: Double
    private let context = FloorTextContext()
    private let styles = FloorTextStyles()
    private var chips: [String: FloorText] = [:]

    init(scale: Double) {
        self.scale = scale
    }

    func headline(_ text: String, width: Double) -> FloorText {
        FloorText(text, style: styles.headline, width: width, in: context)
    }

    func footnote(_ text: String, width: Double?) -> FloorText {
        FloorText(text, style: styles.footnote, width: width, in: context)
    }

    func chip(_ text: String) -> FloorText {
        if let known = chips[text] { return known }
        let made = FloorText(text, style: styles.chip, width: nil, in: context)
        chips[text] = made
        return made
    }

    /// Draws the list.
    ///
    /// - Parameter height: the window's; nil for the whole list's.
    func draw(_ issues: [Issue], width: Double, height: Double?) -> Bitmap {
        let margin = width * 0.05
        let cardWidth = width * 0.9
        var rows: [(row: FloorRow, y: Double)] = []
        var bottom = 107.0
        for issue in issues {
            if let height, bottom >= height { break }
            let row = FloorRow(issue, width: cardWidth, page: self)
            rows.append((row, bottom))
            bottom += row.height + 12
        }
        return FloorCanvas.bitmap(width: width, height: height ?? bottom - 12 + 24, scale: scale) { canvas in
            canvas.clear(.grouped)
            drawHeader(issues, on: canvas, x: margin)
            for (row, y) in rows { row.draw(on: canvas, x: margin, y: y, width: cardWidth) }
        }
    }

    private func drawHeader(_ issues: [Issue], on canvas: FloorCanvas, x: Double) {
        let open = issues.count { $0.status.isOpen }
        canvas.setColor(.black)
        FloorText("Issues", style: styles.largeTitle, width: nil, in: context).draw(on: canvas.cairo, x: x, top: 24)
        var left = x
        let counts = [(Issue.Status.open, "\(open) Open"), (.completed, "\(issues.count - open) Closed")]
        for (status, text) in counts {
            FloorIcon(canvas: canvas).draw(status, x: left, y: 74, size: 16)
            canvas.setColor(.secondaryLabel)
            let count = FloorText(text, style: styles.subheadline, width: nil, in: context)
            count.draw(on: canvas.cairo, x: left + 20, top: 73)
            left += 20 + count.width + 16
        }
    }
}
