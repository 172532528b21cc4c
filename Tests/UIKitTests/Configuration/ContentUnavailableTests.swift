import Foundation
import Testing
import UIKit

/// Shows that nothing was found while it has no content.
private final class EmptyController: UIViewController {
    var isEmpty = true

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
}

@Suite("UIContentUnavailableConfiguration")
@MainActor
struct ContentUnavailableTests {
    private func labels(_ view: UIView) -> [UILabel] {
        ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    @Test("image, texts and buttons stand below each other in the middle")
    func arrangement() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Friends"
        configuration.secondaryText = "Friends you add are here."
        configuration.button.title = "Add"
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        view.layoutIfNeeded()
        let stack = try #require(view.subviews.compactMap { $0 as? UIStackView }.first)
        // Up to the rounding to pixels.
        #expect(abs(stack.frame.midY - 200) <= 0.25)
        #expect(stack.arrangedSubviews.count == 3)
        #expect(stack.arrangedSubviews.allSatisfy { abs($0.frame.midX - 134) <= 0.25 })
        let frames = stack.arrangedSubviews.map(\.frame)
        #expect(frames[1].minY == frames[0].maxY + 6)
        #expect(frames[2].minY == frames[1].maxY + 20)
    }

    @Test("a controller shows it over its view, and asks again when told so")
    func controller() {
        let controller = EmptyController()
        let window = RenderEnvironment(size: CGSize(300, 400)).makeWindow(rootViewController: controller)
        #expect(controller.view.subviews.last is UIContentUnavailableView)
        #expect(labels(controller.view).first?.text == "No Results")
        controller.isEmpty = false
        controller.setNeedsUpdateContentUnavailableConfiguration()
        window.layoutIfNeeded()
        #expect(controller.view.subviews.isEmpty)
    }

    @Test("a search names what was looked for, unless the app says something else")
    func search() {
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        state.searchText = "tea"
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “tea”")
        var own = UIContentUnavailableConfiguration.search()
        own.text = "Nothing"
        #expect(own.updated(for: state).text == "Nothing")
    }
}
