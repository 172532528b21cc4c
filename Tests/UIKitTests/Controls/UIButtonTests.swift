import Foundation
import Raster
import Testing
import UIKit

/// An opaque image of that many points.
private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
}

@MainActor private func button(
    _ title: String? = nil, image: UIImage? = nil, type: UIButton.ButtonType = .system,
    size: CGSize = CGSize(width: 100, height: 40)
) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.frame = CGRect(origin: .zero, size: size)
    return button
}

@Suite("UIButton")
@MainActor
struct UIButtonTests {
    init() {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
    }

    /// Source: 30 in 222 of 222 public documents at 15 pt, 32 at 16 pt, 33 at 17 pt; `UIButton()` 34 at 18 pt.
    @Test("a title's line height and 12 points make the height", arguments: [(15, 30), (16, 32), (17, 33), (18, 34)])
    func height(size: CGFloat, expected: CGFloat) {
        let button = button("Button")
        button.titleLabel?.font = .systemFont(ofSize: size)
        #expect(button.intrinsicContentSize.height == expected)
    }

    @Test("a system button has 15 pt, a custom one 18 pt")
    func fonts() {
        #expect(button("A").titleLabel?.font == .systemFont(ofSize: 15))
        let custom = UIButton()
        custom.setTitle("A", for: .normal)
        #expect(custom.titleLabel?.font == .systemFont(ofSize: 18))
        #expect(custom.intrinsicContentSize.height == 34)
    }

    /// Source: "Button" is 46 wide in 27 of 27 public documents; the system font's widths come within a point of iOS's.
    @Test("the width is the title's, at least 30")
    func width() throws {
        let button = button("Button")
        let label = try #require(button.titleLabel)
        #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width)
        #expect(abs(button.intrinsicContentSize.width - 46) <= 1.5)
        button.setTitle("x", for: .normal)
        #expect(button.intrinsicContentSize.width == 30)
    }

    @Test("a button with an image alone is as large as it")
    func imageOnly() {
        #expect(button(image: image(22, 22)).intrinsicContentSize == CGSize(width: 22, height: 22))
    }

    @Test("content insets take the place of the margins")
    func contentInsets() throws {
        let button = button("Button")
        let title = try #require(button.titleLabel).intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
        #expect(button.intrinsicContentSize == CGSize(width: title.width + 20, height: title.height + 8))
    }

    @Test("image and title stand side by side in the middle, the image first")
    func layout() throws {
        let button = button("Go", image: image(20, 20))
        button.layoutIfNeeded()
        let (icon, label) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
        #expect(icon.size == CGSize(width: 20, height: 20))
        #expect(label.minX == icon.maxX)
        #expect(abs((icon.minX + label.maxX) / 2 - 50) <= 0.5)
        #expect(icon.midY == 20)
        #expect(label.midY == 20)
    }

    @Test("from right to left the image stands on the right")
    func rightToLeft() throws {
        let button = button("Go", image: image(20, 20))
        button.semanticContentAttribute = .forceRightToLeft
        button.contentHorizontalAlignment = .leading
        button.layoutIfNeeded()
        #expect(try #require(button.imageView).frame.maxX == 100)
        #expect(try #require(button.titleLabel).frame.maxX == 80)
    }

    @Test("image insets of opposite signs move the image by their amount, a single one by half")
    func imageInsets() throws {
        let button = button("Go", image: image(20, 20))
        button.layoutIfNeeded()
        let icon = try #require(button.imageView)
        let x = icon.frame.minX
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 8)
        button.layoutIfNeeded()
        #expect(icon.frame.minX == x - 8)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
        button.layoutIfNeeded()
        #expect(icon.frame.minX == x + 4)
    }

    @Test("a title too long gives way to the image and is cut in the middle")
    func longTitle() throws {
        let button = button(String(repeating: "long ", count: 20), image: image(20, 20))
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        #expect(label.frame.minX == 20)
        #expect(label.frame.width == 80)
        #expect(label.lineBreakMode == .byTruncatingMiddle)
    }

    @Test("each state shows its own content, and that of normal where it has none")
    func states() {
        let button = button("Normal")
        button.setTitle("Selected", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.isSelected = true
        #expect(button.currentTitle == "Selected")
        #expect(button.titleLabel?.text == "Selected")
        #expect(button.currentTitleColor == .red)
        button.isHighlighted = true
        #expect(button.currentTitle == "Normal")
        button.isSelected = false
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.currentTitleColor == .tertiaryLabel)
    }

    @Test("a system button takes the tint colour of where it is, a custom one is white")
    func tint() {
        let container = UIView()
        let button = button("A")
        container.addSubview(button)
        container.tintColor = .green
        button.layoutIfNeeded()
        #expect(button.titleLabel?.textColor == .green)
        #expect(UIButton().currentTitleColor == .white)
    }

    @Test("a button under another tint takes it when it is laid out")
    func moved() {
        let container = UIView()
        container.tintColor = .green
        let button = button("A")
        container.addSubview(button)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.textColor == .green)
    }

    @Test("a system button shows images as templates, a custom one as they are")
    func template() {
        #expect(button(image: image(9, 9)).imageView?.image?.renderingMode == .alwaysTemplate)
        #expect(button(image: image(9, 9), type: .custom).imageView?.image?.renderingMode == .automatic)
        let original = image(9, 9).withRenderingMode(.alwaysOriginal)
        #expect(button(image: original).imageView?.image?.renderingMode == .alwaysOriginal)
    }

    @Test("a primary action gives title and image, and is performed")
    func primaryAction() {
        var count = 0
        let icon = image(10, 10)
        let button = UIButton(primaryAction: UIAction(title: "Save", image: icon) { _ in count += 1 })
        #expect(button.currentTitle == "Save")
        #expect(button.currentImage == icon)
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 1)
        #expect(button.buttonType == .system)
    }

    @Test("an attributed title is shown in place of the plain one")
    func attributedTitle() {
        let button = button("Plain")
        let title = NSAttributedString(string: "Rich", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        button.setAttributedTitle(title, for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Rich")
        #expect(button.intrinsicContentSize.width == button.titleLabel?.intrinsicContentSize.width)
    }

    @Test("a background image fills the button behind its content")
    func backgroundImage() {
        let button = button("A", type: .custom)
        button.setBackgroundImage(image(4, 4), for: .normal)
        button.layoutIfNeeded()
        #expect(button.subviews.first?.frame == button.bounds)
        #expect(button.subviews.first is UIImageView)
    }

    @Test("a font given to the title label later changes the button's size")
    func laterFont() {
        let (container, button) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), button("Button"))
        button.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: container.topAnchor),
            button.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        ])
        container.layoutIfNeeded()
        #expect(button.frame.height == 30)
        button.titleLabel?.font = .systemFont(ofSize: 18)
        container.layoutIfNeeded()
        #expect(button.frame.height == 34)
    }

    @Test("the title's baseline is the button's")
    func baseline() {
        let (button, label) = (button("Button"), UILabel())
        label.text = "Label"
        label.font = .systemFont(ofSize: 15)
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        for view in [button, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: container.topAnchor),
            button.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
            label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
        ])
        container.layoutIfNeeded()
        #expect(button.frame.height == 30)
        #expect(label.frame.minY == 6)
    }
}
