import UIKit

/// How a constraint of a chain is called.
@MainActor struct StepWords {
    let text: String
    /// Who made the constraint: `app`, `content`, `stack`, `frame` or `system`.
    let origin: String
    /// The label whose text is measured.
    private(set) var label: UILabel?

    init(_ constraint: NSLayoutConstraint, axis: NSLayoutConstraint.Axis, names: ItemNames) {
        let name = constraint.firstItem.map(names.name(of:)) ?? ""
        switch constraint.role {
        case .app:
            (text, origin) = (ConstraintWords.text(of: constraint), "app")
        case .contentSize(let isHugging):
            label = constraint.firstItem as? UILabel
            let priority = ViewWords.points(CGFloat(constraint.priority.rawValue))
            let kind = isHugging ? "hugging" : "compression resistance"
            text = "\(name): \(Self.content(of: constraint, axis)) (\(kind) \(priority))"
            origin = "content"
        case .stack(let identifier):
            (text, origin) = (Self.stackText(constraint, identifier), "stack")
        case .frame:
            (text, origin) = (ConstraintWords.framePart(of: constraint, name: name), "frame")
        case .system(let identifier):
            (text, origin) = (Self.systemText(constraint, identifier), "system")
        }
    }

    private static func content(of constraint: NSLayoutConstraint, _ axis: NSLayoutConstraint.Axis) -> String {
        switch constraint.firstItem {
        case let label as UILabel:
            let lines = label.fit?.lineCount ?? 0
            let text = ViewWords.quoted(label.text ?? "")
            return lines == 1 ? "1 line of text, \(text)" : "\(lines) lines of text, \(text)"
        case is UIImageView: return "the \(axis.length) of its image"
        default: return "its intrinsic \(axis.length)"
        }
    }

    private static func stackText(_ constraint: NSLayoutConstraint, _ identifier: String) -> String {
        let stack = [constraint.secondItem, constraint.firstItem].lazy.compactMap { item in
            (item as? UIView)?.superview as? UIStackView ?? (item as? UIStackView)
        }.first
        let name = stack.map { ConstraintWords.name(of: $0) } ?? "stack"
        guard identifier == "UISV-spacing", let view = constraint.secondItem else {
            return "\(name): \(ConstraintWords.text(of: constraint))"
        }
        return "\(name): spacing after \(ConstraintWords.name(of: view))"
    }

    private static func systemText(_ constraint: NSLayoutConstraint, _ identifier: String) -> String {
        switch identifier {
        case "fittingSizeHTarget": "the width it is measured at"
        case "fittingSizeVTarget": "the height it is measured for"
        default: ConstraintWords.text(of: constraint)
        }
    }
}

/// Names of what a chain is about: different views that are called alike have the views around them before their names.
@MainActor struct ItemNames {
    private var names: [ObjectIdentifier: String] = [:]

    init(_ items: [AnyObject]) {
        var open = items.map {
            (item: $0, name: ConstraintWords.name(of: $0), around: ConstraintWords.superview(of: $0))
        }
        for item in open { names[ObjectIdentifier(item.item)] = item.name }
        while true {
            var owners: [String: Set<ObjectIdentifier>] = [:]
            for item in open { owners[item.name, default: []].insert(ObjectIdentifier(item.item)) }
            open = open.filter { (owners[$0.name]?.count ?? 0) > 1 && $0.around != nil }
            if open.isEmpty { return }
            for index in open.indices {
                guard let around = open[index].around else { continue }
                open[index].name = "\(ViewWords.ownName(of: around))/\(open[index].name)"
                open[index].around = around.superview
                names[ObjectIdentifier(open[index].item)] = open[index].name
            }
        }
    }

    func name(of item: AnyObject) -> String { names[ObjectIdentifier(item)] ?? ConstraintWords.name(of: item) }
}

/// Where a constraint stands along an axis, to list a chain from one end to the other.
@MainActor enum ConstraintPlace {
    /// The middle between what it relates, in the root's coordinates.
    static func coordinate(
        of constraint: NSLayoutConstraint, _ axis: NSLayoutConstraint.Axis, in root: UIView
    ) -> CGFloat {
        let ends = [
            coordinate(of: constraint.firstItem, constraint.firstAttribute, axis, in: root),
            coordinate(of: constraint.secondItem, constraint.secondAttribute, axis, in: root),
        ].compactMap(\.self)
        return ends.isEmpty ? 0 : ends.reduce(0, +) / CGFloat(ends.count)
    }

    private static func coordinate(
        of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ axis: NSLayoutConstraint.Axis, in root: UIView
    ) -> CGFloat? {
        guard let rect = rect(of: item, in: root) else { return nil }
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: return rect.minX
        case .right, .trailing, .rightMargin, .trailingMargin: return rect.maxX
        case .top, .topMargin, .firstBaseline: return rect.minY
        case .bottom, .bottomMargin, .lastBaseline: return rect.maxY
        case .notAnAttribute: return nil
        default: return axis == .horizontal ? rect.midX : rect.midY
        }
    }

    private static func rect(of item: AnyObject?, in root: UIView) -> CGRect? {
        if let view = item as? UIView { return view.convert(view.bounds, to: root) }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
        // A guide's own frame would be asked of an engine that a measurement has suspended.
        return owner.convert(owner.bounds, to: root)
    }
}
