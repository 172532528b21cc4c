public import Foundation
import Goldens
import Raster
public import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// The path filled in black, compared exactly.
    public static var image: Snapshotting { .image() }

    /// - Parameters:
    ///   - precision: the part of the pixels that must match, 0...1.
    ///   - perceptualPrecision: how near colours must be to match, 0...1.
    ///   - drawingMode: whether the path is filled or stroked, and by which rule.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: 1
        ).pullback { path in
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(bounds: path.boundingBoxOfPath, format: format).image { renderer in
                renderer.cgContext.addPath(path)
                renderer.cgContext.drawPath(using: drawingMode)
            }
        }
    }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// A line for each element, with one to three decimals.
    public static var elementsDescription: Snapshotting {
        elements { value in
            // Foundation's formatter prints more decimals on Linux than it is told to.
            let text = Number.text(Double(value))
            return text.contains(".") ? text : text + ".0"
        }
    }

    /// A line for each element: what it does, and its points.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        elements { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
    }

    private static func elements(_ text: @escaping @Sendable (CGFloat) -> String) -> Snapshotting {
        SimplySnapshotting.lines.pullback { path in
            path.elementWords.enumerated().map { index, element in
                let points = element.points.map { "(\(text($0.x)), \(text($0.y)))" }
                // An empty line before each part of the outline.
                let gap = element.name == "MoveTo" && index > 0 ? "\n" : ""
                return gap + ([element.name] + points).joined(separator: " ") + "\n"
            }.joined()
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// A line for each element, with up to three decimals.
    public static var elementsDescription: Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
    }

    /// A line for each element: what it does, and its points.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { $0.cgPath }
    }
}

extension CGPath {
    /// Each element's name and its points, those that steer a curve before its end.
    fileprivate var elementWords: [(name: String, points: [CGPoint])] {
        path.elements.map { element in
            switch element {
            case .move(let point): ("MoveTo", [point])
            case .line(let point): ("LineTo", [point])
            case .quadCurve(let point, let control): ("QuadCurveTo", [control, point])
            case .curve(let point, let first, let second): ("CurveTo", [first, second, point])
            case .close: ("Close", [])
            }
        }
    }
}
