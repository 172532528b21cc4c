import Foundation
import Testing
import UIKit

/// What UIKit's own views ask of layout. Sources: auto-layout facts 3.2, and the frames that Interface Builder stores.
@MainActor @Suite("The sizes that controls ask for") struct ControlContentSizeTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        RenderEnvironment(size: CGSize(width: 320, height: 480), scale: 2).install()
    }

    /// A control, made when its case is tested, with what is expected of it.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Nil where the text decides it.
        let width: CGFloat?
        let height: CGFloat
        /// Horizontal and vertical.
        var hugging: (Float, Float) = (250, 250)
        /// Of the frame, which alignment insets make larger than the intrinsic size.
        var outset = CGSize.zero
        let make: @MainActor @Sendable () -> UIView
    }

    /// No intrinsic length.
    private nonisolated static let openLength: CGFloat = -1

    nonisolated static let cases = [
        Case(testDescription: "switch", width: 49, height: 31, hugging: (750, 750), outset: CGSize(2, 0)) {
            UISwitch()
        },
        Case(testDescription: "stepper", width: 94, height: 32, hugging: (750, 750)) { UIStepper() },
        Case(testDescription: "medium activity indicator", width: 20, height: 20, hugging: (750, 750)) {
            let view = UIActivityIndicatorView(style: .medium)
            view.startAnimating()
            return view
        },
        Case(testDescription: "large activity indicator", width: 37, height: 37, hugging: (750, 750)) {
            let view = UIActivityIndicatorView(style: .large)
            view.startAnimating()
            return view
        },
        Case(testDescription: "progress view", width: openLength, height: 4, hugging: (250, 750)) {
            UIProgressView(progressViewStyle: .default)
        },
        Case(testDescription: "slider", width: openLength, height: 30, outset: CGSize(0, 1)) { UISlider() },
        Case(testDescription: "segmented control", width: nil, height: 31, outset: CGSize(0, 1)) {
            UISegmentedControl(items: ["First", "Second"])
        },
        Case(testDescription: "text field with a round border", width: nil, height: 34) {
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.text = "Text"
            return field
        },
        Case(testDescription: "system button", width: nil, height: 30) {
            let button = UIButton(type: .system)
            button.setTitle("Button", for: .normal)
            return button
        },
        Case(testDescription: "navigation bar", width: openLength, height: 44) { UINavigationBar() },
        Case(testDescription: "tab bar", width: openLength, height: 49) { UITabBar() },
        Case(testDescription: "image view without an image", width: openLength, height: openLength) { UIImageView() },
        Case(testDescription: "scroll view", width: openLength, height: openLength) { UIScrollView() },
        Case(testDescription: "text view that scrolls", width: openLength, height: openLength) {
            let view = UITextView()
            view.text = "Text"
            return view
        },
        Case(testDescription: "collection view", width: openLength, height: openLength) {
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        },
    ]

    @Test("each control has its intrinsic size and priorities, and layout gives it that size", arguments: cases)
    func sizes(expected: Case) {
        let view = expected.make()
        let size = view.intrinsicContentSize
        if let width = expected.width { #expect(size.width == width) } else { #expect(size.width > 20) }
        #expect(size.height == expected.height)
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == expected.hugging.0)
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == expected.hugging.1)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750)
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        if size.width != Self.openLength, expected.width != nil {
            #expect(view.frame.width == size.width + expected.outset.width)
        }
        if size.height != Self.openLength { #expect(view.frame.height == size.height + expected.outset.height) }
        let open = LayoutInspector(of: root).ambiguousAttributes(of: view)
        #expect(open.contains(.width) == (size.width == Self.openLength))
        #expect(open.contains(.height) == (size.height == Self.openLength))
    }

    /// Switch, stepper and activity indicator hug at 750, labels at 250.
    @Test("in a row as wide as the screen the label is stretched, not the control", arguments: cases.prefix(3))
    func rows(expected: Case) {
        let (label, control) = (UILabel(), expected.make())
        label.text = "Name"
        let row = UIStackView(arrangedSubviews: [label, control])
        row.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        row.alignment = .center
        row.layoutIfNeeded()
        let width = expected.width ?? 0
        #expect(label.frame.width == 320 - width)
        #expect(control.alignmentRect(forFrame: control.frame).width == width)
    }
}
