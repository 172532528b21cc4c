import Foundation
import Testing
import UIKit

@MainActor @Suite("Labels that wrap in one layout") struct WrappingViewsTests {
    private static let text = "Labels that wrap at the width they are given"

    /// A root of a width, with labels as wide as it is.
    private func makeRoot(labels count: Int) -> (root: UIView, width: NSLayoutConstraint, labels: [UILabel]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let width = guide.widthAnchor.constraint(equalToConstant: 200)
        width.isActive = true
        let labels = (0..<count).map { _ in
            let label = UILabel()
            label.text = Self.text
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            label.widthAnchor.constraint(equalTo: guide.widthAnchor).isActive = true
            return label
        }
        root.layoutIfNeeded()
        return (root, width, labels)
    }

    @Test("After many of them are gone, those that stay and those that come wrap at a new width")
    func removal() {
        let (root, width, labels) = makeRoot(labels: 100)
        for (index, label) in labels.enumerated() where index % 5 != 0 { label.removeFromSuperview() }
        width.constant = 100
        root.layoutIfNeeded()
        let alone = makeRoot(labels: 1)
        alone.width.constant = 100
        alone.root.layoutIfNeeded()
        #expect(alone.labels[0].frame.height > labels[1].frame.height)
        let stayed = labels.enumerated().filter { $0.offset % 5 == 0 }.map(\.element.frame)
        #expect(stayed == Array(repeating: alone.labels[0].frame, count: 20))
        labels[0].numberOfLines = 1
        labels[5].text = "a"
        root.layoutIfNeeded()
        #expect(labels[0].frame.height == labels[5].frame.height)
        #expect(labels[10].frame == alone.labels[0].frame)
    }

    /// A picture whose width is its height, and beside it a label that has the rest of the width.
    private func makeRoot(pictureHeight: CGFloat) -> (root: UIView, height: NSLayoutConstraint, label: UILabel) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (picture, label) = (UIView(), UILabel())
        label.text = Self.text
        label.numberOfLines = 0
        for view in [picture, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let height = picture.heightAnchor.constraint(equalToConstant: pictureHeight)
        NSLayoutConstraint.activate([
            height, picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
            picture.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            picture.topAnchor.constraint(equalTo: root.topAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: picture.trailingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        return (root, height, label)
    }

    @Test("A label beside a picture wraps anew when a height changes the picture's width")
    func aspectRatio() {
        let (root, height, label) = makeRoot(pictureHeight: 20)
        #expect(label.frame.width == 280)
        let before = label.frame.height
        height.constant = 220
        root.layoutIfNeeded()
        #expect(label.frame == makeRoot(pictureHeight: 220).label.frame)
        #expect(label.frame.width == 80)
        #expect(label.frame.height > before)
    }

    /// Counts how often it is asked for its size.
    private final class CountingLabel: UILabel {
        var asked = 0
        override var intrinsicContentSize: CGSize {
            asked += 1
            return super.intrinsicContentSize
        }
    }

    /// Boxes as a list places its cells: by their frames, so that nothing ties one to the next. Each has a label that fills it
    /// from the top down.
    private func makeBoxes(_ count: Int) -> (root: UIView, labels: [CountingLabel]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
        let labels = (0..<count).map { index in
            let box = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 100, width: 150, height: 100))
            root.addSubview(box)
            let label = CountingLabel()
            label.text = Self.text
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: box.topAnchor),
                label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            ])
            return label
        }
        root.layoutIfNeeded()
        for label in labels { label.asked = 0 }
        return (root, labels)
    }

    @Test("A change in one of many boxes asks no label of another one for its size, and wraps its own anew")
    func locality() throws {
        let (root, labels) = makeBoxes(8)
        let whole = labels[2].frame.height
        labels[2].text = "short"
        try #require(labels[5].superview).frame.size.width = 100
        root.layoutIfNeeded()
        #expect(labels[2].frame.height < whole)
        #expect(labels[5].frame.height > whole)
        #expect(labels[5].frame.width == 100)
        #expect(labels.map { $0.asked > 0 } == [false, false, true, false, false, true, false, false])
    }

    @Test("Boxes that a constraint ties together wrap together, and apart once it is gone")
    func ties() {
        let (root, labels) = makeBoxes(8)
        let tie = labels[1].widthAnchor.constraint(equalTo: labels[6].widthAnchor, multiplier: 0.5)
        tie.priority = .defaultLow
        tie.isActive = true
        root.layoutIfNeeded()
        for label in labels { label.asked = 0 }
        labels[6].text = "short"
        root.layoutIfNeeded()
        #expect(labels.map { $0.asked > 0 } == [false, true, false, false, false, false, true, false])
        tie.isActive = false
        root.layoutIfNeeded()
        for label in labels { label.asked = 0 }
        labels[6].text = Self.text
        root.layoutIfNeeded()
        #expect(labels.map { $0.asked > 0 } == [false, false, false, false, false, false, true, false])
        #expect(labels[6].frame.height == labels[0].frame.height)
    }
}
