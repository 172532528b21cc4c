import Foundation
import Testing
import UIKit

@MainActor private func content(
    _ configuration: UIListContentConfiguration, width: CGFloat = 300, text: String? = "Item 1",
    secondary: String? = nil, change: (inout UIListContentConfiguration) -> Void = { _ in }
) -> UIListContentView {
    var configuration = configuration
    configuration.text = text
    configuration.secondaryText = secondary
    change(&configuration)
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(origin: .zero, size: CGSize(width: width, height: view.sizeThatFits(CGSize(width, 0)).height))
    view.layoutIfNeeded()
    return view
}

@MainActor private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width, height), format: format).image { context in
        UIColor.black.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
}

@Suite("UIListContentConfiguration")
@MainActor
struct ListContentTests {
    /// Source: a description of the cell style and of the grouped header in public logs of iOS 16 and 17.
    @Test("the margins and spacings of cells and grouped headers are those that iOS logs")
    func metrics() {
        let cell = UIListContentConfiguration.cell()
        #expect(
            cell.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
        #expect(cell.imageToTextPadding == 16)
        #expect(cell.textToSecondaryTextVerticalPadding == 3)
        #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
        let header = UIListContentConfiguration.groupedHeader()
        #expect(
            header.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    }

    /// A line of body text is 20.5 points at 2x (17 x 1.193359, up to the pixel), of caption 1 14.5, of footnote 16.
    @Test(
        "heights: a row of 44, text and secondary text with their margins, a header",
        arguments: [
            ("cell", nil, 44), ("cell", "Detail", 11 + 20.5 + 3 + 14.5 + 11), ("subtitle", "Detail", 60),
            ("value", "Detail", 44), ("header", nil, 17 + 16 + 6),
        ] as [(String, String?, CGFloat)])
    func heights(kind: String, secondary: String?, height: CGFloat) {
        let kinds: [String: UIListContentConfiguration] = [
            "cell": .cell(), "subtitle": .subtitleCell(), "value": .valueCell(), "header": .groupedHeader(),
        ]
        let view = content(kinds[kind] ?? .cell(), secondary: secondary)
        #expect(view.bounds.height == height)
        let fitting = view.systemLayoutSizeFitting(
            CGSize(300, 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting == CGSize(300, height))
    }

    @Test("margins above and below that an app sets end the least height")
    func ownMargins() {
        let view = content(.cell()) { $0.directionalLayoutMargins.top = 2 }
        #expect(view.bounds.height == 2 + 20.5 + 11)
    }

    @Test("texts lie below each other from the leading margin, in the middle of a higher view")
    func stacked() {
        let view = content(.subtitleCell(), secondary: "Detail")
        #expect(labels(view).map(\.frame.minX) == [16, 16])
        #expect(labels(view).map(\.frame.minY) == [11, 34.5])
        view.frame.size.height = 80
        view.layoutIfNeeded()
        #expect(labels(view).map(\.frame.minY) == [21, 44.5])
    }

    @Test("a value stands at the trailing edge; where there is no room for both it goes below")
    func values() {
        let beside = content(.valueCell(), secondary: "Detail")
        #expect(labels(beside).map(\.frame.minY) == [12, 12])
        #expect(labels(beside)[1].frame.maxX == 292)
        let below = content(.valueCell(), text: "A text that is long", secondary: "and a value that is long, too")
        #expect(labels(below).map(\.frame.minX) == [16, 16])
        #expect(below.bounds.height == 66)
    }

    @Test("an image lies before the text, as large as it may be, in the middle of its reserved room")
    func images() throws {
        let own = content(.cell()) { $0.image = image(40, 30) }
        #expect(labels(own)[0].frame.minX == 72)
        #expect(own.bounds.height == 52)
        let reserved = content(.cell()) {
            $0.image = image(40, 80)
            $0.imageProperties.maximumSize = CGSize(20, 20)
            $0.imageProperties.reservedLayoutSize = CGSize(30, 30)
        }
        let view = try #require(reserved.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(view.frame == CGRect(x: 26, y: 16, width: 10, height: 20))
        #expect(labels(reserved)[0].frame.minX == 62)
    }

    @Test("layout guides have the frames of the parts")
    func guides() {
        let view = content(.subtitleCell(), secondary: "Detail")
        let guides = [view.textLayoutGuide, view.secondaryTextLayoutGuide]
        view.layoutIfNeeded()
        #expect(guides.map { $0?.layoutFrame } == labels(view).map(\.frame))
        #expect(view.imageLayoutGuide == nil)
    }

    @Test("from right to left all is mirrored")
    func mirrored() {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "Item 1"
        let view = UIListContentView(configuration: configuration)
        view.semanticContentAttribute = .forceRightToLeft
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        view.layoutIfNeeded()
        #expect(labels(view)[0].frame.maxX == 284)
    }

    @Test("a state changes what an app has left open, and nothing else")
    func states() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection.current)
        state.isDisabled = true
        var configuration = UIListContentConfiguration.cell()
        configuration.secondaryTextProperties.color = .systemRed
        let updated = configuration.updated(for: state)
        #expect(updated.textProperties.color == .tertiaryLabel)
        #expect(updated.secondaryTextProperties.color == .systemRed)
        state.isDisabled = false
        #expect(updated.updated(for: state) == configuration)
    }

    @Test("headers take their style from the list they are in")
    func lists() {
        let grouped = UITraitCollection { $0[UITraitListEnvironment.self] = .insetGrouped }
        let header = UIListContentConfiguration.header()
        #expect(header.textProperties.transform == .none)
        let updated = header.updated(for: UIViewConfigurationState(traitCollection: grouped))
        #expect(updated.textProperties.transform == .uppercase)
        #expect(updated.directionalLayoutMargins.top == 17)
    }

    @Test("under constraints the height follows the width")
    func constrained() {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "A text of several words that has to be wrapped"
        let view = UIListContentView(configuration: configuration)
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
        container.layoutIfNeeded()
        #expect(view.frame.size == view.sizeThatFits(CGSize(150, 0)))
        #expect(view.frame.height > 80)
    }
}
