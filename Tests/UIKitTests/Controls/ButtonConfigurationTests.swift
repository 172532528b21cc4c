import Foundation
import Raster
import Testing
import UIKit

private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
        UIColor.black.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
}

@MainActor private func pixels(of view: UIView) throws -> Bitmap {
    view.layoutIfNeeded()
    return try Rasterizer().render(view.displayList(), scale: 1, background: .white)
}

@MainActor private func button(
    _ configuration: UIButton.Configuration, title: String? = nil, image: UIImage? = nil,
    size: CGSize = CGSize(width: 200, height: 60), change: (inout UIButton.Configuration) -> Void = { _ in }
) -> UIButton {
    var configuration = configuration
    configuration.title = title
    configuration.image = image
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(origin: .zero, size: size)
    return button
}

@Suite("UIButton.Configuration")
@MainActor
struct ButtonConfigurationTests {
    /// Source: a line of the title's style (body 17 pt, subheadline 15 pt; 1.193359 x size, up to the pixel at 2x) and
    /// the insets above and below. Public documents store configured buttons 34 to 35.67 high.
    @Test(
        "the size decides font and insets",
        arguments: [
            (UIButton.Configuration.Size.mini, [28, 15, 10]), (.small, [28, 15, 10]), (.medium, [34.5, 17, 12]),
            (.large, [50.5, 17, 20]),
        ])
    func sizes(size: UIButton.Configuration.Size, expected: [CGFloat]) throws {
        let button = button(.filled(), title: "Save") { $0.buttonSize = size }
        let label = try #require(button.titleLabel)
        #expect(button.intrinsicContentSize.height == expected[0])
        #expect(button.intrinsicContentSize.width == label.sizeThatFits(.zero).width + 2 * expected[2])
        let set = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(set?.pointSize == expected[1])
    }

