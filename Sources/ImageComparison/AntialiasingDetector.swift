import Raster

/// Tells pixels on the smoothed edge of a shape, which rasterizers shade each in their own way, from others.
///
/// After V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009): such a pixel has darker and brighter
/// neighbours, hardly any as bright as itself, and its darkest or brightest neighbour lies in an even area of both pictures.
struct AntialiasingDetector {
    let golden: Bitmap
    let actual: Bitmap

    /// Whether the pixel is on a smoothed edge of either picture.
    func isOnEdge(_ column: Int, _ row: Int) -> Bool {
        isOnEdge(column, row, of: golden, and: actual) || isOnEdge(column, row, of: actual, and: golden)
    }

    private func isOnEdge(_ column: Int, _ row: Int, of picture: Bitmap, and other: Bitmap) -> Bool {
        let brightness = Self.brightness(picture.pixels[row * picture.width + column])
        var equal = isAtBorder(column, row) ? 1 : 0
        var darkest: (difference: Int, column: Int, row: Int) = (0, 0, 0)
        var brightest = darkest
        for (x, y) in neighbours(column, row) {
            let difference = Self.brightness(picture.pixels[y * picture.width + x]) - brightness
            if difference == 0 { equal += 1 }
            if equal > 2 { return false }
            if difference < darkest.difference { darkest = (difference, x, y) }
            if difference > brightest.difference { brightest = (difference, x, y) }
        }
        guard darkest.difference < 0, brightest.difference > 0 else { return false }
        return [darkest, brightest].contains { place in
            isInEvenArea(place.column, place.row, of: picture) && isInEvenArea(place.column, place.row, of: other)
        }
    }

    /// Whether at least three neighbours have the very same pixel.
    private func isInEvenArea(_ column: Int, _ row: Int, of picture: Bitmap) -> Bool {
        let pixel = picture.pixels[row * picture.width + column]
        let equal = neighbours(column, row).count { picture.pixels[$0.1 * picture.width + $0.0] == pixel }
        return equal + (isAtBorder(column, row) ? 1 : 0) >= 3
    }

    private func isAtBorder(_ column: Int, _ row: Int) -> Bool {
        column == 0 || row == 0 || column == golden.width - 1 || row == golden.height - 1
    }

    private func neighbours(_ column: Int, _ row: Int) -> [(Int, Int)] {
        var result: [(Int, Int)] = []
        for y in max(0, row - 1)...min(golden.height - 1, row + 1) {
            for x in max(0, column - 1)...min(golden.width - 1, column + 1) where x != column || y != row {
                result.append((x, y))
            }
        }
        return result
    }

    /// Rec. 709 luma of a pixel over white, times 256.
    private static func brightness(_ pixel: UInt32) -> Int {
        let rest = 255 - Int(pixel >> 24)
        return Int(pixel >> 16 & 255) * 54 + Int(pixel >> 8 & 255) * 183 + Int(pixel & 255) * 19 + rest * 256
    }
}
