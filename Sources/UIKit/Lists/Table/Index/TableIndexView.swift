import Foundation

/// The column of titles at a table's trailing edge; a tap on one shows its section.
final class TableIndexView: UIControl {
    let titles: [String]

    init(titles: [String]) {
        self.titles = titles
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    private var table: UITableView? { superview as? UITableView }

    // MARK: Measures, in points

    /// The same at all text sizes. Source: as for `SectionIndexArrangement.spacing`.
    private static let font = UIFont.boldSystemFont(ofSize: 11)
    private static let bulletDiameter: CGFloat = 6
    private static let bulletHeight: CGFloat = 10.8
    private static let searchSize = CGSize(width: 10, height: 16)
    /// Sources: in a public thread the column is 15 points wide, or by 4 wider than a title that has no room in it.
    private static let minimumWidth: CGFloat = 15
    private static let sideMargins: CGFloat = 4

    static func width(of titles: [String]) -> CGFloat {
        let longest =
            titles.filter { $0 != UITableView.indexSearch }
            .map { $0.size(withAttributes: [.font: font]).width }.max() ?? 0
        let wanted = longest + sideMargins
        return max(wanted.rounded(.up), minimumWidth)
    }

    private func isSearch(_ index: Int) -> Bool { titles[index] == UITableView.indexSearch }

    private var arrangement: SectionIndexArrangement {
        let heights = titles.indices.map { isSearch($0) ? Self.searchSize.height : Self.font.lineHeight }
        return SectionIndexArrangement(
            heights: heights, keepsFirst: isSearch(0), bulletHeight: Self.bulletHeight, room: bounds.height)
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        if let color = table?.sectionIndexBackgroundColor {
            color.setFill()
            UIBezierPath(rect: bounds).fill()
        }
        let color: UIColor = table?.sectionIndexColor ?? tintColor
        let arrangement = arrangement
        let top = (bounds.height - arrangement.height) / 2
        for line in arrangement.lines {
            let center = CGPoint(x: bounds.midX, y: top + line.y + line.height / 2)
            switch line.mark {
            case .bullet: drawBullet(at: center, color)
            case .title(let index) where isSearch(index): drawSearch(at: center, color)
            case .title(let index): drawTitle(titles[index], at: center, color)
            }
        }
    }

    private func drawTitle(_ title: String, at center: CGPoint, _ color: UIColor) {
        let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .foregroundColor: color]
        let place = CGRect(
            origin: CGPoint(
                x: center.x - title.size(withAttributes: attributes).width / 2,
                y: center.y - Self.font.lineHeight / 2), size: .zero)
        title.draw(at: PixelGrid.rounded(place, scale: displayScale).origin, withAttributes: attributes)
    }

    private func drawBullet(at center: CGPoint, _ color: UIColor) {
        let radius = Self.bulletDiameter / 2
        color.setFill()
        UIBezierPath(
            ovalIn: CGRect(
                x: center.x - radius, y: center.y - radius, width: Self.bulletDiameter, height: Self.bulletDiameter)
        ).fill()
    }

    /// A magnifying glass. Its proportions are from judgement.
    private func drawSearch(at center: CGPoint, _ color: UIColor) {
        let side = Self.searchSize.width
        let glass = CGRect(x: center.x - side / 2 + 0.8, y: center.y - side / 2 + 0.8, width: 6.4, height: 6.4)
        let path = UIBezierPath(ovalIn: glass)
        let rim = CGPoint(x: glass.midX + 3.2 * 0.7071, y: glass.midY + 3.2 * 0.7071)
        path.move(to: rim)
        path.addLine(to: CGPoint(x: center.x + side / 2 - 0.8, y: center.y + side / 2 - 0.8))
        path.lineWidth = 1.6
        path.lineCapStyle = .round
        color.setStroke()
        path.stroke()
    }

    // MARK: Taps

    /// All titles share the height of what is shown, those that bullets stand for included.
    override func takeTap(at point: CGPoint) {
        super.takeTap(at: point)
        let height = arrangement.height
        guard height > 0, point.y.isFinite else { return }
        let share = (point.y - (bounds.height - height) / 2) / height
        table?.showSection(ofIndexTitle: min(max(Int(share * CGFloat(titles.count)), 0), titles.count - 1))
    }
}
