import Raster

extension GoldenStore {
    /// Whether the golden's own stamp proves that a snapshot would be drawn as it is; false where it says nothing.
    ///
    /// Reads the golden's two files and decodes nothing. The stamp has to be that of the picture as it is now, of the
    /// layout that lies beside it, of the same frames, and of what would be drawn with the same fonts and libraries.
    package func isProven(_ snapshot: UndrawnSnapshot, at path: String) throws(GoldensError) -> Bool {
        let files = GoldenFiles(folder: folder, path: path)
        guard let picture = try files.picture.read(), let stamp = GoldenStamp(of: picture),
            stamp.frames == GoldenStamp.hash(snapshot.record?.frameText), stamp.drawing == snapshot.drawing.description
        else { return false }
        guard snapshot.record != nil else { return stamp.layout == GoldenStamp.none }
        let layout = try files.readLayout(of: stamp)
        return layout.map { GoldenStamp.hash(of: $0) == stamp.layout } ?? false
    }
}
