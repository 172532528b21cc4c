import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("The broken screens")
struct BrokenScreenTests {
    struct Expectation: Sendable, CustomTestStringConvertible {
        let screen: BrokenScreen
        let kind: LayoutFinding.Kind
        /// The view's identifier.
        var view: String?
        let file: String
        /// What stands on a line that lint has to name.
        let code: String
        var testDescription: String { screen.rawValue }
    }

    nonisolated static let expectations = [
        Expectation(
            screen: .conflict, kind: .conflict, view: "banner", file: "BannerViewController",
            code: "banner.widthAnchor.constraint(equalToConstant: 400)"),
        Expectation(
            screen: .ambiguousPosition, kind: .ambiguousPosition, view: "marker", file: "MarkerViewController",
            code: "marker.widthAnchor.constraint(equalToConstant: 80)"),
        Expectation(
            screen: .ambiguousSize, kind: .ambiguousSize, view: "marker", file: "MarkerViewController",
            code: "marker.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40)"),
        Expectation(
            screen: .ambiguousRow, kind: .ambiguousSize, view: "nameLabel", file: "ReviewCell",
            code: "nameLabel.topAnchor.constraint(equalTo: container.topAnchor, constant: 12)"),
        Expectation(
            screen: .ambiguousStack, kind: .ambiguousSize, view: "dishLabel", file: "ReceiptViewController",
            code: "row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)"),
        Expectation(
            screen: .openContent, kind: .ambiguousSize, view: "scrollView", file: "ArticleViewController",
            code: "articleLabel.topAnchor.constraint(equalTo: content.topAnchor, constant: 16)"),
        Expectation(
            screen: .estimatedRow, kind: .undeterminedCellHeight, file: "ReviewCell",
            code: "textLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4)"),
        Expectation(
            screen: .cellConstraints, kind: .constraintsOutsideContentView, file: "ReviewCell",
            code: "label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16)"),
        Expectation(
            screen: .truncatedText, kind: .truncatedText, view: "nameLabel", file: "ContactViewController",
            code: "nameLabel.widthAnchor.constraint(equalToConstant: 120)"),
        Expectation(
            screen: .clippedText, kind: .clippedText, view: "quoteLabel", file: "QuoteViewController",
            code: "quoteLabel.topAnchor.constraint(equalTo: box.topAnchor, constant: 12)"),
        Expectation(
            screen: .textOutside, kind: .textOutsideView, view: "quoteLabel", file: "QuoteViewController",
            code: "quoteLabel.topAnchor.constraint(equalTo: box.topAnchor, constant: 12)"),
        Expectation(
            screen: .overlap, kind: .overlappingSiblings, view: "dateLabel", file: "HeadlineViewController",
            code: "dateLabel.topAnchor.constraint(equalTo: top, constant: 48)"),
        Expectation(
            screen: .outside, kind: .viewOutsideSuperview, view: "shareButton", file: "ToolbarViewController",
            code: "shareButton.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: isMended ? -12 : 12)"),
    ]

    /// The line of the gallery's source that a finding names, `Gallery/BannerViewController.swift:25`.
    private func line(_ source: String) throws -> String {
        let parts = source.split(separator: ":")
        let name = try #require(parts.first?.split(separator: "/").last)
        let number = try #require(parts.last.flatMap { Int($0) })
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let file = folder.appending(path: "../../Sources/Gallery/Broken/\(name)")
        return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")[number - 1]
    }

    private func findings(_ screen: BrokenScreen, isMended: Bool, width: CGFloat = 393) -> [LayoutFinding] {
        let environment = RenderEnvironment(size: CGSize(width: width, height: 852), scale: 3)
        return environment.whileInstalled {
            LayoutDiagnostics.collecting {
                let controller = screen.makeController(isMended: isMended)
                let window = environment.makeWindow(rootViewController: controller)
                return withExtendedLifetime(window) { controller.view.layoutFindings(includingNotes: true) }
            }.result
        }
    }

    @Test("Every broken screen is expected to be found")
    func completeness() {
        #expect(Self.expectations.map(\.screen) == BrokenScreen.allCases)
    }

    @Test("Each mistake is the one finding, at its view, with the line that made it", arguments: expectations)
    func mistake(expected: Expectation) throws {
        let found = findings(expected.screen, isMended: false).filter { $0.severity == .finding }
        #expect(found.map(\.kind) == [expected.kind])
        let finding = try #require(found.first)
        #expect(finding.identifier == expected.view)
        let sources = finding.constraints.compactMap(\.source)
        #expect(sources.contains { $0.hasPrefix("Gallery/\(expected.file).swift:") })
        let lines = try sources.map(line)
        #expect(lines.contains { $0.contains(expected.code) })
        #expect(!finding.remedy.isEmpty)
    }

    @Test("The mended screens have no finding, at any width", arguments: BrokenScreen.allCases)
    func mended(screen: BrokenScreen) {
        for width in [320, 375, 393, 430, 834] as [CGFloat] {
            let found = findings(screen, isMended: true, width: width).filter { $0.severity == .finding }
            #expect(found == [], "\(width) wide")
        }
    }

    @Test("What is meant so is a note: a line limit, a badge tied to a picture's corner, a small button")
    func notes() {
        func notes(_ screen: BrokenScreen) -> [LayoutFinding.Kind] {
            findings(screen, isMended: true).filter { $0.severity == .note }.map(\.kind)
        }
        #expect(notes(.truncatedText) == [.truncatedText])
        #expect(notes(.overlap) == [.overlappingSiblings])
        #expect(notes(.outside) == [.smallTouchTarget])
        #expect(notes(.conflict) == [])
    }

    @Test("The same mistake in several cells is one finding that names the others")
    func merging() throws {
        let finding = try #require(findings(.estimatedRow, isMended: false).first)
        #expect(finding.path == "UIView/UICollectionView[0]/ReviewCell[0]")
        #expect(finding.otherPaths == [1, 2].map { "UIView/UICollectionView[0]/ReviewCell[\($0)]" })
    }

    @Test("In a cell that fits its contents an ambiguity is seen with the cell one pixel higher")
    func exactFit() throws {
        let finding = try #require(findings(.ambiguousRow, isMended: false).first)
        #expect(
            finding.message
                == "nothing decides which of nameLabel and textLabel takes the rest of the height (seen with the "
                + "cell one pixel higher; the fit hides it)")
    }

    @Test("A conflict is the smallest set, and the screen's frame is the last to be named")
    func conflict() throws {
        let finding = try #require(findings(.conflict, isMended: false).first)
        #expect(
            finding.constraints.map(\.text) == [
                "banner.leading == UIView.leading + 16", "banner.trailing == UIView.trailing - 16",
                "banner.width == 400", "the window is 393 wide", "UIView is 393 wide, by its frame",
            ])
        #expect(finding.message == "5 required constraints exclude each other: banner.width == 400 gives way")
    }

    @Test("A picture of each can be drawn", arguments: BrokenScreen.allCases)
    func drawing(screen: BrokenScreen) {
        let environment = RenderEnvironment(size: CGSize(width: 393, height: 852), scale: 3)
        environment.whileInstalled {
            let (list, _) = LayoutDiagnostics.collecting {
                environment.makeWindow(rootViewController: screen.makeController(isMended: false)).displayList()
            }
            #expect(!list.items.isEmpty)
        }
    }
}