    @Test("insets that were set stay when the size changes, until they are given up")
    func insets() {
        var configuration = UIButton.Configuration.plain()
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        configuration.contentInsets = .zero
        configuration.buttonSize = .large
        #expect(configuration.contentInsets == .zero)
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets.leading == 20)
    }

    @Test("image, title and subtitle stand as placement and paddings say")
    func placement() throws {
        let button = button(.plain(), title: "Title", image: image(20, 20)) {
            $0.imagePadding = 8
            $0.contentInsets = .zero
            $0.subtitle = "Subtitle"
            $0.titlePadding = 3
        }
        button.contentHorizontalAlignment = .leading
        button.contentVerticalAlignment = .top
        button.layoutIfNeeded()
        let (icon, title) = (try #require(button.imageView), try #require(button.titleLabel))
        let subtitle = try #require(button.subtitleLabel)
        // 20.5 and 16 (footnote 13 pt) with 3 between; the image in the middle of their height.
        #expect(icon.frame == CGRect(x: 0, y: 10, width: 20, height: 20))
        #expect(title.frame.origin == CGPoint(x: 28, y: 0))
        #expect(subtitle.frame.origin == CGPoint(x: 28, y: 23.5))
        #expect(button.intrinsicContentSize.height == 39.5)
        button.configuration?.imagePlacement = .trailing
        button.layoutIfNeeded()
        #expect(icon.frame.minX == max(title.frame.width, subtitle.frame.width) + 8)
        // Titles before an image end at it.
        #expect(title.frame.maxX == subtitle.frame.maxX)
        button.configuration?.imagePlacement = .top
        button.layoutIfNeeded()
        #expect(icon.frame.minY == 0)
        #expect(title.frame.minY == 28)
        #expect(abs(title.frame.midX - icon.frame.midX) <= 0.5)
        button.configuration?.imagePlacement = .bottom
        button.layoutIfNeeded()
        #expect(icon.frame.minY == 47.5)
    }

    @Test("from right to left the leading image stands on the right")
    func rightToLeft() throws {
        let button = button(.plain(), title: "Title", image: image(20, 20)) { $0.contentInsets.leading = 30 }
        button.semanticContentAttribute = .forceRightToLeft
        button.contentHorizontalAlignment = .leading
        button.layoutIfNeeded()
        #expect(try #require(button.imageView).frame.maxX == 170)
        #expect(try #require(button.titleLabel).frame.maxX == 150)
    }

    @Test("a title too long for the width takes more lines, and the button more height")
    func wraps() {
        let button = button(.filled(), title: "A title that is far too long for the button it is in")
        button.translatesAutoresizingMaskIntoConstraints = false
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        container.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: container.topAnchor),
            button.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            button.widthAnchor.constraint(equalToConstant: 160),
        ])
        container.layoutIfNeeded()
        // Three lines of 17 points, 61 high at 2x, and 7 points above and below.
        #expect(button.frame.height == 75)
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        container.layoutIfNeeded()
        #expect(button.frame.height == 34.5)
    }

    @Test("filled, tinted and gray fill the background, plain does not")
    func backgrounds() throws {
        func middle(_ configuration: UIButton.Configuration) throws -> UInt32 {
            try pixels(of: button(configuration) { $0.baseForegroundColor = .red })[100, 30]
        }
        #expect(try middle(.filled()) == 0xff00_7aff)
        #expect(try middle(.borderedProminent()) == 0xff00_7aff)
        #expect(try middle(.plain()) == 0xffff_ffff)
        #expect(try middle(.borderless()) == 0xffff_ffff)
        // 118, 118, 128 at 0.12 over white.
        #expect(try middle(.gray()) == 0xffee_eeef)
        // System blue at 0.15 over white.
        #expect(try middle(.tinted()) == 0xffd9_ebff)
    }

    @Test("base colours and a background of its own win over the style's")
    func baseColors() throws {
        let filled = button(.filled(), title: "A") {
            $0.baseBackgroundColor = .red
            $0.baseForegroundColor = .black
        }
        #expect(try pixels(of: filled)[4, 30] == 0xffff_0000)
        #expect(filled.titleLabel?.attributedText?.color == .black)
        let own = button(.gray()) { $0.background.backgroundColor = .green }
        #expect(try pixels(of: own)[100, 30] == 0xff00_ff00)
    }

    @Test("a disabled button is gray, a selected one changes its style")
    func states() throws {
        let filled = button(.filled(), title: "A")
        filled.isEnabled = false
        #expect(filled.titleLabel?.attributedText?.color == .tertiaryLabel)
        #expect(try pixels(of: filled)[4, 30] == 0xffee_eeef)
        let gray = button(.gray(), title: "A")
        gray.isSelected = true
        #expect(gray.titleLabel?.attributedText?.color == .white)
        #expect(try pixels(of: gray)[4, 30] == 0xff00_7aff)
        gray.configuration?.automaticallyUpdateForSelection = false
        #expect(try pixels(of: gray)[4, 30] == 0xffee_eeef)
    }

    @Test("a capsule is round at the ends, a fixed radius is taken as it is")
    func corners() throws {
        let capsule = button(.filled()) { $0.cornerStyle = .capsule }
        let bitmap = try pixels(of: capsule)
        #expect(bitmap[1, 30] == 0xff00_7aff)
        #expect(bitmap[8, 3] == 0xffff_ffff)
        let square = button(.filled()) {
            $0.cornerStyle = .fixed
            $0.background.cornerRadius = 0
        }
        #expect(try pixels(of: square)[0, 0] == 0xff00_7aff)
    }

    @Test("a border lies on the edge of the background")
    func stroke() throws {
        let button = button(.plain()) {
            $0.background.strokeColor = .red
            $0.background.strokeWidth = 2
        }
        let bitmap = try pixels(of: button)
        #expect(bitmap[100, 0] == 0xffff_0000)
        #expect(bitmap[100, 1] == 0xffff_0000)
        #expect(bitmap[100, 2] == 0xffff_ffff)
    }

    @Test("the update handler changes the configuration for each state before layout")
    func handler() {
        let button = button(.filled(), title: "Off")
        var calls = 0
        button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.title = button.isSelected ? "On" : "Off"
        }
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Off")
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "On")
        #expect(calls == 2)
        button.layoutIfNeeded()
        #expect(calls == 2)
    }

    @Test("a transformer changes the attributes of the title, whose own win over the configuration's")
    func attributes() {
        var title = AttributedString("Big")
        title.font = .systemFont(ofSize: 30)
        let button = button(.plain()) {
            $0.attributedTitle = title
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.foregroundColor = .red
                return outgoing
            }
        }
        let text = button.titleLabel?.attributedText
        #expect(text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
        #expect(text?.color == .red)
    }

    @Test("an activity indicator takes the place of the image")
    func activity() throws {
        let button = button(.plain(), title: "Saving", image: image(30, 30)) {
            $0.showsActivityIndicator = true
            $0.imagePadding = 6
            $0.contentInsets = .zero
        }
        button.contentHorizontalAlignment = .leading
        button.layoutIfNeeded()
        let indicator = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(indicator.frame == CGRect(x: 0, y: 20.5, width: 20, height: 20))
        #expect(indicator.isAnimating)
        #expect(button.imageView?.isHidden == true)
        #expect(button.titleLabel?.frame.minX == 26)
        button.configuration?.showsActivityIndicator = false
        #expect(indicator.isHidden)
        #expect(button.imageView?.isHidden == false)
    }

    @Test("titles set for states, and a primary action's, show where the configuration has none")
    func setters() {
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Action") { _ in })
        #expect(button.titleLabel?.text == "Action")
        button.setTitle("Selected", for: .selected)
        button.isSelected = true
        #expect(button.titleLabel?.text == "Selected")
        button.configuration?.title = "Configured"
        #expect(button.titleLabel?.text == "Configured")
    }

    @Test("without a configuration again the button looks as before there was one")
    func removed() throws {
        let button = button(.filled())
        button.setTitle("A", for: .normal)
        button.configuration = nil
        #expect(try pixels(of: button)[4, 30] == 0xffff_ffff)
        #expect(button.titleLabel?.text == "A")
        #expect(button.titleLabel?.textColor == .systemBlue)
    }
}

extension NSAttributedString {
    fileprivate var color: UIColor? { attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor }
}
