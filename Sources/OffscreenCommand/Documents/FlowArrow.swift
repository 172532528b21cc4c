import Foundation
import InterfaceBuilder
import UIKit

/// A segue as an arrow on the sheet; coordinates are those of the sheet, in points.
@MainActor struct FlowArrow {
    let segue: DocumentScene.Segue
    let points: [CGPoint]

    /// - Parameters:
    ///   - source: the scene that it begins in.
    ///   - origin: the view that it begins at; nil for the scene as a whole.
    ///   - lane: how many arrows leave the same side before this one: they do not run on top of each other.
    init(_ segue: DocumentScene.Segue, from source: CGRect, origin: CGRect?, to target: CGRect, lane: Int) {
        self.segue = segue
        let shift = CGFloat(lane) * 9
        let y = min(max(origin?.midY ?? source.midY + shift, source.minY + 8), source.maxY - 8)
        let entry = min(max(y, target.minY + target.height * 0.25), target.minY + target.height * 0.75) + shift / 2
        if target.minX >= source.maxX + 12 {
            points = Self.sideways(
                from: CGPoint(x: source.maxX, y: y), to: CGPoint(x: target.minX, y: entry), shift: shift)
        } else if target.maxX <= source.minX - 12 {
            points = Self.sideways(
                from: CGPoint(x: source.minX, y: y), to: CGPoint(x: target.maxX, y: entry), shift: -shift)
        } else {
            points = Self.upright(source, target, shift: shift)
        }
    }

    private static func sideways(from start: CGPoint, to end: CGPoint, shift: CGFloat) -> [CGPoint] {
        guard abs(start.y - end.y) > 1 else { return [start, CGPoint(x: end.x, y: start.y)] }
        let direction: CGFloat = end.x > start.x ? 1 : -1
        // Near the target, where the arrows of its sources come together.
        let distance = min(abs(end.x - start.x) / 2, 44)
        let bend = end.x - direction * max(distance - abs(shift) * 0.6, distance / 3)
        return [start, CGPoint(x: bend, y: start.y), CGPoint(x: bend, y: end.y), end]
    }

    /// Between scenes one above the other, on the right of the titles.
    private static func upright(_ source: CGRect, _ target: CGRect, shift: CGFloat) -> [CGPoint] {
        let (left, right) = (max(source.minX, target.minX), min(source.maxX, target.maxX))
        let x = max(left + (right - left) * 0.8 - shift, left)
        let isBelow = target.midY >= source.midY
        return isBelow
            ? [CGPoint(x: x, y: source.maxY), CGPoint(x: x, y: target.minY)]
            : [CGPoint(x: x, y: source.minY), CGPoint(x: x, y: target.maxY)]
    }

    /// What the segue is called: its kind, and the identifier that code performs it by.
    var caption: String {
        let kind =
            segue.relationship.map(Self.words)
            ?? Self.kinds[segue.kind] ?? Self.words(segue.kind)
        return segue.identifier.map { "\(kind)  \($0)" } ?? kind
    }

    private static let kinds = [
        "showDetail": "show detail", "presentation": "present modally", "modal": "present modally",
        "popoverPresentation": "popover", "popover": "popover",
    ]

    /// `rootViewController` as `root view controller`.
    private static func words(_ name: String) -> String {
        name.reduce(into: "") { text, character in
            text += character.isUppercase ? " " + character.lowercased() : String(character)
        }
    }

    var color: UIColor {
        switch segue.kind {
        case "relationship": SheetStyle.quietInk
        case "embed": SheetStyle.added
        case "presentation", "modal", "popoverPresentation", "popover": SheetStyle.changed
        case "custom": SheetStyle.removed
        default: SheetStyle.moved
        }
    }

    var dash: [CGFloat] { segue.kind == "relationship" || segue.kind == "embed" ? [4, 3] : [] }

    /// The middle of its longest part.
    var captionCenter: CGPoint {
        let parts = zip(points, points.dropFirst())
        let longest = parts.max { hypot($0.1.x - $0.0.x, $0.1.y - $0.0.y) < hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        return longest.map { CGPoint(x: ($0.0.x + $0.1.x) / 2, y: ($0.0.y + $0.1.y) / 2) } ?? .zero
    }
}
