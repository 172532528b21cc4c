internal import CPangoCairo
internal import Foundation

extension FreeTypeLibrary {
    mutating func outline(_ face: FontFace, glyph: UInt32) throws(RasterError) -> Path {
        let opened = try unsafe open(face)
        guard unsafe isScalable(opened), unsafe hasGlyph(glyph, opened) else { return Path() }
        try check(unsafe FT_Load_Glyph(opened, glyph, Self.outlineFlags | Int32(FT_LOAD_NO_SCALE)), face)
        guard let slot = unsafe opened.pointee.glyph else { throw .font(path: face.path, index: face.index, status: 0) }
        unsafe lean(&slot.pointee.outline, face.slant)
        var collector = OutlineCollector(scale: 1 / max(1, Double(unsafe opened.pointee.units_per_EM)))
        var callbacks = OutlineCollector.callbacks
        let status = unsafe withUnsafeMutablePointer(to: &collector) { pointer in
            unsafe FT_Outline_Decompose(&slot.pointee.outline, &callbacks, pointer)
        }
        try check(status, face)
        collector.finish()
        return collector.path
    }
}

/// Gathers the segments that FreeType reports into a path in ems, y pointing down.
private struct OutlineCollector {
    let scale: Double
    var path = Path()

    mutating func add(_ element: Path.Element) {
        if case .move = element { finish() }
        path.elements.append(element)
    }

    /// FreeType's contours are closed without saying so.
    mutating func finish() {
        if !path.elements.isEmpty { path.elements.append(.close) }
    }

    func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
        guard let vector = unsafe vector?.pointee else { return .zero }
        return CGPoint(x: Double(vector.x) * scale, y: -Double(vector.y) * scale)
    }

    static func with(_ user: UnsafeMutableRawPointer?, _ body: (inout OutlineCollector) -> Void) -> Int32 {
        guard let user = unsafe user else { return 1 }
        // What `outline` handed to FreeType, which hands it back.
        unsafe body(&user.assumingMemoryBound(to: OutlineCollector.self).pointee)
        return 0
    }

    static var callbacks: FT_Outline_Funcs {
        unsafe FT_Outline_Funcs(
            move_to: { to, user in
                unsafe OutlineCollector.with(user) { unsafe $0.add(.move(to: $0.point(to))) }
            },
            line_to: { to, user in
                unsafe OutlineCollector.with(user) { unsafe $0.add(.line(to: $0.point(to))) }
            },
            conic_to: { control, to, user in
                unsafe OutlineCollector.with(user) {
                    unsafe $0.add(.quadCurve(to: $0.point(to), control: $0.point(control)))
                }
            },
            cubic_to: { first, second, to, user in
                unsafe OutlineCollector.with(user) {
                    unsafe $0.add(
                        .curve(to: $0.point(to), control1: $0.point(first), control2: $0.point(second)))
                }
            },
            shift: 0, delta: 0)
    }
}
