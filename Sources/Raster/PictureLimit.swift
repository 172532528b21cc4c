/// The largest picture that is drawn or decoded: what a PNG viewer still opens, and what memory still holds.
package enum PictureLimit {
    /// Pixels along one side: 65,535, also the largest side many decoders accept.
    package static let side = 65_535
    /// Pixels in all: 2^28, one gibibyte of premultiplied pixels.
    package static let pixels = 1 << 28

    /// Groups within groups: what playback's recursion may take of a thread's stack.
    package static let nesting = 512

    /// - Parameter pixels: a limit on all pixels that is lower.
    /// - Throws: `RasterError.pictureTooLarge`, or `.emptyPicture` where a side is below one pixel or not a number.
    package static func check(width: Double, height: Double, pixels: Int = PictureLimit.pixels) throws(RasterError) {
        guard width >= 1, height >= 1 else { throw .emptyPicture(width: width, height: height) }
        let limit = width * height <= Double(PictureLimit.pixels) ? pixels : PictureLimit.pixels
        guard width <= Double(side), height <= Double(side), width * height <= Double(limit) else {
            throw .pictureTooLarge(width: width, height: height, sideLimit: side, pixelLimit: limit)
        }
    }
}
