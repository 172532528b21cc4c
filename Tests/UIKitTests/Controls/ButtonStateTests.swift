import Foundation
import Raster
import Testing
import UIKit

/// An opaque image of one colour.
private func image(_ color: UIColor, _ side: CGFloat = 10) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
}

@MainActor private func pixels(of view: UIView) throws -> Bitmap {
    view.layoutIfNeeded()
    return try Rasterizer().render(view.displayList(), scale: 1, background: .white)
}

@MainActor private func button(_ type: UIButton.ButtonType, image: UIImage) -> UIButton {
    let button = UIButton(type: type)
    button.setImage(image, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return button
}

/// Source: the class reference of UIButton; how much darker and lighter is from memory.
@Suite("States of buttons without a configuration")
@MainActor
struct ButtonStateTests {
    @Test("a highlighted custom button draws its image at half the brightness, unless it is told not to")
    func highlighted() throws {
        let button = button(.custom, image: image(.red))
        #expect(button.adjustsImageWhenHighlighted)
        button.isHighlighted = true
        #expect(try pixels(of: button)[5, 5] == 0xff80_0000)
        button.adjustsImageWhenHighlighted = false
        #expect(try pixels(of: button)[5, 5] == 0xffff_0000)
    }

    @Test("a disabled custom button draws its image at half its opacity, unless it is told not to")
    func disabled() throws {
        let button = button(.custom, image: image(.black))
        #expect(button.adjustsImageWhenDisabled)
        button.isEnabled = false
        #expect(try pixels(of: button)[5, 5] & 0xff == 0x7f)
        button.adjustsImageWhenDisabled = false
        #expect(try pixels(of: button)[5, 5] == 0xff00_0000)
    }

    @Test("an image of its own for the state is drawn as it is")
    func ownImage() throws {
        let button = button(.custom, image: image(.red))
        button.setImage(image(.green), for: .highlighted)
        button.isHighlighted = true
        #expect(try pixels(of: button)[5, 5] == 0xff00_ff00)
    }

    @Test("a disabled system button paints its template image in the gray of its title")
    func disabledTemplate() throws {
        let button = button(.system, image: image(.black))
        button.isEnabled = false
        // 60, 60, 67 at 0.3 over white.
        #expect(try pixels(of: button)[5, 5] == 0xffc4_c4c6)
    }

    @Test("a selected system button shows its title in white on the tint colour")
    func selectedTitle() throws {
        let button = UIButton(type: .system)
        button.setTitle("On", for: .normal)
        button.tintColor = .red
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        button.isSelected = true
        let bitmap = try pixels(of: button)
        let title = try #require(button.titleLabel)
        #expect(title.textColor == .white)
        // Just outside of the title, within the margin of 3 points.
        #expect(bitmap[Int(title.frame.minX) - 1, 20] == 0xffff_0000)
        #expect(bitmap[Int(title.frame.minX) - 6, 20] == 0xffff_ffff)
        button.isSelected = false
        #expect(title.textColor == .red)
        #expect(try pixels(of: button)[Int(title.frame.minX) - 1, 20] == 0xffff_ffff)
    }

    @Test("an image for the selected state is not marked, another is")
    func selectedImage() throws {
        let button = button(.system, image: image(.black))
        button.tintColor = .red
        button.isSelected = true
        #expect(try pixels(of: button)[5, 5] == 0xffff_ffff)
        button.setImage(image(.black), for: .selected)
        #expect(try pixels(of: button)[5, 5] == 0xffff_0000)
    }

    @Test("a button that changes its selection by taps does so before its actions run")
    func toggle() {
        let button = UIButton(type: .custom)
        button.changesSelectionAsPrimaryAction = true
        var states: [Bool] = []
        button.addAction(UIAction { _ in states.append(button.isSelected) }, for: .primaryActionTriggered)
        button.performTap(at: .zero)
        button.performTap(at: .zero)
        #expect(states == [true, false])
    }
}
