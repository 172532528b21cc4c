extension FontFace {
    /// Opens the face as drawing will, to find out before anything is drawn that it cannot be.
    ///
    /// - Throws: `RasterError.font`.
    package func checkDrawable() throws(RasterError) {
        var library = try FreeTypeLibrary()
        _ = try library.extents(self)
    }
}
