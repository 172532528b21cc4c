import CPangoCairo
import Gallery

/// One issue's card: its texts set, its height added up, and where everything is known without a constraint.
struct FloorRow {
    private struct Chip {
        let text: FloorText
        let label: Issue.Label
        let x: Double
        let y: Double
        let width: Double
    }

    let height: Double
    private let status: Issue.Status
    private let title: FloorText
    private let writer: FloorText
    private let comments: FloorText?
    private let chips: [Chip]
    private let writerTop: Double

    private static let padding = 16.0
    private static let iconSize = 20.0
    private static let textLeft = padding + iconSize + 8
    private static let chipHeight = 24.0

    init(_ issue: Issue, width: Double, page: FloorPage) {
        status = issue.status
        comments = issue.commentCount == 0 ? nil : page.footnote("\(issue.commentCount)", width: nil)
        let textWidth = width - Self.padding - Self.textLeft
        // Only the title leaves room for the comments.
        let commentsWidth = comments.map { ($0.width * 2).rounded(.up) / 2 + 20 + 12 } ?? 0
        title = page.headline(issue.displayTitle, width: textWidth - commentsWidth)
        writer = page.footnote(page.phrasing.authorLine(for: issue), width: textWidth)
        writerTop = Self.padding + title.height(scale: page.scale) + 4
        var bottom = writerTop + writer.height(scale: page.scale)
        (chips, bottom) = Self.chips(issue.labels, top: bottom, width: textWidth, page: page)
        height = bottom + Self.padding
    }

    /// Places the chips from left to right in rows below `top`.
    private static func chips(
        _ labels: [Issue.Label], top: Double, width: Double, page: FloorPage
    ) -> (chips: [Chip], bottom: Double) {
        var (x, y) = (0.0, top + 12)
        let chips = labels.map { label in
            let text = page.chip(label.displayName)
            let chipWidth = min(text.width.rounded(.up) + 20, width)
            if x > 0, x + chipWidth > width { (x, y) = (0, y + chipHeight + 8) }
            defer { x += chipWidth + 8 }
            return Chip(text: text, label: label, x: x, y: y, width: chipWidth)
        }
        return (chips, chips.isEmpty ? top : y + chipHeight)
    }

    func draw(on canvas: FloorCanvas, x: Double, y: Double, width: Double) {
        canvas.fillRoundedRectangle(x: x, y: y, width: width, height: height, radius: 12, .white)
        let middle = y + Self.padding + title.style.ascent - 0.70459 * 17 / 2
        FloorIcon(canvas: canvas).draw(
            status, x: x + Self.padding, y: middle - Self.iconSize / 2, size: Self.iconSize)
        canvas.setColor(.black)
        title.draw(on: canvas.cairo, x: x + Self.textLeft, top: y + Self.padding)
        canvas.setColor(.secondaryLabel)
        writer.draw(on: canvas.cairo, x: x + Self.textLeft, top: y + writerTop)
        if let comments {
            let left = x + width - Self.padding - comments.width
            comments.draw(on: canvas.cairo, x: left, top: middle - comments.style.lineHeight / 2)
            FloorIcon(canvas: canvas).drawBubble(x: left - 20, y: middle - 8, size: 16)
        }
        for chip in chips { draw(chip, on: canvas, x: x + Self.textLeft + chip.x, y: y + chip.y) }
    }

    private func draw(_ chip: Chip, on canvas: FloorCanvas, x: Double, y: Double) {
        let color = chip.label.color ?? LabelColor(red: 0.93, green: 0.93, blue: 0.93)
        canvas.fillRoundedRectangle(
            x: x, y: y, width: chip.width, height: Self.chipHeight, radius: Self.chipHeight / 2, FloorColor(color))
        if min(color.red, color.green, color.blue) > 0.96 {
            canvas.addRoundedRectangle(
                x: x + 0.5, y: y + 0.5, width: chip.width - 1, height: Self.chipHeight - 1, radius: 11.5)
            canvas.setColor(FloorColor(red: 0.75, green: 0.75, blue: 0.75))
            cairo_set_line_width(canvas.cairo, 1)
            cairo_stroke(canvas.cairo)
        }
        canvas.setColor(color.isReadableUnderWhite ? .white : .black)
        chip.text.draw(
            on: canvas.cairo, x: x + (chip.width - chip.text.width) / 2,
            top: y + (Self.chipHeight - chip.text.style.lineHeight) / 2)
    }
}

extension FloorColor {
    fileprivate init(_ color: LabelColor) {
        self.init(red: color.red, green: color.green, blue: color.blue)
    }
}
