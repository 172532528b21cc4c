import Raster

extension GoldenStore {
    /// Whether the golden's own stamp proves that a snapshot would be drawn as it is; false where it says nothing.
    ///
    /// Reads the golden's two files, a block at a time, and decodes nothing. The stamp has to be that of the picture as it is now, of the
    /// layout that lies beside it, of the same frames, and of what would be drawn with the same fonts and libraries.
    package func isProven(_ snapshot: UndrawnSnapshot, at path: String) throws(GoldensError) -> Bool {
        let files = GoldenFiles(folder: folder, path: path)
        guard let stamp = try GoldenStamp.read(from: files.picture),
            stamp.frames == GoldenStamp.hash(snapshot.frames), stamp.drawing == snapshot.drawing.description
        else { return false }
        return try snapshot.frames == nil ? stamp.layout == GoldenStamp.none : files.hasLayout(of: stamp)
    }
}
