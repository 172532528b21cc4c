/// The coverage of a layer's mask within an area, row by row.
struct MaskRows {
    private enum Source {
        case none
        case rectangle(FixedRect)
        case rounded(DeviceRoundedRect)
        /// One byte a pixel of the area.
        case bytes([UInt8])
    }

    private let source: Source
    private let area: PixelRect

    init(_ mask: Layer.Mask, area: PixelRect) throws(RasterError) {
        self.area = area
        switch mask {
        case .none: source = .none
        case .rectangle(let rect): source = .rectangle(rect)
        case .rounded(let rounded): source = .rounded(rounded)
        case .path(let path, let rule): source = .bytes(try CairoMask.coverage(of: path, rule, in: area))
        }
    }

    /// Sets `coverage`, one byte for each column of the area, to row `y`.
    func fill(_ coverage: inout [UInt8], row y: Int) {
        switch source {
        case .none:
            break
        case .rectangle(let rect):
            let vertical = rect.verticalCoverage(y)
            for x in 0..<area.width {
                coverage[x] = UInt8((vertical * rect.horizontalCoverage(area.left + x) * 255 + 32_768) >> 16)
            }
        case .rounded(let rounded):
            let full = rounded.fullSpan(y).clamped(to: area.left..<area.right)
            for x in area.left..<full.lowerBound {
                coverage[x &- area.left] = UInt8(rounded.coverage(x, y))
            }
            unsafe coverage.withUnsafeMutableBufferPointer { row in
                let middle = full.lowerBound - area.left..<full.upperBound - area.left
                unsafe UnsafeMutableBufferPointer(rebasing: row[middle]).update(repeating: 255)
            }
            for x in full.upperBound..<area.right {
                coverage[x &- area.left] = UInt8(rounded.coverage(x, y))
            }
        case .bytes(let bytes):
            let start = (y - area.top) * area.width
            coverage.replaceSubrange(0..<area.width, with: bytes[start..<start + area.width])
        }
    }
}
