public import Foundation
import Raster

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start point out to an ellipse that the end point is a corner of.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, clockwise from the end point's direction.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that passes from colour to colour over its background, inside of its rounded corners.
///
/// Source of the defaults: the class reference. Colours mix unmultiplied, as Core Animation's do: a way from `clear`, which is
/// black, to white is grey in between.
open class CAGradientLayer: CALayer {
    /// `CGColor`s in order; none draws nothing, one fills.
    open var colors: [Any]?
    /// Where each colour is, 0...1 and rising; nil spreads them evenly.
    open var locations: [NSNumber]?
    /// In the unit square of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial

    override func contentItems() -> [DisplayItem] {
        let stops = stops
        guard !stops.isEmpty, !bounds.isEmpty, bounds.width.isFinite, bounds.height.isFinite else {
            return super.contentItems()
        }
        let place = GradientPlace(type: type, start: startPoint, end: endPoint, size: bounds.size)
        let bitmap = Self.picture(of: stops, place: place, size: pixelSize(place))
        return [.group(DisplayGroup(clip: shape, items: [.image(bitmap, bounds)]))] + super.contentItems()
    }

    private var stops: GradientStops {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.storage.rasterColor }
        let places = (locations ?? []).map(\.doubleValue)
        let last = max(colors.count - 1, 1)
        return GradientStops(
            colors.enumerated().map { index, color in
                (places.count == colors.count ? places[index] : Double(index) / Double(last), color)
            })
    }

    /// The device's pixels, of which a gradient straight down or across needs one line alone.
    private func pixelSize(_ place: GradientPlace) -> (width: Int, height: Int) {
        let scale = max(UITraitCollection.current.displayScale, 1)
        let length = { (points: CGFloat) in Int(min((points * scale).rounded(.up), CGFloat(Self.maximumSide))) }
        return (
            place.changesAcross ? max(length(bounds.width), 1) : 1,
            place.changesDown ? max(length(bounds.height), 1) : 1
        )
    }

    /// Pixels; larger gradients are drawn as large and scaled up, which nobody sees.
    private static let maximumSide = 2048

    private static func picture(
        of stops: GradientStops, place: GradientPlace, size: (width: Int, height: Int)
    ) -> Bitmap {
        var bitmap = Bitmap(width: size.width, height: size.height)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let point = CGPoint(
                    x: (CGFloat(x) + 0.5) / CGFloat(size.width), y: (CGFloat(y) + 0.5) / CGFloat(size.height))
                bitmap.pixels[y * size.width + x] = stops.color(at: place.position(of: point)).pixel
            }
        }
        return bitmap
    }
}

/// Colours along 0...1.
struct GradientStops {
    private let stops: [(place: Double, color: Color)]

    init(_ stops: [(place: Double, color: Color)]) {
        self.stops = stops
    }

    var isEmpty: Bool { stops.isEmpty }

    /// Before the first and after the last colour those go on.
    func color(at place: Double) -> Color {
        guard let next = stops.firstIndex(where: { $0.place > place }) else { return stops.last?.color ?? .clear }
        guard next > 0 else { return stops[0].color }
        let (from, to) = (stops[next - 1], stops[next])
        let share = (place - from.place) / (to.place - from.place)
        let mixed = { (one: Double, other: Double) in one + (other - one) * share }
        return Color(
            red: mixed(from.color.red, to.color.red), green: mixed(from.color.green, to.color.green),
            blue: mixed(from.color.blue, to.color.blue), alpha: mixed(from.color.alpha, to.color.alpha))
    }
}

/// Where a point of the unit square is along a gradient.
struct GradientPlace {
    let type: CAGradientLayerType
    let start: CGPoint
    let end: CGPoint
    /// Points, for the angles around the start point.
    let size: CGSize

    var changesAcross: Bool { type != .axial || start.x != end.x }
    var changesDown: Bool { type != .axial || start.y != end.y }

    func position(of point: CGPoint) -> Double {
        let (way, offset) = (
            CGVector(dx: end.x - start.x, dy: end.y - start.y), CGVector(dx: point.x - start.x, dy: point.y - start.y)
        )
        switch type {
        case .radial:
            guard way.dx != 0, way.dy != 0 else { return 1 }
            return Double(hypot(offset.dx / way.dx, offset.dy / way.dy))
        case .conic:
            let turn = angle(offset) - angle(way)
            return Double((turn < 0 ? turn + 2 * .pi : turn) / (2 * .pi))
        default:
            let square = way.dx * way.dx + way.dy * way.dy
            guard square > 0 else { return 1 }
            return Double((offset.dx * way.dx + offset.dy * way.dy) / square)
        }
    }

    private func angle(_ vector: CGVector) -> CGFloat { atan2(vector.dy * size.height, vector.dx * size.width) }
}
