import CPangoCairo
import Gallery

/// The screen's icons as lines on a grid of 16 by 16.
struct FloorIcon {
    let canvas: FloorCanvas

    /// - Parameter size: the side of the icon's square, in points.
    func draw(_ status: Issue.Status, x: Double, y: Double, size: Double) {
        begin(x: x, y: y, size: size, color: Self.color(of: status))
        switch status {
        case .open: drawRing(dotted: true)
        case .completed: drawRing(mark: [(5, 8.25), (7.25, 10.5), (11, 6)])
        case .notPlanned: drawRing(mark: [(5.25, 10.75), (10.75, 5.25)])
        case .pullRequestOpen, .pullRequestDraft, .pullRequestMerged, .pullRequestClosed: drawBranch()
        }
        cairo_restore(canvas.cairo)
    }

    func drawBubble(x: Double, y: Double, size: Double) {
        begin(x: x, y: y, size: size, color: .secondaryLabel)
        canvas.addRoundedRectangle(x: 1.75, y: 2.25, width: 12.5, height: 9, radius: 1.5)
        addLine([(4.75, 11.25), (4.75, 14), (7.75, 11.25)])
        cairo_stroke(canvas.cairo)
        cairo_restore(canvas.cairo)
    }

    private func begin(x: Double, y: Double, size: Double, color: FloorColor) {
        cairo_save(canvas.cairo)
        cairo_translate(canvas.cairo, x, y)
        cairo_scale(canvas.cairo, size / 16, size / 16)
        canvas.setColor(color)
        cairo_set_line_width(canvas.cairo, 1.5)
        cairo_set_line_cap(canvas.cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(canvas.cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_new_path(canvas.cairo)
    }

    private func drawRing(dotted: Bool = false, mark: [(Double, Double)] = []) {
        addCircle(8, 8, radius: 6.75)
        addLine(mark)
        cairo_stroke(canvas.cairo)
        guard dotted else { return }
        addCircle(8, 8, radius: 1.75)
        cairo_fill(canvas.cairo)
    }

    private func drawBranch() {
        for center in [(3.75, 3.25), (3.75, 12.75), (12.25, 12.75)] { addCircle(center.0, center.1, radius: 1.75) }
        addLine([(3.75, 5), (3.75, 11)])
        addLine([(12.25, 11), (12.25, 5.75), (10, 3.5), (8.25, 3.5)])
        cairo_stroke(canvas.cairo)
    }

    private func addCircle(_ x: Double, _ y: Double, radius: Double) {
        cairo_new_sub_path(canvas.cairo)
        cairo_arc(canvas.cairo, x, y, radius, 0, 2 * .pi)
    }

    private func addLine(_ points: [(Double, Double)]) {
        for (index, point) in points.enumerated() {
            if index == 0 {
                cairo_move_to(canvas.cairo, point.0, point.1)
            } else {
                cairo_line_to(canvas.cairo, point.0, point.1)
            }
        }
    }

    private static func color(of status: Issue.Status) -> FloorColor {
        switch status {
        case .open, .pullRequestOpen: .open
        case .completed, .pullRequestMerged: .completed
        case .notPlanned, .pullRequestDraft: .gray
        case .pullRequestClosed: .closed
        }
    }
}
