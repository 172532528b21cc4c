public import Foundation
import Raster

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path. Source of the defaults: the class reference.
open class CAShapeLayer: CALayer {
    /// In the layer's coordinates; it is not cut off at the bounds.
    open var path: CGPath?
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var fillRule = CAShapeLayerFillRule.nonZero
    open var strokeColor: CGColor?
    /// Points.
    open var lineWidth: CGFloat = 1
    open var miterLimit: CGFloat = 10
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var lineDashPhase: CGFloat = 0
    /// Lengths of dashes and gaps in points; nil for a solid line.
    open var lineDashPattern: [NSNumber]?

    override func contentItems() -> [DisplayItem] {
        var items = super.contentItems()
        guard let path else { return items }
        if let color = fillColor?.storage.rasterColor, color.alpha > 0 {
            items.append(.fill(path.shape(rule: fillRule == .evenOdd ? .evenOdd : .winding), color))
        }
        if let color = strokeColor?.storage.rasterColor, color.alpha > 0, lineWidth > 0 {
            items.append(.stroke(path.path, color, strokeStyle))
        }
        return items
    }

    private var strokeStyle: StrokeStyle {
        let cap: StrokeStyle.Cap =
            switch lineCap {
            case .round: .round
            case .square: .square
            default: .butt
            }
        let join: StrokeStyle.Join =
            switch lineJoin {
            case .round: .round
            case .bevel: .bevel
            default: .miter
            }
        return StrokeStyle(
            width: lineWidth, cap: cap, join: join, miterLimit: miterLimit,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    }
}
