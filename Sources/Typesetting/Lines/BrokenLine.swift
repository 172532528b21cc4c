internal import Foundation

/// A line as breaking decides it: which scalars it shows, and where an ellipsis stands for those it does not.
struct BrokenLine {
    enum Ending { case none, head, tail, middle }

    let paragraph: ShapedParagraph
    /// The index of the paragraph in its text.
    let paragraphIndex: Int
    let room: LineRoom
    var ruler: TabRuler
    /// The scalars shown, whitespace at a soft end apart; those before the ellipsis in the middle.
    var range: Range<Int>
    /// The scalars shown after an ellipsis in the middle.
    var tail: Range<Int>?
    var ellipsis = Ending.none
    /// Whether a hyphen is shown at the line's end: for a soft one, or that of a divided word.
    var isHyphenated = false
    /// Whether the line may be another one at a width that it has room in too, as how full the lines are decided about
    /// it: one with a divided word, or shortened in the middle.
    var dependsOnWidth = false
    /// Points that each character but the last gives up of its advance.
    var tightening = 0.0
    /// Whether the paragraph goes on, so that justified text fills the line.
    var isSoft = false
    /// Whether a paragraph ends with the line.
    var endsParagraph = false
    /// Whether text after it is left out, with or without an ellipsis.
    var isCut = false
}
