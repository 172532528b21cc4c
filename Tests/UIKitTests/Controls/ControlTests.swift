import Foundation
import Raster
import Testing
import UIKit

@MainActor private func pixels(of view: UIView) throws -> Bitmap {
    view.layoutIfNeeded()
    return try Rasterizer().render(view.displayList(), scale: 1, background: .white)
}

/// Sizes and alignment rectangles: frames stored in public Interface Builder documents.
@Suite("Controls")
@MainActor
struct ControlTests {
    @Test("a switch is 51 by 31 whatever its frame, and Auto Layout sees 49 of it")
    func switchSize() {
        let toggle = UISwitch(frame: CGRect(x: 3, y: 4, width: 300, height: 100))
        #expect(toggle.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
        toggle.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
        #expect(toggle.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
        #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        toggle.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(toggle)
        NSLayoutConstraint.activate([
            toggle.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            toggle.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        container.layoutIfNeeded()
        #expect(toggle.frame == CGRect(x: 151, y: 0, width: 51, height: 31))
    }

    @Test("a switch is green when on and gray when off, its knob white at that side")
    func switchLooks() throws {
        let toggle = UISwitch()
        // 120, 120, 128 at 0.16 over white.
        #expect(try pixels(of: toggle)[40, 15] == 0xffe9_e9ea)
        #expect(try pixels(of: toggle)[10, 15] == 0xffff_ffff)
        toggle.isOn = true
        #expect(try pixels(of: toggle)[10, 15] == 0xff34_c759)
        #expect(try pixels(of: toggle)[40, 15] == 0xffff_ffff)
        toggle.onTintColor = .red
        #expect(try pixels(of: toggle)[10, 15] == 0xffff_0000)
        toggle.semanticContentAttribute = .forceRightToLeft
        #expect(try pixels(of: toggle)[40, 15] == 0xffff_0000)
    }

    @Test("a tap turns a switch and sends valueChanged")
    func switchTap() {
        let toggle = UISwitch()
        var values: [Bool] = []
        toggle.addAction(UIAction { _ in values.append(toggle.isOn) }, for: .valueChanged)
        toggle.performTap(at: .zero)
        toggle.performTap(at: .zero)
        #expect(values == [true, false])
    }

    @Test("a slider keeps its value within its limits and draws both parts of its track")
    func slider() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 31))
        slider.minimumValue = 10
        slider.maximumValue = 20
        #expect(slider.value == 10)
        slider.value = 15
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 30))
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 13.5, width: 100, height: 4))
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 15)
        #expect(thumb == CGRect(x: 38, y: 1.5, width: 28, height: 28))
        let bitmap = try pixels(of: slider)
        #expect(bitmap[20, 15] == 0xff00_7aff)
        #expect(bitmap[52, 15] == 0xffff_ffff)
        // 120, 120, 128 at 0.2 over white.
        #expect(bitmap[95, 15] == 0xffe4_e4e6)
        slider.value = 99
        #expect(slider.value == 20)
    }

    @Test("a progress view is 4 points high and filled from the leading edge")
    func progress() throws {
        let view = UIProgressView(progressViewStyle: .default)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 150, height: 4))
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
        view.progress = 0.5
        #expect(try pixels(of: view)[70, 2] == 0xff00_7aff)
        #expect(try pixels(of: view)[80, 2] == 0xffe4_e4e6)
        view.progress = 7
        #expect(view.progress == 1)
    }

    @Test("an activity indicator is hidden while it stands, unless it is told not to be")
    func activity() {
        let view = UIActivityIndicatorView(style: .medium)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
        #expect(view.isHidden)
        view.startAnimating()
        #expect(view.isAnimating)
        #expect(!view.isHidden)
        view.stopAnimating()
        #expect(view.isHidden)
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
    }

    @Test("a page control keeps its page within its pages, and taps go back and forth")
    func pages() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
        control.numberOfPages = 3
        control.currentPage = 9
        #expect(control.currentPage == 2)
        #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 3))
        #expect(control.intrinsicContentSize.height == 26)
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        control.performTap(at: CGPoint(x: 150, y: 13))
        #expect(control.currentPage == 2)
        control.performTap(at: CGPoint(x: 50, y: 13))
        #expect(control.currentPage == 1)
        #expect(changes == 1)
        control.numberOfPages = 1
        #expect(control.currentPage == 0)
    }

    @Test("of any number of pages only the dots that show are drawn", arguments: [13, 100_000_000, .max])
    func manyPages(count: Int) {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
        control.numberOfPages = count
        // One each 16 points, beside what is around them.
        #expect(control.displayList().description.split(separator: "\n").count <= 18)
    }

    /// Source: the class reference of UIStepper, by which each raises an exception.
    @Test("a stepper refuses a step that is none, and limits that leave no room between them")
    func stepperMistakes() {
        let stepper = UIStepper()
        let messages = LayoutDiagnostics.collecting {
            stepper.stepValue = 0
            stepper.stepValue = .nan
            stepper.minimumValue = 100
            stepper.maximumValue = -1
            stepper.maximumValue = .nan
        }.report.exceptions.map(\.message)
        let (step, maximum) = ("stepValue must be greater than 0.", "maximumValue must be greater than minimumValue.")
        #expect(messages == [step, step, "minimumValue must be less than maximumValue.", maximum, maximum])
        #expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 100, 1))
    }

    @Test("a stepper is 94 by 32, steps within its limits, and goes round where it wraps")
    func stepper() {
        let stepper = UIStepper()
        #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 100, 1))
        stepper.maximumValue = 2
        stepper.performTap(at: CGPoint(x: 80, y: 16))
        stepper.performTap(at: CGPoint(x: 80, y: 16))
        stepper.performTap(at: CGPoint(x: 80, y: 16))
        #expect(stepper.value == 2)
        stepper.wraps = true
        stepper.performTap(at: CGPoint(x: 80, y: 16))
        #expect(stepper.value == 0)
        stepper.performTap(at: CGPoint(x: 10, y: 16))
        #expect(stepper.value == 2)
    }

    /// "First" and "Second" make 131 on iOS; the system font's widths come within a point of iOS's, two segments double it.
    @Test("a segmented control is 32 high, of which Auto Layout takes 31, and its segments are equally wide")
    func segmentSizes() {
        let control = UISegmentedControl(items: ["First", "Second"])
        #expect(control.sizeThatFits(.zero).height == 32)
        #expect(control.intrinsicContentSize.height == 31)
        #expect(abs(control.intrinsicContentSize.width - 131) <= 4)
        #expect(control.frame.size == control.sizeThatFits(.zero))
        control.setWidth(100, forSegmentAt: 0)
        control.setWidth(50, forSegmentAt: 1)
        #expect(control.intrinsicContentSize.width == 151)
    }

    @Test("segments are inserted, removed and chosen by taps")
    func segments() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.frame = CGRect(x: 0, y: 0, width: 301, height: 32)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        var chosen: [Int] = []
        control.addAction(UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        control.performTap(at: CGPoint(x: 200, y: 10))
        control.performTap(at: CGPoint(x: 200, y: 10))
        control.performTap(at: CGPoint(x: 20, y: 10))
        #expect(chosen == [1, 0])
        control.insertSegment(withTitle: "C", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        #expect((0..<3).map { control.titleForSegment(at: $0) } == ["C", "A", "B"])
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.setEnabled(false, forSegmentAt: 0)
        control.performTap(at: CGPoint(x: 20, y: 10))
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("the chosen segment lies on a white plate, others on gray")
    func segmentLooks() throws {
        let control = UISegmentedControl(items: ["", ""])
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
        control.selectedSegmentIndex = 1
        let bitmap = try pixels(of: control)
        #expect(bitmap[75, 16] == 0xffff_ffff)
        // 118, 118, 128 at 0.12 over white.
        #expect(bitmap[25, 16] == 0xffee_eeef)
        control.selectedSegmentTintColor = .red
        #expect(try pixels(of: control)[75, 16] == 0xffff_0000)
    }
}
