package import UIKit

/// A laid-out view tree with what the checks ask of it.
@MainActor struct ReviewedTree {
    struct Name {
        let path: String
        /// In the order of the tree, parents before children.
        let place: Int
    }

    let root: UIView
    /// The views that are seen, parents before their children: those of hidden or clear views are left out.
    let views: [UIView]
    /// Of every view, hidden ones too.
    let names: [ObjectIdentifier: Name]
    let inspector: LayoutInspector

    init(_ root: UIView) {
        self.root = root
        inspector = LayoutInspector(of: root)
        var (views, names): ([UIView], [ObjectIdentifier: Name]) = ([], [:])
        var pending = [(view: root, path: ViewPath.name(of: root), isSeen: true)]
        while let (view, path, isSeen) = pending.popLast() {
            let isSeen = isSeen && (view === root || view.isSeen)
            names[ObjectIdentifier(view)] = Name(path: path, place: names.count)
            if isSeen { views.append(view) }
            for (index, child) in view.subviews.enumerated().reversed() {
                pending.append((child, ViewPath.path(of: child, at: index, in: path), isSeen))
            }
        }
        self.views = views
        self.names = names
    }

    var cells: [UICollectionViewCell] { views.compactMap { $0 as? UICollectionViewCell } }

    func path(of view: UIView) -> String {
        names[ObjectIdentifier(view)]?.path ?? ViewPath.name(of: view)
    }

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
}

extension UIView {
    var isSeen: Bool { !isHidden && alpha > 0.01 }

    /// A button or another control lays out its parts by itself; they are its own business.
    var isPartOfControl: Bool {
        sequence(first: superview, next: { $0?.superview }).contains { $0 is UIControl }
    }
}
