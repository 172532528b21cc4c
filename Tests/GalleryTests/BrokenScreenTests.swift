import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("The broken screens")
struct BrokenScreenTests {
    /// What lint has to say of each: the kind, the view's identifier, and the file of the constraint to look at.
    nonisolated static let expectations:
        [(screen: BrokenScreen, kind: LayoutFinding.Kind, view: String?, file: String)] = [
            (.conflict, .conflict, "banner", "BannerViewController"),
            (.ambiguousPosition, .ambiguousPosition, "marker", "MarkerViewController"),
            (.ambiguousSize, .ambiguousSize, "marker", "MarkerViewController"),
            (.ambiguousRow, .ambiguousSize, "nameLabel", "ReviewCell"),
            (.estimatedRow, .undeterminedCellHeight, nil, "ReviewCell"),
            (.cellConstraints, .constraintsOutsideContentView, nil, "ReviewCell"),
            (.truncatedText, .truncatedText, "nameLabel", "ContactViewController"),
            (.clippedText, .clippedText, "quoteLabel", "QuoteViewController"),
            (.textOutside, .textOutsideView, "quoteLabel", "QuoteViewController"),
            (.overlap, .overlappingSiblings, "dateLabel", "HeadlineViewController"),
            (.outside, .viewOutsideSuperview, "shareButton", "ToolbarViewController"),
        ]

    private func findings(_ screen: BrokenScreen, isMended: Bool, width: CGFloat = 393) -> [LayoutFinding] {
        let environment = RenderEnvironment(size: CGSize(width: width, height: 852), scale: 3)
        return environment.whileInstalled {
            LayoutDiagnostics.collecting {
                let controller = screen.makeController(isMended: isMended)
                let window = environment.makeWindow(rootViewController: controller)
                return withExtendedLifetime(window) { controller.layoutFindings(includingNotes: true) }
            }.result
        }
    }

    @Test("Every broken screen is expected to be found")
    func completeness() {
        #expect(Self.expectations.map(\.screen) == BrokenScreen.allCases)
    }

    @Test("Each mistake is the one finding, at its view, with a line of its file", arguments: expectations)
    func mistake(screen: BrokenScreen, kind: LayoutFinding.Kind, view: String?, file: String) throws {
        let found = findings(screen, isMended: false).filter { $0.severity == .finding }
        #expect(found.map(\.kind) == [kind])
        let finding = try #require(found.first)
        #expect(finding.identifier == view)
        #expect(finding.constraints.contains { $0.source?.hasPrefix("Gallery/\(file).swift:") ?? false })
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
                "banner.width == 400", "UIWindow.width == 393  (its frame)", "UIView.width == 393  (its frame)",
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
