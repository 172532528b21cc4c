internal import CPangoCairo
internal import Foundation

/// Owns a `cairo_t` on an image surface over memory that someone else keeps.
@safe
struct CairoContext: ~Copyable {
    private let context: OpaquePointer

    /// Over the canvas's own pixels.
    init(canvas: Canvas) throws(RasterError) {
        let size = canvas.bounds
        try unsafe self.init(
            CAIRO_FORMAT_ARGB32, canvas.row(size.top), width: size.width, height: size.height, stride: size.width * 4)
    }

    /// Over one byte of coverage a pixel; `stride` is a multiple of four.
    @unsafe
    init(coverage: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) throws(RasterError) {
        try unsafe self.init(CAIRO_FORMAT_A8, coverage, width: width, height: height, stride: stride)
    }

    private init(
        _ format: cairo_format_t, _ memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int
    ) throws(RasterError) {
        // Cairo counts in bytes, whatever the pixels are; bytes may be looked at in any memory.
        let surface = unsafe cairo_image_surface_create_for_data(
            memory.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), Int32(stride))
        // The context keeps the surface.
        defer { unsafe cairo_surface_destroy(surface) }
        let made = unsafe cairo_create(surface)
        guard let made = unsafe made else { throw .cairo(operation: "create", status: 0) }
        let status = unsafe cairo_status(made)
        guard status == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_destroy(made)
            throw .cairo(operation: "create", status: Int(status.rawValue))
        }
        unsafe context = unsafe made
        unsafe cairo_set_tolerance(made, 0.1)
    }

    deinit {
        unsafe cairo_destroy(context)
    }

    /// Runs `body` with a source colour and a clip of whole pixels; `top` is the picture's row at the surface's top.
    func draw(
        _ pixel: UInt32, within area: PixelRect, top: Int, _ body: (borrowing CairoContext) -> Void
    ) throws(RasterError) {
        unsafe cairo_surface_mark_dirty(cairo_get_target(context))
        unsafe cairo_save(context)
        unsafe cairo_rectangle(
            context, Double(area.left), Double(area.top - top), Double(area.width), Double(area.height))
        unsafe cairo_clip(context)
        setSource(pixel)
        body(self)
        unsafe cairo_restore(context)
        unsafe cairo_surface_flush(cairo_get_target(context))
        let status = unsafe cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(operation: "draw", status: Int(status.rawValue)) }
    }

    /// A premultiplied pixel as the source.
    private func setSource(_ pixel: UInt32) {
        let alpha = Double(pixel >> 24)
        let channel = { (shift: UInt32) in alpha > 0 ? Double((pixel >> shift) & 255) / alpha : 0 }
        unsafe cairo_set_source_rgba(context, channel(16), channel(8), channel(0), alpha / 255)
    }

    /// Adds a path in device pixels, moved up by the band's top row: a whole number, so that points stay on the grid.
    func append(_ path: Path, below top: Int, left: Int = 0) {
        unsafe cairo_new_path(context)
        let shift = CGFloat(top)
        let side = CGFloat(left)
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point):
                unsafe cairo_move_to(context, point.x - side, point.y - shift)
                current = point
                start = point
            case .line(let point):
                unsafe cairo_line_to(context, point.x - side, point.y - shift)
                current = point
            case .quadCurve(let point, let control):
                curve(Path.cubic(from: current, control: control, to: point), to: point, side, shift)
                current = point
            case .curve(let point, let first, let second):
                curve((first, second), to: point, side, shift)
                current = point
            case .close:
                unsafe cairo_close_path(context)
                current = start
            }
        }
    }

    private func curve(_ controls: (CGPoint, CGPoint), to end: CGPoint, _ side: CGFloat, _ shift: CGFloat) {
        unsafe cairo_curve_to(
            context, controls.0.x - side, controls.0.y - shift, controls.1.x - side, controls.1.y - shift,
            end.x - side, end.y - shift)
    }

    func fill(_ rule: Path.FillRule) {
        unsafe cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        unsafe cairo_fill(context)
    }

    /// Strokes the path that is there; the pen is shaped by the stroke's transform, the path is not touched by it.
    func stroke(_ stroke: DeviceStroke) {
        let transform = stroke.transform
        var matrix = cairo_matrix_t(xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: 0, y0: 0)
        unsafe cairo_set_matrix(context, &matrix)
        let style = stroke.style
        unsafe cairo_set_line_width(context, style.width)
        unsafe cairo_set_line_cap(context, style.cap.cairo)
        unsafe cairo_set_line_join(context, style.join.cairo)
        unsafe cairo_set_miter_limit(context, style.miterLimit)
        unsafe cairo_set_dash(context, style.dash.map(Double.init), Int32(style.dash.count), style.dashPhase)
        unsafe cairo_stroke(context)
    }
}

extension Path {
    /// The handles of the cubic curve that equals a quadratic one, on the device grid.
    static func cubic(from start: CGPoint, control: CGPoint, to end: CGPoint) -> (CGPoint, CGPoint) {
        let toward = { (point: CGPoint) in
            CGPoint(
                x: FixedRect.snapped(point.x + (control.x - point.x) * 2 / 3),
                y: FixedRect.snapped(point.y + (control.y - point.y) * 2 / 3))
        }
        return (toward(start), toward(end))
    }
}

extension StrokeStyle.Cap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension StrokeStyle.Join {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
