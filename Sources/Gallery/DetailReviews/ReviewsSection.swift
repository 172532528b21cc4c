package import UIKit

/// The sections of a place's screen, from the top.
package enum ReviewsSection: Int, CaseIterable {
    case place, ratings, keywords, detailReviews

    /// The height of a cell at the default text size, in points: final for every section but the detail reviews, whose cells
    /// are measured within it.
    package var estimatedCellHeight: CGFloat {
        switch self {
        case .place: 112
        case .ratings: 144
        case .keywords: 44
        case .detailReviews: 300
        }
    }

    /// Nil for a section without a title.
    var title: String? {
        switch self {
        case .place, .ratings: nil
        case .keywords: "이런 점이 좋았어요"
        case .detailReviews: "상세 리뷰"
        }
    }
}
