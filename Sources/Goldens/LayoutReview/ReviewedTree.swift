package import UIKit

/// A laid-out view tree with what the checks ask of it.
@MainActor struct ReviewedTree {
    let root: UIView
    /// The views that are seen, parents before their children: those of hidden or clear views are left out.
    private(set) var views: [UIView] = []
    let inspector: LayoutInspector
    /// What the views show.
    let content: VisibleContent
    /// In the order of the tree, parents before children; of every view, hidden ones too.
    private var places: [ObjectIdentifier: Int] = [:]
    private var laidOutByControls: Set<ObjectIdentifier> = []
    private var untouchables: Set<ObjectIdentifier> = []

    /// What a view has from those around it.
    private struct Surroundings {
        var areSeen = true
        var takeTouches = true
        var belongToControl = false
    }

    init(_ root: UIView) {
        self.root = root
        inspector = LayoutInspector(of: root)
        content = VisibleContent(of: root)
        var pending = [(view: root, surroundings: Self.surroundings(of: root))]
        while let (view, surroundings) = pending.popLast() {
            let inner = note(view, in: surroundings)
            for child in view.subviews.reversed() { pending.append((child, inner)) }
        }
    }

    private static func surroundings(of root: UIView) -> Surroundings {
        var result = Surroundings()
        for view in sequence(first: root.superview, next: { $0?.superview }) {
            guard let view else { continue }
            result.takeTouches = result.takeTouches && view.isUserInteractionEnabled
            result.belongToControl = result.belongToControl || view.isPartOfControl
        }
        return result
    }

    /// Takes a view up; returns what the views in it have from it.
    private mutating func note(_ view: UIView, in surroundings: Surroundings) -> Surroundings {
        let key = ObjectIdentifier(view)
        let inner = Surroundings(
            areSeen: surroundings.areSeen && (view === root || view.isSeen),
            takeTouches: surroundings.takeTouches && view.isUserInteractionEnabled,
            belongToControl: surroundings.belongToControl || view.isPartOfControl)
        places[key] = places.count
        if inner.areSeen { views.append(view) }
        if inner.belongToControl { laidOutByControls.insert(key) }
        if !inner.takeTouches { untouchables.insert(key) }
        return inner
    }

    var cells: [any ListCell] { views.compactMap { $0 as? any ListCell } }

    /// Whether a control made the view for itself and lays it out, or a view around it.
    func isLaidOutByControl(_ view: UIView) -> Bool { laidOutByControls.contains(ObjectIdentifier(view)) }

    /// Whether the view and all around it take touches.
    func takesTouches(_ view: UIView) -> Bool { !untouchables.contains(ObjectIdentifier(view)) }

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
    /// Of classes that were seen: the runtime takes longer to say one than all else that is read of a view.
    private static var names: [ObjectIdentifier: String] = [:]

    package static func name(of view: UIView) -> String {
        let type = type(of: view)
        if let known = names[ObjectIdentifier(type)] { return known }
        let name = "\(type)"
        names[ObjectIdentifier(type)] = name
        return name
    }

    /// - Parameter views: parents before their children; where they are several trees, the roots have indexes, too.
    nonisolated static func paths(of views: [(className: String, depth: Int)]) -> [String] {
        let hasOneRoot = views.count { $0.depth == 0 } <= 1
        var path: [String] = []
        var counts: [Int] = []
        return views.map { className, depth in
            path.removeLast(max(0, path.count - depth))
            counts.removeLast(max(0, counts.count - depth - 1))
            if counts.count <= depth { counts.append(0) } else { counts[depth] += 1 }
            path.append(depth == 0 && hasOneRoot ? className : "\(className)[\(counts[depth])]")
            return path.joined(separator: "/")
        }
    }

    package static func path(of view: UIView, at index: Int, in parent: String) -> String {
        "\(parent)/\(step(of: view))[\(index)]"
    }

    /// The class as `layout` prints it: of a document that which is in it, whatever stands in for it.
    package static func step(of view: UIView) -> String {
        view.window?.documentNaming?.className(of: view) ?? name(of: view)
    }

    /// A path from a root where that is one of several.
    nonisolated package static func path(_ path: String, inRootAt index: Int) -> String {
        var steps = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        steps[0] += "[\(index)]"
        return steps.joined(separator: "/")
    }

    /// The path from the root down to the view, or from the topmost view above it.
    static func path(of view: UIView, from root: UIView) -> String {
        var names: [String] = []
        var next = view
        while next !== root, let superview = next.superview {
            names.append("\(step(of: next))[\(superview.subviews.firstIndex { $0 === next } ?? 0)]")
            next = superview
        }
        return ([step(of: next)] + names.reversed()).joined(separator: "/")
    }
}

extension UIView {
    var isSeen: Bool { !isHidden && alpha > 0.01 }
}
