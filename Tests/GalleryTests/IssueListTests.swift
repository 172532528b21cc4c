import Gallery
import Testing
import UIKit

@MainActor @Suite("The issue list", .serialized)
struct IssueListTests {
    private static let chipRow: CGFloat = 24
    private static let rowSpacing: CGFloat = 8
    private static let blockSpacing: CGFloat = 12

    private static func issue(_ number: Int, labels: Int, title: String = "Title") -> Issue {
        Issue(number: number, title: title, author: "mina", labels: IssueListStage.labels(labels))
    }

    @Test("Asks for the number of items, then for each size, then for the cells on screen")
    func callOrder() throws {
        let stage = try IssueListStage([])
        let issues = (0..<3).map { Self.issue($0, labels: 1) }
        stage.controller.show(issues)
        let dataSource = try #require(stage.collectionView.dataSource)
        let log = CallLog(dataSource: dataSource, delegate: stage.controller)
        stage.collectionView.dataSource = log
        stage.collectionView.delegate = log
        stage.collectionView.reloadData()
        stage.window.layoutIfNeeded()
        #expect(
            log.calls == ["number of items", "size 0", "size 1", "size 2", "cell 0", "cell 1", "cell 2"])
    }

    @Test("Asks for no size and no cell when there are no items")
    func emptyCallOrder() throws {
        let stage = try IssueListStage([])
        let dataSource = try #require(stage.collectionView.dataSource)
        let log = CallLog(dataSource: dataSource, delegate: stage.controller)
        stage.collectionView.dataSource = log
        stage.collectionView.delegate = log
        stage.collectionView.reloadData()
        stage.window.layoutIfNeeded()
        #expect(log.calls == ["number of items"])
    }

    @Test("Cells are 0.9 of the view's width and centred", arguments: [320, 390, 430] as [CGFloat])
    func width(width: CGFloat) throws {
        let environment = RenderEnvironment(size: CGSize(width: width, height: 844), scale: 2)
        let stage = try IssueListStage([Self.issue(1, labels: 2)], environment: environment)
        let cell = try #require(stage.cells.first)
        #expect(cell.frame.width == width * 0.9)
        #expect(cell.frame.midX == width / 2)
    }

    @Test("An issue without labels is shorter by the whole block of labels, its spacing included")
    func withoutLabels() throws {
        let stage = try IssueListStage([Self.issue(1, labels: 0), Self.issue(2, labels: 1)])
        let heights = stage.heights()
        #expect(heights.count == 2)
        #expect(heights[1] - heights[0] == Self.chipRow + Self.blockSpacing)
    }

    @Test("Heights grow in steps of a row of chips")
    func steps() throws {
        let issues = (1...24).map { Self.issue($0, labels: $0) }
        let heights = try IssueListStage(issues).heights()
        let steps = zip(heights.dropFirst(), heights).map { $0 - $1 }
        #expect(Set(steps) == [0, Self.chipRow + Self.rowSpacing])
        #expect(steps.count { $0 > 0 } >= 4)
    }

    @Test("The labels are as high as their rows, and the rows lie inside the card")
    func labelsFillTheirBlock() throws {
        let stage = try IssueListStage([Self.issue(1, labels: 40)])
        let cell = try #require(stage.cells.first)
        let block = try #require(cell.view(identified: "issueLabelsView"))
        let chips = try #require(cell.view(identified: "issueLabelsCollectionView") as? UICollectionView)
        #expect(block.frame.height == chips.contentSize.height)
        #expect(cell.issueLabelsHeightConstraint?.constant == chips.contentSize.height)
        #expect(chips.visibleCells.count == 40)
        #expect(chips.visibleCells.allSatisfy { chips.bounds.contains($0.frame) })
    }

    @Test("Chips begin each row at the leading edge, with the spacing asked for")
    func leftAligned() throws {
        let stage = try IssueListStage([Self.issue(1, labels: 12)])
        let chips = try #require(
            stage.cells.first?.view(identified: "issueLabelsCollectionView") as? UICollectionView)
        let frames = chips.visibleCells.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
        for (previous, frame) in zip(frames, frames.dropFirst()) {
            #expect(frame.minX == (frame.minY > previous.minY ? 0 : previous.maxX + 8))
        }
        #expect(frames.first?.minX == 0)
    }

    @Test("A reused cell keeps neither the height, nor the labels, nor the constraint of the issue before")
    func reuse() throws {
        let cell = IssueCell(frame: CGRect(x: 0, y: 0, width: 351, height: 300))
        for count in [40, 0, 1, 12, 0] {
            cell.prepareForReuse()
            cell.configureCell(with: Self.issue(count, labels: count), phrasing: IssuePhrasing())
            cell.layoutIfNeeded()
            let block = cell.view(identified: "issueLabelsView")
            #expect((block == nil) == (count == 0))
            #expect((cell.issueLabelsHeightConstraint == nil) == (count == 0))
            let heights = (block?.constraints ?? []).filter { $0.firstAttribute == .height && $0.isActive }
            #expect(heights.count == (count == 0 ? 0 : 1))
            #expect(Self.fittingHeight(of: cell) == Self.fittingHeight(labels: count))
        }
    }

    @Test("Configuring a cell twice without reuse in between replaces the labels as well")
    func reconfiguration() {
        let cell = IssueCell(frame: CGRect(x: 0, y: 0, width: 351, height: 300))
        for count in [3, 20, 0] {
            cell.configureCell(with: Self.issue(count, labels: count), phrasing: IssuePhrasing())
            #expect(Self.fittingHeight(of: cell) == Self.fittingHeight(labels: count))
        }
    }

    @Test("Cells scrolled into view have the height of a fresh one")
    func scrolling() throws {
        let issues = (0..<40).map { Self.issue($0, labels: $0 * 7 % 11) }
        let stage = try IssueListStage(issues)
        let heights = stage.heights()
        for item in stride(from: 0, to: 40, by: 3) {
            stage.collectionView.contentOffset.y =
                stage.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.minY ?? 0
            stage.window.layoutIfNeeded()
            for cell in stage.cells {
                let indexPath = try #require(stage.collectionView.indexPath(for: cell))
                #expect(cell.accessibilityIdentifier == "issueCell.\(indexPath.item)")
                #expect(cell.frame.height == heights[indexPath.item])
                #expect(Self.fittingHeight(of: cell) == heights[indexPath.item])
            }
        }
    }

    @Test("The labels' controller is a child of the list's while its cell is on screen")
    func containment() throws {
        let stage = try IssueListStage([Self.issue(1, labels: 1), Self.issue(2, labels: 0)])
        #expect(stage.controller.children.count == 1)
        stage.controller.show([])
        stage.window.layoutIfNeeded()
        #expect(stage.controller.children.isEmpty)
    }

    @Test("An empty list says so in place of the cells")
    func empty() throws {
        let stage = try IssueListStage([])
        let label = stage.collectionView.view(identified: "emptyTitleLabel") as? UILabel
        #expect(label?.text == "No issues")
        stage.controller.show([Self.issue(1, labels: 0)])
        stage.window.layoutIfNeeded()
        #expect(stage.collectionView.view(identified: "emptyIssuesView") == nil)
    }

    private static func fittingHeight(of cell: IssueCell) -> CGFloat {
        cell.layoutIfNeeded()
        return cell.systemLayoutSizeFitting(
            CGSize(width: 351, height: 300), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private static func fittingHeight(labels: Int) -> CGFloat {
        let cell = IssueCell(frame: CGRect(x: 0, y: 0, width: 351, height: 300))
        cell.configureCell(with: issue(0, labels: labels), phrasing: IssuePhrasing())
        return fittingHeight(of: cell)
    }
}
