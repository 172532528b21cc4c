extension PictureDifference {
    /// What differs, in a few words: sizes, or how many pixels, where, and by how much.
    package var sentence: String {
        switch self {
        case .size(let golden, let actual):
            return "\(actual.width) x \(actual.height) pixels instead of \(golden.width) x \(golden.height)"
        case .pixels(let pixels):
            let place =
                "columns \(pixels.columns.lowerBound) to \(pixels.columns.upperBound), "
                + "rows \(pixels.rows.lowerBound) to \(pixels.rows.upperBound)"
            return "\(pixels.count) of \(pixels.total) pixels in \(place), by up to \(pixels.largest) of 255"
        }
    }
}
