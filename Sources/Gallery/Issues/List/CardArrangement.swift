import UIKit

/// Where the parts of an issue's card go: by its width, the size of its text, and its comments.
struct CardArrangement: Equatable {
    /// Very large text takes the whole width: the icon stands above it instead of beside it.
    var putsIconAbove = false
    /// Comments that would leave the title too little room go below the author.
    var putsCommentsBelow = false
    /// A date that is wider than a line may break between its words.
    var breaksDates = false
}

extension CardArrangement {
    /// What a title needs beside the comments, and a date on a line, in ems.
    private static let titleRoom: CGFloat = 7
    private static let dateRoom: CGFloat = 7

    /// - Parameters:
    ///   - textWidth: the card's width without its margins and, where it stands beside the text, its icon.
    ///   - commentsWidth: of the comments and the space before them; 0 without comments.
    init(
        category: UIContentSizeCategory, textWidth: CGFloat, commentsWidth: CGFloat, titleSize: CGFloat,
        writerSize: CGFloat
    ) {
        putsIconAbove = category.isAccessibilityCategory
        putsCommentsBelow = putsIconAbove || textWidth - commentsWidth < Self.titleRoom * titleSize
        breaksDates = textWidth < Self.dateRoom * writerSize
    }
}
