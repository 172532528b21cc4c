package import UIKit

/// A laid-out view tree with what the checks ask of it.
@MainActor struct ReviewedTree {
    let root: UIView
    /// The views that are seen, parents before their children: those of hidden or clear views are left out.
    let views: [UIView]
    let inspector: LayoutInspector
    /// What the views show.
    let content: VisibleContent
    /// In the order of the tree, parents before children; of every view, hidden ones too.
    private let places: [ObjectIdentifier: Int]

    init(_ root: UIView) {
        self.root = root
        inspector = LayoutInspector(of: root)
        content = VisibleContent(of: root)
        var (views, places): ([UIView], [ObjectIdentifier: Int]) = ([], [:])
        var pending = [(view: root, isSeen: true)]
        while let (view, isSeen) = pending.popLast() {
            let isSeen = isSeen && (view === root || view.isSeen)
            places[ObjectIdentifier(view)] = places.count
            if isSeen { views.append(view) }
            for child in view.subviews.reversed() { pending.append((child, isSeen)) }
        }
        self.views = views
        self.places = places
    }

    var cells: [UICollectionViewCell] { views.compactMap { $0 as? UICollectionViewCell } }

    /// Where the view comes in the order of the tree.
    func place(of view: UIView) -> Int { places[ObjectIdentifier(view)] ?? .max }

    func path(of view: UIView) -> String { ViewPath.path(of: view, from: root) }

    /// Points of one device pixel.
    var pixel: CGFloat {
        let scale = root.traitCollection.displayScale
        return 1 / (scale > 0 ? scale : UIScreen.main.scale)
    }
}

/// The path of a view as `layout` prints it.
@MainActor package enum ViewPath {
    package static func name(of view: UIView) -> String { "\(type(of: view))" }

    package static func path(of view: UIView, at index: Int, in parent: String) -> String {
        "\(parent)/\(name(of: view))[\(index)]"
    }

    /// The path from the root down to the view, or from the topmost view above it.
    static func path(of view: UIView, from root: UIView) -> String {
        var names: [String] = []
        var next = view
        while next !== root, let superview = next.superview {
            names.append("\(name(of: next))[\(superview.subviews.firstIndex { $0 === next } ?? 0)]")
            next = superview
        }
        return ([name(of: next)] + names.reversed()).joined(separator: "/")
    }
}

extension UIView {
    var isSeen: Bool { !isHidden && alpha > 0.01 }
}
