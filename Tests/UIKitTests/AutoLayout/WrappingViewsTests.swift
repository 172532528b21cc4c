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
}
