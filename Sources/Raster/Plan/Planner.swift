internal import Foundation

/// Turns a display list into a plan: the one place where points become pixels.
struct Planner {
    let corners: CornerMaskCache
    let glyphs: GlyphCache
    let shadows: ShadowMaskCache
    /// Opens faces whose bounds are not known yet.
    let rasterizer: GlyphRasterizer

    func plan(_ list: DisplayList, scale: CGFloat, width: Int, height: Int) throws(RasterError) -> Plan {
        let frame = Frame(
            transform: CGAffineTransform(scaleX: scale, y: scale),
            clip: PixelRect(left: 0, top: 0, right: width, bottom: height))
        var operations: [PaintOperation] = []
        operations.reserveCapacity(list.items.count)
        try append(list.items, in: frame, to: &operations)
        return Plan(width: width, height: height, operations: operations)
    }

    /// What surrounds an item: the way to device pixels, and the pixels that may be touched.
    struct Frame {
        var transform: CGAffineTransform
        var clip: PixelRect
        /// Groups around the item.
        var depth = 0
    }

    func append(
        _ items: [DisplayItem], in frame: Frame, to operations: inout [PaintOperation]
    ) throws(RasterError) {
        for item in items {
            switch item {
            case .fill(let shape, let color):
                add(fill(shape, color, frame), in: frame, to: &operations)
            case .stroke(let path, let color, let style):
                add(stroke(path, color, style, frame), in: frame, to: &operations)
            case .border(let shape, let width, let color):
                add(border(shape, width, color, frame), in: frame, to: &operations)
            case .glyphs(let run):
                for operation in try glyphs(run, frame) {
                    add(operation, in: frame, to: &operations)
                }
            case .group(let group):
                try append(group, in: frame, to: &operations)
            case .shadow(let shape, let shadow):
                add(try self.shadow(shape, shadow, frame), in: frame, to: &operations)
            case .image(let bitmap, let rect):
                add(image(bitmap, rect, frame), in: frame, to: &operations)
            }
        }
    }

    /// Drops what cannot be seen.
    private func add(_ operation: PaintOperation?, in frame: Frame, to operations: inout [PaintOperation]) {
        guard let operation else { return }
        let bounds = operation.bounds.intersection(frame.clip)
        guard !bounds.isEmpty else { return }
        if bounds == operation.bounds, let last = operations.last, case .shadow(var shadow) = last.content {
            shadow.covered = operation.opaqueShape
            operations[operations.count - 1] = PaintOperation(bounds: last.bounds, content: .shadow(shadow))
        }
        operations.append(PaintOperation(bounds: bounds, content: operation.content))
    }
}
