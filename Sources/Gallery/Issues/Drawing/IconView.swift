import UIKit

/// Draws an icon in a colour, as large as the view.
final class IconView: UIView {
    private var icon = Icon.openIssue
    private var color = UIColor.label
    /// In units of the icons' grid.
    private var lineWidth: CGFloat = 1.5

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// - Parameter lineWidth: in units of the icons' grid; large icons take thinner lines.
    func configure(with icon: Icon, color: UIColor, lineWidth: CGFloat = 1.5) {
        self.icon = icon
        self.color = color
        self.lineWidth = lineWidth
        setNeedsDisplay()
    }

    /// Shows a status's icon in its colour.
    func configure(with status: Issue.Status) {
        configure(with: Icon(status), color: .status(status))
    }

    override func draw(_ rect: CGRect) {
        let scale = min(bounds.width, bounds.height) / Icon.gridSize
        let transform = CGAffineTransform(scaleX: scale, y: scale)
        let outline = icon.outline
        outline.apply(transform)
        outline.lineWidth = lineWidth * scale
        color.setStroke()
        outline.stroke()
        if let filling = icon.filling {
            filling.apply(transform)
            color.setFill()
            filling.fill()
        }
    }
}
