public import Foundation
public import Raster

/// A path that is built, measured, filled and stroked in points.
open class UIBezierPath: NSObject, NSCopying {
    package private(set) var path = Path()

    /// Points.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    /// The longest miter in line widths; sharper corners are bevelled.
    open var miterLimit: CGFloat = 10
    open var usesEvenOddFillRule = false
    private var dash: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    public override init() {
        super.init()
    }

    public convenience init(rect: CGRect) {
        self.init()
        path.addRectangle(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path = Path(roundedRect: rect, corners: .allCorners, radius: cornerRadius)
    }

    /// The corners are round with the radius `cornerRadii.width`.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path = Path(roundedRect: rect, corners: corners, radius: cornerRadii.width)
    }

    /// Angles in radians from the x axis; clockwise with the y axis pointing down.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path = CGPath.path
    }

    open var cgPath: CGPath {
        get { CGPath(path: path) }
        set { path = newValue.path }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: cgPath)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        copy.dashPhase = dashPhase
        return copy
    }

    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.add(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2))
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.add(.quadCurve(to: endPoint, control: controlPoint))
    }

    /// Angles in radians from the x axis; clockwise with the y axis pointing down.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let sweep = Path.sweep(from: startAngle, to: endAngle, isGrowing: clockwise)
        path.addArc(center: center, radius: radius, start: startAngle, sweep: sweep)
    }

    open func close() {
        path.close()
    }

    open func removeAllPoints() {
        path = Path()
    }

    open func append(_ bezierPath: UIBezierPath) {
        path.append(bezierPath.path)
    }

    open func reversing() -> UIBezierPath {
        guard let copy = copy() as? UIBezierPath else { return UIBezierPath() }
        copy.path = path.reversed()
        return copy
    }

    open func apply(_ transform: CGAffineTransform) {
        path = path.applying(transform)
    }

    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// Writes the pattern where `count` says there is room, and its length to `count`.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern {
            pattern.update(from: dash, count: dash.count)
        }
        count?.pointee = dash.count
        phase?.pointee = dashPhase
    }

    package var strokeStyle: StrokeStyle {
        StrokeStyle(
            width: lineWidth, cap: .init(lineCapStyle), join: .init(lineJoinStyle), miterLimit: miterLimit,
            dash: dash, dashPhase: dashPhase)
    }
}

extension UIBezierPath {
    public var isEmpty: Bool { path.elements.isEmpty }

    /// Around all points and handles; null for an empty path.
    public var bounds: CGRect { path.controlBounds }

    /// Zero for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    public func contains(_ point: CGPoint) -> Bool {
        path.contains(point, rule: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}

extension StrokeStyle.Cap {
    package init(_ cap: CGLineCap) {
        self =
            switch cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
    }
}

extension StrokeStyle.Join {
    package init(_ join: CGLineJoin) {
        self =
            switch join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
    }
}
