/// The faces to try, in order, for characters of a script that the requested font lacks; each is opened when reached.
final class FallbackChain {
    let script: UInt32
    private let faces: [FontProfile.Face]
    private let typefaces: TypefaceCollection
    private var opened: [Typeface?] = []

    init(script: UInt32, faces: [FontProfile.Face], typefaces: TypefaceCollection) {
        self.script = script
        self.faces = faces
        self.typefaces = typefaces
    }

    /// The first face that has a glyph for `scalar`; nil where none has.
    func typeface(for scalar: UInt32) -> Typeface? {
        for index in faces.indices {
            if let typeface = typeface(at: index), typeface.hasGlyph(for: scalar) { return typeface }
        }
        return nil
    }

    /// The first face that has glyphs for all of `cluster`; nil where none has.
    func typeface(for cluster: ArraySlice<UInt32>) -> Typeface? {
        for index in faces.indices {
            if let typeface = typeface(at: index), GlyphCoverage.covers(cluster, by: typeface) { return typeface }
        }
        return nil
    }

    func isFirst(_ typeface: Typeface) -> Bool {
        !faces.isEmpty && self.typeface(at: 0) === typeface
    }

    private func typeface(at index: Int) -> Typeface? {
        if index == opened.count { opened.append(try? typefaces.typeface(for: faces[index])) }
        return opened[index]
    }
}
