import Goldens
import UIKit

/// A small view tree with one thing to find or to leave alone: 320 x 480 points, on a screen of that size.
@MainActor struct ReviewedTreeFixture {
    let root: UIView

    init() {
        RenderEnvironment(size: CGSize(width: 320, height: 480)).install()
        root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    /// A coloured view with a frame.
    @discardableResult
    func add(_ frame: CGRect, to parent: UIView? = nil, id: String? = nil) -> UIView {
        add(UIView(), frame, to: parent, id: id)
    }

    @discardableResult
    func add(_ view: UIView, _ frame: CGRect, to parent: UIView? = nil, id: String? = nil) -> UIView {
        view.frame = frame
        view.accessibilityIdentifier = id
        if !(view is UILabel), !(view is UIControl) { view.backgroundColor = .red }
        (parent ?? root).addSubview(view)
        return view
    }

    func label(_ text: String, lines: Int? = nil) -> UILabel {
        let label = UILabel()
        label.text = text
        if let lines { label.numberOfLines = lines }
        return label
    }

    func kinds(includingNotes: Bool = false) -> [LayoutFinding.Kind] {
        root.layoutFindings(includingNotes: includingNotes).map(\.kind)
    }
}
