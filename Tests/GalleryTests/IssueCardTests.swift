import Gallery
import Testing
import UIKit

@MainActor @Suite("The issue card at every size", .serialized)
struct IssueCardTests {
    private nonisolated static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private static let issue = Issue(
        number: 12_345, title: "Navigation bar overlaps the first row after rotation", author: "mina-kowalski",
        labels: IssueListStage.labels(2), commentCount: 123_456, createdAt: Date(timeIntervalSince1970: 1_772_600_000))

    private static func environment(width: CGFloat, _ category: UIContentSizeCategory) -> RenderEnvironment {
        RenderEnvironment(
            size: CGSize(width: width, height: 844), scale: 2, contentSizeCategory: category)
    }

    private static func cell(
        _ issue: Issue, width: CGFloat = 320, _ category: UIContentSizeCategory = .large
    ) throws -> IssueCell {
        let environment = environment(width: width, category)
        return try environment.whileInstalled {
            try #require(try IssueListStage([issue], environment: environment).cells.first)
        }
    }

    /// A part's frame in the card.
    private static func frame(_ identifier: String, in cell: IssueCell) throws -> CGRect {
        let view = try #require(cell.view(identified: identifier))
        return cell.convert(view.bounds, from: view)
    }

    @Test("In place of a title that is empty a gray line says so, beside the icon", arguments: ["", "\u{7}\n"])
    func emptyTitle(title: String) throws {
        var issue = Self.issue
        issue.title = "Title"
        let expected = try Self.frame("statusIconView", in: Self.cell(issue))
        issue.title = title
        let cell = try Self.cell(issue)
        #expect(try Self.frame("statusIconView", in: cell) == expected)
        let label = try #require(cell.view(identified: "titleLabel") as? UILabel)
        #expect(label.text == "No title")
        #expect(label.textColor == .secondaryLabel)
    }

    @Test("No constraint gives way at 320 points with six digits of comments", arguments: categories)
    func noConflicts(category: UIContentSizeCategory) throws {
        let report = try LayoutDiagnostics.collecting { _ = try Self.cell(Self.issue, category) }.report
        #expect(report.diagnostics.isEmpty)
    }

    @Test("Parts lie inside the card's margins, and none over another", arguments: categories, [160, 320] as [CGFloat])
    func parts(category: UIContentSizeCategory, width: CGFloat) throws {
        let cell = try Self.cell(Self.issue, width: width, category)
        let names = ["statusIconView", "titleLabel", "writerLabel", "commentCountView", "issueLabelsView"]
        let frames = try names.map { try Self.frame($0, in: cell) }
        let inner = cell.bounds.insetBy(dx: 16, dy: 15.5)
        for (index, frame) in frames.enumerated() {
            #expect(inner.contains(frame), "\(names[index]) \(frame) in \(inner)")
            for (other, name) in zip(frames, names).dropFirst(index + 1) {
                #expect(!frame.intersects(other), "\(names[index]) \(frame) over \(name) \(other)")
            }
        }
    }

    @Test("Icons grow with the text and are never squeezed", arguments: categories)
    func icons(category: UIContentSizeCategory) throws {
        let cell = try Self.cell(Self.issue, category)
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        for (view, style, size) in [
            (cell.view(identified: "statusIconView"), .headline, 20),
            (cell.view(identified: "commentCountView")?.subviews.first, .footnote, 16),
        ] as [(UIView?, UIFont.TextStyle, CGFloat)] {
            let expected = UIFontMetrics(forTextStyle: style).scaledValue(for: size, compatibleWith: traits)
            let frame = try #require(view).frame
            #expect(abs(frame.width - expected) <= 0.5 && abs(frame.height - expected) <= 0.5, "\(frame)")
        }
    }

    @Test("The number of comments is never cut at 320 points", arguments: categories)
    func countIsWhole(category: UIContentSizeCategory) throws {
        let cell = try Self.cell(Self.issue, category)
        let label = try #require(cell.view(identified: "commentCountLabel") as? UILabel)
        #expect(label.fit?.cut == nil)
        #expect(label.text == (category.isAccessibilityCategory ? "123K" : "123,456"))
    }

    @Test("Comments that leave the title no room go below the author")
    func commentsBelow() throws {
        let beside = try Self.cell(Self.issue)
        #expect(
            try Self.frame("commentCountView", in: beside).midY == Self.frame("statusIconView", in: beside).midY)
        let below = try Self.cell(Self.issue, .extraExtraExtraLarge)
        #expect(
            try Self.frame("commentCountView", in: below).minY == Self.frame("writerLabel", in: below).maxY + 12)
    }

    @Test("Traits that change later change the screen as if it had been made with them")
    func laterTraits() throws {
        let environment = Self.environment(width: 320, .large)
        try environment.whileInstalled {
            let (parent, child) = (UIViewController(), IssuesViewController(issues: [Self.issue]))
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            let window = environment.makeWindow(rootViewController: parent)
            child.view.frame = parent.view.bounds
            window.layoutIfNeeded()
            parent.setOverrideTraitCollection(
                UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge), forChild: child)
            window.layoutIfNeeded()
            let cell = try #require(child.view.view(identified: "issueCell.12345") as? IssueCell)
            let expected = try Self.cell(Self.issue, .accessibilityExtraExtraExtraLarge)
            for name in ["statusIconView", "titleLabel", "writerLabel", "commentCountView", "issueLabelsView"] {
                #expect(try Self.frame(name, in: cell) == Self.frame(name, in: expected), "\(name)")
            }
            #expect(cell.frame.size == expected.frame.size)
        }
    }
}
