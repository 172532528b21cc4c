import Foundation
import InterfaceBuilder
import OffscreenCommand
import Testing

@MainActor @Suite("bars around the scenes of a storyboard") struct DocumentBarsTests {
    private static let documents = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Documents").path

    @Test("the safe area ends at the bars: 59 + 96 with a large title, 59 + 44 without, 34 + 49 above a tab bar")
    func frames() {
        let run = CommandRun(["layout", "\(Self.documents)/bars.storyboard"])
        #expect(run.status == 0)
        #expect(run.output.contains("UISearchBar #search  0 155 393 44\n"))
        // 852 - 34 - 49 - 4 - 30.
        #expect(run.output.contains("UIButton #open  16 735 361 30\n"))
        #expect(run.output.contains("MKMapView #map  0 103 393 240\n"))
        // Presented: no bar.
        #expect(run.output.contains("UIDatePicker #day  0 59 393 216\n"))
    }

    @Test("containers follow from relationships and from the segues that push, as far as those reach")
    func containers() throws {
        let data = try Data(contentsOf: URL(filePath: "\(Self.documents)/bars.storyboard"))
        let containers = try Document(data).containers
        #expect(containers.keys.sorted() == ["order", "orders", "orders-navigation", "profile"])
        #expect(containers["orders"]?.navigation == "orders-navigation")
        #expect(containers["orders"]?.tab == "orders-navigation")
        #expect(containers["order"]?.previous == "orders")
        // It hides the bottom bar.
        #expect(containers["order"]?.tabs == nil)
        #expect(containers["profile"]?.tabs == "tabs")
    }
}
