package import UIKit

/// Screens with one layout mistake each, as they are made in real apps, and the same screens without it.
///
/// `lint` finds each mistake, and nothing in the mended screens.
package enum BrokenScreen: String, CaseIterable, Sendable {
    /// Both edges and a fixed width.
    case conflict
    /// A width and a height, a top, but no horizontal position.
    case ambiguousPosition = "ambiguous-position"
    /// An edge without its opposite, and no width.
    case ambiguousSize = "ambiguous-size"
    /// Two labels in a cell, neither of which says that it stretches.
    case ambiguousRow = "ambiguous-row"
    /// A stack from edge to edge with two labels, neither of which says that it stretches.
    case ambiguousStack = "ambiguous-stack"
    /// A text in a scroll view, with nothing tied to the content's bottom.
    case openContent = "open-content"
    /// A cell that sizes itself, with nothing tied to its bottom.
    case estimatedRow = "estimated-row"
    /// A cell's labels tied to the cell instead of its content view.
    case cellConstraints = "cell-constraints"
    /// A name on one line that has too little room.
    case truncatedText = "truncated-text"
    /// A text in a box that is too low for it, with rounded corners that clip.
    case clippedText = "clipped-text"
    /// The same without clipping: the text runs out of the box.
    case textOutside = "text-outside"
    /// Two labels, both placed from the top of the screen.
    case overlap
    /// A trailing constant with the wrong sign.
    case outside

    /// - Parameter isMended: leaves the mistake out.
    @MainActor package func makeController(isMended: Bool) -> UIViewController {
        switch self {
        case .conflict: BannerViewController(isMended: isMended)
        case .ambiguousPosition: MarkerViewController(lacks: .position, isMended: isMended)
        case .ambiguousSize: MarkerViewController(lacks: .width, isMended: isMended)
        case .ambiguousRow: ReviewsViewController(mistake: isMended ? nil : .equalHugging)
        case .ambiguousStack: ReceiptViewController(isMended: isMended)
        case .openContent: ArticleViewController(isMended: isMended)
        case .estimatedRow: ReviewsViewController(mistake: isMended ? nil : .openBottom)
        case .cellConstraints: ReviewsViewController(mistake: isMended ? nil : .constraintsOnCell)
        case .truncatedText: ContactViewController(isMended: isMended)
        case .clippedText: QuoteViewController(clips: true, isMended: isMended)
        case .textOutside: QuoteViewController(clips: false, isMended: isMended)
        case .overlap: HeadlineViewController(isMended: isMended)
        case .outside: ToolbarViewController(isMended: isMended)
        }
    }
}
