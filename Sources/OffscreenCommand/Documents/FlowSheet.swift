import Foundation
import InterfaceBuilder
import Raster
import UIKit

/// A storyboard as one picture: its scenes where the canvas has them, its segues as arrows, the initial scene marked.
final class FlowSheet: UIView {
    private let scenes: [FlowScene]
    private let frames: [CGRect]
    private let arrows: [FlowArrow]

    /// Scenes are shown at half their size.
    private static let reduction: CGFloat = 0.5
    private static let margin: CGFloat = 48

    init(_ scenes: [FlowScene]) {
        self.scenes = scenes
        let title = FlowPlacement.titleHeight * Self.reduction
        let frames = FlowPlacement(scenes).frames.map { frame in
            CGRect(
                x: frame.minX * Self.reduction + Self.margin, y: frame.minY * Self.reduction + Self.margin + title,
                width: frame.width * Self.reduction, height: frame.height * Self.reduction)
        }
        self.frames = frames
        arrows = Self.arrows(scenes, frames)
        let (right, bottom) = (frames.map(\.maxX).max() ?? 0, frames.map(\.maxY).max() ?? 0)
        super.init(frame: CGRect(x: 0, y: 0, width: right + Self.margin, height: bottom + Self.margin))
        backgroundColor = SheetStyle.background
    }

    required init?(coder: NSCoder) { nil }

    private static func arrows(_ scenes: [FlowScene], _ frames: [CGRect]) -> [FlowArrow] {
        let places = Dictionary(scenes.enumerated().map { ($0.element.scene.id, $0.offset) }) { first, _ in first }
        return scenes.enumerated().flatMap { index, scene in
            var lane = 0
            return scene.scene.segues.compactMap { segue -> FlowArrow? in
                guard let target = places[segue.destination], target != index else { return nil }
                let origin = segue.source.flatMap { scene.frames[$0] }.map { rect in
                    CGRect(
                        x: frames[index].minX + rect.minX * reduction, y: frames[index].minY + rect.minY * reduction,
                        width: rect.width * reduction, height: rect.height * reduction)
                }
                defer { lane += 1 }
                return FlowArrow(segue, from: frames[index], origin: origin, to: frames[target], lane: lane)
            }
        }
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        for (scene, frame) in zip(scenes, frames) {
            drawTitle(of: scene, above: frame)
            drawScene(scene, in: frame)
        }
        for arrow in arrows {
            SheetArrow(points: arrow.points, cornerRadius: 10).draw(SheetStyle.background, width: 5)
            SheetArrow(points: arrow.points, cornerRadius: 10).draw(arrow.color, width: 1.75, dash: arrow.dash)
        }
        var taken: [CGRect] = []
        for arrow in arrows { drawCaption(of: arrow, &taken) }
    }

    private func drawScene(_ scene: FlowScene, in frame: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.white.setFill()
        UIBezierPath(rect: frame).fill()
        if let list = scene.list {
            let place = CGAffineTransform(
                a: Self.reduction, b: 0, c: 0, d: Self.reduction, tx: frame.minX, ty: frame.minY)
            context.saveGState()
            UIBezierPath(rect: frame).addClip()
            context.add(list.items, transform: place)
            context.restoreGState()
        } else {
            let text = Self.text(Self.words(for: scene.scene), size: 13, weight: .regular, SheetStyle.quietInk)
            let area = frame.insetBy(dx: 8, dy: 0)
            let size = text.boundingRect(with: area.size, options: .usesLineFragmentOrigin, context: nil).size
            text.draw(
                in: CGRect(
                    x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width + 1,
                    height: size.height + 1))
        }
        let isInitial = scene.scene.isInitial
        (isInitial ? SheetStyle.moved : SheetStyle.edge).setStroke()
        let border = UIBezierPath(rect: frame.insetBy(dx: -0.5, dy: -0.5))
        border.lineWidth = isInitial ? 2 : 1
        border.stroke()
        guard isInitial else { return }
        let start = CGPoint(x: frame.minX - 40, y: frame.minY + 24)
        SheetArrow(points: [start, CGPoint(x: frame.minX - 1, y: start.y)], headLength: 13).draw(
            SheetStyle.moved, width: 4)
    }

    private func drawTitle(of scene: FlowScene, above frame: CGRect) {
        var parts = [scene.scene.storyboardIdentifier].compactMap(\.self).filter { $0 != scene.scene.title }
        if scene.scene.isInitial { parts.insert("initial scene", at: 0) }
        let title = Self.text(scene.scene.title, size: 13, weight: .semibold, SheetStyle.ink, cut: true)
        let detail = Self.text(
            parts.joined(separator: "  ·  "), size: 11, weight: .regular, SheetStyle.quietInk, cut: true)
        title.draw(in: CGRect(x: frame.minX, y: frame.minY - 36, width: frame.width, height: 16))
        if !parts.isEmpty {
            detail.draw(in: CGRect(x: frame.minX, y: frame.minY - 19, width: frame.width, height: 14))
        }
    }

    private func drawCaption(of arrow: FlowArrow, _ taken: inout [CGRect]) {
        let text = Self.text(arrow.caption, size: 10.5, weight: .medium, arrow.color)
        let size = text.size()
        let center = arrow.captionCenter
        var box = CGRect(
            x: center.x - size.width / 2 - 5, y: center.y - size.height / 2 - 2, width: size.width + 10,
            height: size.height + 4)
        box.origin.x = min(max(box.minX, 4), max(bounds.maxX - box.width - 4, 4))
        while let other = taken.first(where: { $0.intersects(box) }) { box.origin.y = other.maxY + 1 }
        taken.append(box)
        SheetStyle.background.setFill()
        let plate = UIBezierPath(roundedRect: box, cornerRadius: 5)
        plate.fill()
        arrow.color.withAlphaComponent(0.4).setStroke()
        plate.lineWidth = 0.75
        plate.stroke()
        text.draw(at: CGPoint(x: box.minX + 5, y: box.minY + 2))
    }

    private static func words(for scene: DocumentScene) -> String {
        switch scene.kind {
        case "navigationController": "Navigation controller"
        case "tabBarController": "Tab bar controller"
        case "splitViewController": "Split view controller"
        case "pageViewController": "Page view controller"
        case "viewControllerPlaceholder": "In another storyboard"
        default: "A scene without a view"
        }
    }

    private static func text(
        _ text: String, size: CGFloat, weight: UIFont.Weight, _ color: UIColor, cut: Bool = false
    ) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = cut ? .byTruncatingTail : .byWordWrapping
        style.alignment = cut ? .natural : .center
        return NSAttributedString(
            string: text,
            attributes: [
                .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color, .paragraphStyle: style,
            ])
    }
}
