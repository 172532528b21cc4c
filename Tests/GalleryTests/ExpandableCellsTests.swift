import Gallery
import Testing
import UIKit

/// What must be seen of cells that open in their places is in the reference for this screen: reconfiguring keeps the cell
/// and its size follows; reloading an item takes two taps, and reloading all moves the state to another row, where the cell
/// keeps it.
@MainActor @Suite("Expandable cells", .serialized)
struct ExpandableCellsTests {
    private typealias Stage = CollectionStage<ExpandableCellsViewController>

    private static func stage(
        height: CGFloat = 844, _ change: (inout ExpandableCellsOptions) -> Void = { _ in }
    ) throws -> Stage {
        var options = ExpandableCellsOptions()
        change(&options)
        return try Stage(environment: RenderEnvironment(size: CGSize(width: 390, height: height), scale: 2)) {
            ExpandableCellsViewController(
                notes: try Note.notes(from: Fixture.data("notes")), options: options)
        }
    }

    private static func cell(_ item: Int, in stage: Stage) throws -> DynamicCustomCell {
        try #require(
            stage.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? DynamicCustomCell)
    }

    /// Taps the button of the row, and waits for what follows.
    private static func tap(_ item: Int, in stage: Stage) async throws {
        try cell(item, in: stage).showHideButton.sendActions(for: .touchUpInside)
        await stage.settle()
    }

    /// The rows that show all of their notes.
    private static func expanded(in stage: Stage) throws -> [Int] {
        try (0..<stage.collectionView.numberOfItems(inSection: 0)).filter { item in
            let cell = try cell(item, in: stage)
            #expect(cell.titleLabel.numberOfLines == (cell.isExpanded ? 0 : 3))
            #expect(cell.showHideButton.title(for: .normal) == (cell.isExpanded ? "숨기기" : "더보기"))
            return cell.isExpanded
        }
    }

    @Test("Cards are 20 from the sides and from each other, labels fill them, buttons stand 30 from the trailing edge")
    func frames() throws {
        let stage = try Self.stage()
        let frames = stage.frames()
        #expect(frames.count == 6)
        // Three lines of body text, 20.287 each, and 16 above and below.
        #expect(frames.map(\.height) == Array(repeating: 93, count: 6))
        #expect(frames.allSatisfy { $0.minX == 20 && $0.width == 350 })
        #expect(frames.map(\.minY) == (0..<6).map { 20 + 113 * CGFloat($0) })
        let cell = try Self.cell(0, in: stage)
        #expect(cell.titleLabel.frame == cell.contentView.bounds)
        #expect(cell.showHideButton.frame.maxX == 320)
        #expect(abs(cell.showHideButton.frame.midY - cell.titleLabel.frame.midY) <= 0.25)
    }

    @Test("A tap has one cell configured and measured again, which stays the same object; others only move")
    func reconfigure() async throws {
        let stage = try Self.stage()
        let layout = MeasuringLayout(section: ExpandableCellsOptions().makeSection())
        stage.collectionView.collectionViewLayout = layout
        let log = CallLog(dataSource: try #require(stage.collectionView.dataSource))
        stage.collectionView.dataSource = log
        stage.window.layoutIfNeeded()
        #expect(log.takeCalls() == ["number of items"] + (0..<6).map { "cell \($0)" })
        #expect(layout.takeMeasured() == [0, 1, 2, 3, 4, 5])
        let cells = try (0..<6).map { try Self.cell($0, in: stage) }
        let before = stage.frames()

        try await Self.tap(1, in: stage)
        #expect(log.takeCalls() == ["number of items", "cell 1"])
        #expect(layout.takeMeasured() == [1])
        #expect(try Self.expanded(in: stage) == [1])
        // Ten lines instead of three: 203 - 61 points more.
        let after = stage.frames()
        #expect(after.map(\.height) == [93, 235, 93, 93, 93, 93])
        #expect(after.prefix(2).map(\.minY) == before.prefix(2).map(\.minY))
        #expect(after.dropFirst(2).map(\.minY) == before.dropFirst(2).map { $0.minY + 142 })
        for (item, cell) in cells.enumerated() { #expect(try Self.cell(item, in: stage) === cell) }

        try await Self.tap(1, in: stage)
        #expect(log.takeCalls() == ["number of items", "cell 1"])
        #expect(stage.frames() == before)
    }

    @Test(
        "Where the cell keeps the state, reloading its item shows a closed one first, and the open one at the second tap"
    )
    func reloadItemsWithStateInCell() async throws {
        let stage = try Self.stage { ($0.keeper, $0.update) = (.cell, .reloadItems) }
        let tapped = try Self.cell(1, in: stage)
        try await Self.tap(1, in: stage)
        #expect(try Self.expanded(in: stage) == [])
        #expect(try Self.cell(1, in: stage) !== tapped)
        try await Self.tap(1, in: stage)
        #expect(try Self.expanded(in: stage) == [1])
        #expect(try Self.cell(1, in: stage) === tapped)
    }

    @Test("Where the cell keeps the state, reloading all moves it to another row")
    func reloadDataWithStateInCell() async throws {
        let stage = try Self.stage { ($0.keeper, $0.update) = (.cell, .reloadData) }
        try await Self.tap(1, in: stage)
        let expanded = try Self.expanded(in: stage)
        #expect(expanded.count == 1 && expanded != [1])
    }

    @Test(
        "Where the model keeps the state, each update opens the row that was tapped",
        arguments: [
            ExpandableCellsOptions.Update.reconfigureItems, .reloadItems, .reloadData,
        ])
    func stateInModel(update: ExpandableCellsOptions.Update) async throws {
        let stage = try Self.stage(height: 1100) { $0.update = update }
        try await Self.tap(1, in: stage)
        #expect(try Self.expanded(in: stage) == [1])
        try await Self.tap(4, in: stage)
        #expect(try Self.expanded(in: stage) == [1, 4])
        try await Self.tap(1, in: stage)
        #expect(try Self.expanded(in: stage) == [4])
    }

    @Test("A group of absolute height keeps it, and an item that grows reaches over the next one")
    func absoluteGroup() async throws {
        let stage = try Self.stage { $0.hasAbsoluteGroup = true }
        try await Self.tap(0, in: stage)
        let frames = stage.frames()
        #expect(frames.map(\.minY) == (0..<6).map { 20 + 100 * CGFloat($0) })
        #expect(frames.map(\.height) == [235, 93, 93, 93, 93, 93])
        #expect(frames[0].intersects(frames[2]))
        #expect(stage.collectionView.contentSize.height == 600)
    }

    @Test("Scrolled out and in again, each row shows what the model says")
    func scrolling() async throws {
        let stage = try Self.stage(height: 300)
        try await Self.tap(0, in: stage)
        for offset in [600, 300, 0] {
            stage.collectionView.contentOffset.y = CGFloat(offset)
            stage.window.layoutIfNeeded()
            for case let cell as DynamicCustomCell in stage.collectionView.visibleCells {
                let item = try #require(stage.collectionView.indexPath(for: cell)).item
                #expect(cell.isExpanded == (item == 0))
            }
        }
    }

    @Test(
        "What is wrong with the notes is said with its place",
        arguments: [
            (#"{"id": "a"}"#, "1:1: expected an array, found an object"),
            (#"[{"id": "a"}]"#, "1:2: /0: expected a member \"paragraphs\", found none"),
            (
                #"[{"id": "A b", "paragraphs": ["x"]}]"#,
                "1:9: /0/id: expected lower-case letters, digits and hyphens, found \"A b\""
            ),
            (
                #"[{"id": "a", "paragraphs": []}]"#,
                "1:28: /0/paragraphs: expected at least one paragraph, found an array"
            ),
            (#"[{"id": "a", "paragraphs": ["x", 7]}]"#, "1:34: /0/paragraphs/1: expected a string, found 7"),
            ("[]\n[]", "2:1: expected the end of the file, found \"[\""),
            ("", "1:1: expected an array of notes, found the end of the file"),
        ])
    func faults(text: String, message: String) {
        #expect(throws: JSONDataError.self) { try Note.notes(from: Data(text.utf8)) }
        do throws(JSONDataError) {
            _ = try Note.notes(from: Data(text.utf8))
        } catch {
            #expect(error.description == message)
        }
    }
}

/// Remembers which items were measured.
@MainActor private final class MeasuringLayout: UICollectionViewCompositionalLayout {
    private var measured: [Int] = []

    func takeMeasured() -> [Int] {
        defer { measured = [] }
        return measured
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        measured.append(preferredAttributes.indexPath.item)
        return super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
}
