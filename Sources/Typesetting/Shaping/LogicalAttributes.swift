internal import CPangoCairo

/// What Pango tells of the places between the scalars of a paragraph.
///
/// For Thai, Pango looks words up in libthai's dictionary, which takes the square of the length of text without a space. So
/// a paragraph with more such text than any sentence has is given to it in pieces, each beginning between two words that
/// the piece before it has told apart.
enum LogicalAttributes {
    /// Thai letters in a row that are looked up at once; no sentence has as many.
    private static let longestRow = 2048
    /// The last words of a piece are looked up again with what follows, which may have them begin elsewhere.
    private static let overlap = 256

    /// One for each scalar, and one for the end.
    static func attributes(of scalars: [UInt32], language: String?) -> [PangoLogAttr] {
        var attributes: [PangoLogAttr] = []
        var start = 0
        while true {
            let end = pieceEnd(from: start, in: scalars)
            let piece = self.attributes(of: scalars[start..<end], language: language)
            if start == 0, end == scalars.count { return piece }
            let next = end == scalars.count ? end : nextStart(after: piece, from: start)
            // What is before a piece's first scalar the piece before it knows better.
            attributes += piece[(start == 0 ? 0 : 1)...(next - start)]
            if end == scalars.count { return attributes }
            start = next
        }
    }

    private static func attributes(of scalars: ArraySlice<UInt32>, language: String?) -> [PangoLogAttr] {
        let text = UTF8Text(scalars)
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
        unsafe text.bytes.withUnsafeBufferPointer { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
                // Without a language Pango asks the process's locale.
                let language = unsafe pango_language_from_string(language ?? "en")
                unsafe pango_get_log_attrs(
                    characters.baseAddress, Int32(characters.count), -1, language, &attributes,
                    Int32(attributes.count))
            }
        }
        return attributes
    }

    /// The end of the text, or of as many Thai letters in a row as are looked up at once.
    private static func pieceEnd(from start: Int, in scalars: [UInt32]) -> Int {
        guard scalars.count - start > longestRow else { return scalars.count }
        var row = 0
        for index in start..<scalars.count {
            row = isThaiLetter(scalars[index]) ? row + 1 : 0
            if row == longestRow { return index + 1 }
        }
        return scalars.count
    }

    /// Where the piece's last word but those of the overlap ends; where letters make no words, its last character but those.
    private static func nextStart(after piece: [PangoLogAttr], from start: Int) -> Int {
        let end = start + piece.count - 1
        let row = (end - longestRow + 1...end - overlap).reversed()
        return row.first { piece[$0 - start].is_line_break != 0 }
            ?? row.first { piece[$0 - start].is_cursor_position != 0 } ?? end - overlap
    }

    /// Thai letters, vowels and tones; digits and signs end a row as spaces do.
    private static func isThaiLetter(_ scalar: UInt32) -> Bool {
        (0x0E01...0x0E4E).contains(scalar)
    }
}
