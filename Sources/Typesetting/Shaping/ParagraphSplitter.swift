/// Finds the paragraphs of a text: the second phase.
enum ParagraphSplitter {
    struct Piece {
        /// The scalars without the separator that ends them.
        var range: Range<Int>
        /// False after a line separator (U+2028), which begins a line in the same paragraph.
        var endsParagraph: Bool
    }

    /// At least one piece for a text that is not empty.
    ///
    /// - Parameter hasFinalPiece: whether a separator at the very end begins a further one, which is empty.
    static func pieces(of scalars: [UInt32], hasFinalPiece: Bool) -> ShortList<Piece> {
        var pieces: ShortList<Piece> = []
        var (start, index) = (0, 0)
        while index < scalars.count {
            let scalar = scalars[index]
            guard isSeparator(scalar) else {
                index += 1
                continue
            }
            pieces.append(Piece(range: start..<index, endsParagraph: scalar != 0x2028))
            let isPair = scalar == 0x0D && index + 1 < scalars.count && scalars[index + 1] == 0x0A
            index += isPair ? 2 : 1
            start = index
        }
        if start < scalars.count || hasFinalPiece && start > 0 {
            pieces.append(Piece(range: start..<scalars.count, endsParagraph: true))
        }
        return pieces
    }

    /// LF, VT, FF, CR, NEL, and Unicode's line and paragraph separators.
    static func isSeparator(_ scalar: UInt32) -> Bool {
        (0x0A...0x0D).contains(scalar) || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
    }
}
