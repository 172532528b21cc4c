import Gallery
import Testing
import UIKit

@MainActor @Suite("Detail reviews", .serialized)
struct DetailReviewsTests {
    private typealias Stage = CollectionStage<DetailReviewsViewController>

    private static func stage(updatesDummyCells: Bool = true) throws -> Stage {
        try Stage {
            DetailReviewsViewController(
                place: try PlaceReviews(data: Fixture.data("place-reviews")), updatesDummyCells: updatesDummyCells)
        }
    }

    @Test("Only reviews size their cells; the cells of other sections have their section's height")
    func heights() throws {
        let stage = try Self.stage()
        for section in ReviewsSection.allCases where section != .detailReviews {
            let heights = Set(stage.frames(inSection: section.rawValue).map(\.height))
            #expect(heights == [section.estimatedCellHeight])
        }
        let reviews = stage.frames(inSection: ReviewsSection.detailReviews.rawValue)
        #expect(reviews.count == 5)
        #expect(reviews.allSatisfy { $0.minX == 16 && $0.width == 358 })
        // Margins of 16, a disc of 40, 12 below it, and lines of body text of 20.287 points each, rounded up to the pixel.
        #expect(
            reviews.map(\.height)
                == [6, 3, 1, 5, 8].map { lines in 84 + (lines * 20.287 * 2 as CGFloat).rounded(.up) / 2 })
    }

    @Test("Sizes are asked for section by section before any cell is made, and reviews are measured by dummy cells")
    func callOrder() throws {
        let stage = try Self.stage()
        let log = SectionLog(
            dataSource: try #require(stage.collectionView.dataSource), delegate: stage.controller)
        stage.collectionView.dataSource = log
        stage.collectionView.delegate = log
        stage.window.layoutIfNeeded()
        let sizes = ["0.0", "1.0", "2.0", "2.1", "2.2", "3.0", "3.1", "3.2", "3.3", "3.4"]
        #expect(log.calls.prefix(sizes.count) == sizes.map { "size \($0)" }[...])
        let rest = log.calls.dropFirst(sizes.count)
        #expect(rest.allSatisfy { $0.hasPrefix("cell ") })
        #expect(rest.prefix(5) == ["cell 0.0", "cell 1.0", "cell 2.0", "cell 2.1", "cell 2.2"])
    }

    @Test("A dummy cell that was never laid out has no width to wrap at: its text counts as one line")
    func withoutLayout() throws {
        let heights = try [true, false].map { updates in
            try Self.stage(updatesDummyCells: updates).frames(inSection: ReviewsSection.detailReviews.rawValue)
                .map(\.height)
        }
        // The third review is one line long, the others are cut to their paragraphs.
        #expect(heights[0][2] == heights[1][2])
        #expect(zip(heights[0], heights[1]).allSatisfy { $0 >= $1 })
        #expect(heights[1][0] == heights[1][2])
        #expect(heights[0][0] > heights[1][0])
    }

    @Test("Every text of a review is whole in its cell")
    func texts() throws {
        let stage = try Self.stage()
        stage.showWhole()
        let cells = stage.collectionView.visibleCells.compactMap { $0 as? DetailReviewCell }
        #expect(cells.count == 5)
        for cell in cells {
            let label = try #require(cell.view(identified: "reviewLabel") as? UILabel)
            #expect(label.fit?.cut == nil)
            #expect(cell.bounds.height - cell.convert(label.bounds, from: label).maxY == 16)
        }
    }

    @Test(
        "What is wrong with a place is said with its place in the file",
        arguments: [
            (#"{"name": "a"}"#, "1:1: expected a member \"category\", found none"),
            (
                Self.place(ratings: "[1, 2]"),
                "1:59: /ratings: expected five numbers from 0 to 1,000,000, found an array"
            ),
            (
                Self.place(reviews: #"[{"author": "a", "rating": 6, "date": "2026-05-02", "text": ""}]"#),
                "1:130: /reviews/0/rating: expected a number of stars from 1 to 5, found 6"
            ),
            (
                Self.place(reviews: #"[{"author": "a", "rating": 5, "date": "2026-02-30", "text": ""}]"#),
                "1:141: /reviews/0/date: expected a day such as \"2026-05-02\", found \"2026-02-30\""
            ),
        ])
    func faults(text: String, message: String) {
        do throws(JSONDataError) {
            _ = try PlaceReviews(data: Data(text.utf8))
            #expect(Bool(false), "no fault was found")
        } catch {
            #expect(error.description == message)
        }
    }

    private nonisolated static func place(ratings: String = "[0, 0, 0, 0, 1]", reviews: String = "[]") -> String {
        #"{"name": "a", "category": "b", "address": "c", "ratings": \#(ratings), "keywords": [], "reviews": \#(reviews)}"#
    }
}

/// Writes down which sizes and cells are asked for, as `section.item`.
@MainActor private final class SectionLog: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private(set) var calls: [String] = []
    private let dataSource: any UICollectionViewDataSource
    private let delegate: any UICollectionViewDelegateFlowLayout

    init(dataSource: any UICollectionViewDataSource, delegate: any UICollectionViewDelegateFlowLayout) {
        self.dataSource = dataSource
        self.delegate = delegate
        super.init()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        dataSource.numberOfSections(in: collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        dataSource.collectionView(collectionView, numberOfItemsInSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        calls.append("cell \(indexPath.section).\(indexPath.item)")
        return dataSource.collectionView(collectionView, cellForItemAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        dataSource.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        calls.append("size \(indexPath.section).\(indexPath.item)")
        return delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        delegate.collectionView(
            collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
}
