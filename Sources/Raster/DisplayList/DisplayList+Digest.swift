internal import Foundation

extension DisplayList {
    /// Equal for equal lists, in every process and on every machine; fonts count by path. O(everything in the list).
    package var digest: StableDigest {
        var hasher = StableHasher()
        hasher.combine(Double(size.width))
        hasher.combine(Double(size.height))
        hasher.combine(items)
        return hasher.finish()
    }
}

extension Bitmap {
    /// Equal for bitmaps of equal size and pixels. O(pixels).
    package var digest: StableDigest {
        var hasher = StableHasher()
        hasher.combine(self)
        return hasher.finish()
    }
}

extension StableHasher {
    fileprivate mutating func combine(_ items: [DisplayItem]) {
        combine(items.count)
        for item in items { combine(item) }
    }

    /// Each kind begins with a number of its own.
    private mutating func combine(_ item: DisplayItem) {
        switch item {
        case .fill(let shape, let color):
            combine(1)
            combine(shape)
            combine(color)
        case .stroke(let path, let color, let style):
            combine(2)
            combine(path)
            combine(color)
            combine(style)
        case .border(let shape, let width, let color):
            combine(3)
            combine(shape)
            combine(Double(width))
            combine(color)
        case .shadow(let shape, let shadow):
            combine(4)
            combine(shape)
            combine(shadow.color)
            combine([shadow.radius, shadow.offset.width, shadow.offset.height])
        case .image(let bitmap, let rect):
            combine(5)
            combine(bitmap)
            combine(rect)
        case .glyphs(let run):
            combine(6)
            combine(run)
        case .group(let group):
            combine(7)
            combine(group)
        }
    }

    private mutating func combine(_ group: DisplayGroup) {
        let transform = group.transform
        for number in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
            combine(Double(number))
        }
        combine(group.clip == nil ? 0 : 1)
        if let clip = group.clip { combine(clip) }
        combine(group.opacity)
        combine(group.items)
    }

    private mutating func combine(_ run: GlyphRun) {
        combine(run.face.path)
        combine(run.face.index)
        combine(run.face.slant)
        combine(Double(run.size))
        combine(run.color)
        combine(run.glyphs.count)
        for glyph in run.glyphs {
            combine(Int(glyph.index))
            combine(glyph.position)
        }
    }

    private mutating func combine(_ shape: Shape) {
        switch shape {
        case .rectangle(let rect):
            combine(1)
            combine(rect)
        case .roundedRectangle(let rounded):
            combine(2)
            combine(rounded)
        case .path(let path, let rule):
            combine(rule == .winding ? 3 : 4)
            combine(path)
        }
    }

    private mutating func combine(_ shape: RoundedRectangle) {
        combine(shape.rect)
        combine([shape.topLeft, shape.topRight, shape.bottomLeft, shape.bottomRight])
    }

    private mutating func combine(_ path: Path) {
        combine(path.elements.count)
        for element in path.elements {
            switch element {
            case .move(let point):
                combine(1)
                combine(point)
            case .line(let point):
                combine(2)
                combine(point)
            case .quadCurve(let point, let control):
                combine(3)
                combine(point)
                combine(control)
            case .curve(let point, let first, let second):
                combine(4)
                combine(point)
                combine(first)
                combine(second)
            case .close:
                combine(5)
            }
        }
    }

    private mutating func combine(_ style: StrokeStyle) {
        combine([style.width, style.miterLimit, style.dashPhase])
        combine([StrokeStyle.Cap.butt, .round, .square].firstIndex(of: style.cap) ?? 0)
        combine([StrokeStyle.Join.miter, .round, .bevel].firstIndex(of: style.join) ?? 0)
        combine(style.dash)
    }

    private mutating func combine(_ color: Color) {
        combine(Double(color.red))
        combine(Double(color.green))
        combine(Double(color.blue))
        combine(Double(color.alpha))
    }

    private mutating func combine(_ rect: CGRect) {
        combine(rect.origin)
        combine(Double(rect.size.width))
        combine(Double(rect.size.height))
    }

    private mutating func combine(_ point: CGPoint) {
        combine(Double(point.x))
        combine(Double(point.y))
    }

    fileprivate mutating func combine(_ bitmap: Bitmap) {
        combine(bitmap.width)
        combine(bitmap.height)
        for pixel in bitmap.pixels { combine(UInt64(pixel)) }
    }

    private mutating func combine(_ numbers: [CGFloat]) {
        combine(numbers.count)
        for number in numbers { combine(Double(number)) }
    }
}
