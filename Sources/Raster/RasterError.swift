/// What can go wrong between a display list and its bytes, as data; the command line makes the prose.
package enum RasterError: Error, Hashable, Sendable {
    /// The picture has no pixels, or its size or scale is not a finite number. Pixels.
    case emptyPicture(width: Double, height: Double)
    /// The picture exceeds `PictureLimit`: the size in pixels, and the limits on a side and on all pixels.
    case pictureTooLarge(width: Double, height: Double, sideLimit: Int, pixelLimit: Int)
    /// Groups lie within groups more than this many levels deep.
    case nestingTooDeep(limit: Int)
    /// Cairo refused an operation with this `cairo_status_t`.
    case cairo(operation: String, status: Int)
    /// FreeType could not open or use a face; `status` is its `FT_Error`, 0 where FreeType itself saw no fault.
    case font(path: String, index: Int, status: Int)
    /// ISA-L refused to compress, with this status.
    case compression(status: Int)
    /// A text chunk cannot be written: its keyword is not 1 to 79 bytes of Latin-1, or its text is not Latin-1.
    case textChunk(keyword: String)
    /// The bytes are not a PNG that can be decoded.
    case png(PNGFault)
}
