internal import Foundation

extension Planner {
    func append(_ group: DisplayGroup, in frame: Frame, to operations: inout [PaintOperation]) throws(RasterError) {
        let opacity = group.opacity > 0 ? UInt32((min(group.opacity, 1) * 255).rounded()) : 0
        guard opacity > 0 else { return }
        guard frame.depth < PictureLimit.nesting else { throw .nestingTooDeep(limit: PictureLimit.nesting) }
        var inner = Frame(
            transform: group.transform.concatenating(frame.transform), clip: frame.clip,
            depth: frame.depth + 1)
        var clip = Layer.Mask.none
        if let shape = group.clip {
            clip = mask(shape, inner.transform)
            guard let bounds = clip.bounds else { return }
            inner.clip = inner.clip.intersection(bounds)
            guard !inner.clip.isEmpty else { return }
        }
        if opacity == 255, clip.isPixelAlignedRectangle {
            return try append(group.items, in: inner, to: &operations)
        }
        var layered: [PaintOperation] = []
        try append(group.items, in: inner, to: &layered)
        if opacity == 255, !layered.contains(where: { clip.cuts($0.bounds) }) {
            operations.append(contentsOf: layered)
            return
        }
        let bounds = layered.reduce(PixelRect.empty) { $0.union($1.bounds) }
        guard !bounds.isEmpty else { return }
        let layer = Layer(operations: layered, mask: clip, opacity: opacity)
        operations.append(PaintOperation(bounds: bounds, content: .layer(layer)))
    }
}

extension Layer.Mask {
    /// Every pixel the mask lets anything through to; nil where there is none.
    var bounds: PixelRect? {
        switch self {
        case .none: nil
        case .rectangle(let rect): rect.pixels
        case .rounded(let rounded): rounded.rect
        case .path(let path, _): path.pixelBounds
        }
    }

    /// No mask at all, or one that a rectangle of whole pixels does the work of.
    var isPixelAlignedRectangle: Bool {
        switch self {
        case .none: true
        case .rectangle(let rect): rect.isPixelAligned
        case .rounded, .path: false
        }
    }

    /// Whether something inside the mask's bounds may be cut by its edge: false lets it be painted without a layer.
    func cuts(_ bounds: PixelRect) -> Bool {
        switch self {
        case .none: false
        case .rectangle(let rect): !rect.isPixelAligned
        case .rounded(let rounded): rounded.partlyCovered.contains { $0.intersects(bounds) }
        case .path: true
        }
    }
}
