import Foundation

/// The sizes, leadings and weights of the text styles, in points.
///
/// Sizes were measured on iOS 13; leadings and emphasized weights are those of the typography tables in Apple's Human
/// Interface Guidelines (of December 2025).
enum DynamicType {
    struct Entry {
        /// For the twelve categories from extra small to the largest accessibility size.
        let sizes: [CGFloat]
        /// From baseline to baseline, for the same categories: what `UIFontMetrics` scales by. Labels do not use them.
        let leadings: [CGFloat]
        var weight = UIFont.Weight.regular
        /// What the bold trait makes of the style.
        var emphasizedWeight = UIFont.Weight.semibold

        /// In the environment of `traits`, or in the current one where they leave the text size open.
        func size(for traits: UITraitCollection?) -> CGFloat { sizes[DynamicType.index(of: traits)] }

        /// At the size `large`, for which apps are designed.
        var standardSize: CGFloat { sizes[DynamicType.largeIndex] }

        /// How much lengths that are meant for the size `large` grow in that environment.
        func growth(for traits: UITraitCollection?) -> CGFloat {
            leadings[DynamicType.index(of: traits)] / leadings[DynamicType.largeIndex]
        }
    }

    private static let largeIndex = 3

    /// The place of the category that `traits`, or what they leave open the current environment, asks for; large if
    /// neither says.
    private static func index(of traits: UITraitCollection?) -> Int {
        traits?.contentSizeIndex ?? UITraitCollection.current.contentSizeIndex ?? largeIndex
    }

    /// Unknown styles are set as body.
    static func entry(for style: UIFont.TextStyle) -> Entry {
        table[style] ?? body
    }

    private static let body = Entry(
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

    private static let table: [UIFont.TextStyle: Entry] = [
        // Known at the large size alone, 36 and 28: the others follow the large title and title 1, and leadings those of
        // the same sizes in other styles.
        .extraLargeTitle: Entry(
            sizes: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
            leadings: [40, 41, 42, 43, 46, 48, 50, 55, 59, 64, 68, 72], weight: .bold, emphasizedWeight: .bold),
        .extraLargeTitle2: Entry(
            sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68], weight: .bold, emphasizedWeight: .bold),
        .largeTitle: Entry(
            sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70], emphasizedWeight: .bold),
        .title1: Entry(
            sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68], emphasizedWeight: .bold),
        .title2: Entry(
            sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66], emphasizedWeight: .bold),
        .title3: Entry(
            sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        .headline: Entry(sizes: body.sizes, leadings: body.leadings, weight: .semibold),
        .body: body,
        .callout: Entry(
            sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        .subheadline: Entry(
            sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
        .footnote: Entry(
            sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        .caption1: Entry(
            sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
        .caption2: Entry(
            sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41],
            leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
    ]
}
