internal import Foundation

/// Draws shadow masks: coverage of the shape, moved by a fraction of a pixel, blurred.
struct ShadowMaskMaker {
    /// Larger masks are made coarser. Values.
    private static let largest = 1 << 20
    /// Those of rectangles, which any number of views share, stay exact up to this size. Values.
    private static let largestExact = 1 << 22

    let corners: CornerMaskCache

    func mask(_ key: ShadowKey) throws(RasterError) -> ShadowMask {
        let blur = key.blur
        switch key.shape {
        case .rounded(let width, let height, let topLeft, let topRight, let bottomLeft, let bottomRight):
            let shape = DeviceRoundedRect(
                rect: PixelRect(left: 0, top: 0, right: width, bottom: height),
                topLeft: corners.mask(radius: topLeft), topRight: corners.mask(radius: topRight),
                bottomLeft: corners.mask(radius: bottomLeft), bottomRight: corners.mask(radius: bottomRight))
            return mask(key, blur, width: width, height: height) { UInt8(shape.coverage($0, $1)) }
        case .rectangle(let rect):
            let pixels = rect.pixels
            return mask(key, blur, width: pixels.width, height: pixels.height) { x, y in
                UInt8((rect.horizontalCoverage(x) * rect.verticalCoverage(y) * 255 + 32_768) >> 16)
            }
        case .path(let path, let rule):
            return try mask(key, path, rule)
        }
    }

    private func mask(
        _ key: ShadowKey, _ blur: BoxBlur, width: Int, height: Int, coverage: (Int, Int) -> UInt8
    ) -> ShadowMask {
        let margin = blur.reach + 1
        let (across, down) = (width + 2 * margin, height + 2 * margin)
        if across * down > Self.largestExact {
            return coarseMask(key, width: width, height: height, coverage: coverage)
        }
        var values = [Float](repeating: 0, count: across * down)
        for y in 0..<height {
            for x in 0..<width {
                values[(y + margin) * across + x + margin] = Float(coverage(x, y))
            }
        }
        finish(&values, key, blur, across, down)
        return ShadowMask(
            width: across, height: down, stretchedColumn: across / 2, stretchedRow: down / 2,
            values: values.map { UInt8(min(255, max(0, $0.rounded()))) })
    }

    /// The blur is many times wider than a value's square, so a few samples make out what is covered of it.
    private func coarseMask(
        _ key: ShadowKey, width: Int, height: Int, coverage: (Int, Int) -> UInt8
    ) -> ShadowMask {
        let margin = key.blur.reach + 1
        let (wholeWidth, wholeHeight) = (width + 2 * margin, height + 2 * margin)
        let step = Self.step(width: wholeWidth, height: wholeHeight)
        let (across, down) = ((wholeWidth + step - 1) / step, (wholeHeight + step - 1) / step)
        var values = [Float](repeating: 0, count: across * down)
        let distance = max(1, step / 4)
        let weight = Float(distance * distance) / Float(step * step)
        for y in stride(from: 0, to: height, by: distance) {
            for x in stride(from: 0, to: width, by: distance) {
                values[(y + margin) / step * across + (x + margin) / step] += Float(coverage(x, y)) * weight
            }
        }
        Self.blur(key, step).apply(&values, width: across, height: down)
        return ShadowMask(
            width: across, height: down, wholeWidth: wholeWidth, wholeHeight: wholeHeight, step: step,
            values: values.map { UInt8(min(255, max(0, $0.rounded()))) })
    }

    /// Pixels from value to value in a mask that would be too large, or 1.
    private static func step(width: Int, height: Int) -> Int {
        max(1, Int((Double(width) * Double(height) / Double(largest)).squareRoot().rounded(.up)))
    }

    private static func blur(_ key: ShadowKey, _ step: Int) -> BoxBlur {
        BoxBlur(sigma: Double(key.sigma) / Double(FixedRect.unit) / Double(step))
    }

    private func finish(_ values: inout [Float], _ key: ShadowKey, _ blur: BoxBlur, _ width: Int, _ height: Int) {
        Self.shift(&values, by: key.fractionX, stride: 1)
        Self.shift(&values, by: key.fractionY, stride: width)
        blur.apply(&values, width: width, height: height)
    }

    /// Moves all values by a fraction of a pixel: each takes its part of the one before. The margin keeps them inside.
    private static func shift(_ values: inout [Float], by fraction: Int, stride: Int) {
        guard fraction > 0 else { return }
        let share = Float(fraction) / Float(FixedRect.unit)
        for index in (stride..<values.count).reversed() {
            values[index] += (values[index - stride] - values[index]) * share
        }
    }

    /// Any outline: drawn by Cairo, smaller by a whole number where the mask would be too large.
    private func mask(_ key: ShadowKey, _ path: Path, _ rule: Path.FillRule) throws(RasterError) -> ShadowMask {
        guard let bounds = path.pixelBounds else {
            return ShadowMask(width: 1, height: 1, stretchedColumn: 0, stretchedRow: 0, values: [0])
        }
        let reach = key.blur.reach + 1
        let (wholeWidth, wholeHeight) = (bounds.right + 2 * reach, bounds.bottom + 2 * reach)
        let step = Self.step(width: wholeWidth, height: wholeHeight)
        let blur = Self.blur(key, step)
        let margin = (reach + step - 1) / step
        let (width, height) = (bounds.right / step + 1 + 2 * margin, bounds.bottom / step + 1 + 2 * margin)
        let offset = CGFloat(reach) / CGFloat(step)
        let small = path.onDeviceGrid(
            CGAffineTransform(
                a: 1 / CGFloat(step), b: 0, c: 0, d: 1 / CGFloat(step), tx: offset, ty: offset))
        let whole = PixelRect(left: 0, top: 0, right: width, bottom: height)
        var values = try CairoMask.coverage(of: small ?? path, rule, in: whole).map(Float.init)
        if step == 1 {
            finish(&values, key, blur, width, height)
        } else {
            blur.apply(&values, width: width, height: height)
        }
        let bytes = values.map { UInt8(min(255, max(0, $0.rounded()))) }
        if step == 1 {
            return ShadowMask(
                width: width, height: height, stretchedColumn: width - 1, stretchedRow: height - 1, values: bytes)
        }
        return ShadowMask(
            width: width, height: height, wholeWidth: wholeWidth, wholeHeight: wholeHeight, step: step, values: bytes)
    }
}
