import Foundation

/// Constraints as UIKit's log writes them, with one difference: where UIKit has an item's address, here is what stays the
/// same from run to run: its identifier, its text, or its indexes among its siblings from the root down.
extension NSLayoutConstraint {
    /// `<NSLayoutConstraint 'id' UIView:card.height == 44 @750   (active)>`
    var logText: String {
        let isPlain = type(of: self) == EngineMadeConstraint.self
        var parts = ["<" + (isPlain ? "NSLayoutConstraint" : "\(type(of: self))")]
        if self is NSAutoresizingMaskLayoutConstraint { parts.append(maskText) }
        if let identifier, !identifier.isEmpty { parts.append("'\(identifier)'") }
        let (body, container) = equationText
        parts.append(body)
        if self is NSContentSizeLayoutConstraint {
            parts.append(contentPriorityText)
        } else if priority != .required {
            parts.append("@\(Self.text(CGFloat(priority.rawValue)))")
        }
        let names = container.map { ", names: '|':\($0) " } ?? ""
        return parts.joined(separator: " ") + "   (\(isActive ? "active" : "inactive")\(names))>"
    }

    private var equationText: (body: String, container: String?) {
        if let spacing = spacingText { return spacing }
        if self is NSAutoresizingMaskLayoutConstraint, let placeText { return placeText }
        let symbol =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        return ("\(Self.text(first, firstAttribute)) \(symbol) \(rightSideText)", nil)
    }

    /// `UIImageView.minY == 0` in its superview, as published logs show the origin of a frame.
    private var placeText: (body: String, container: String?)? {
        guard firstAttribute == .left || firstAttribute == .top, let first else { return nil }
        let origin = firstAttribute == .left ? "minX" : "minY"
        return (
            "\(Self.name(of: first)).\(origin) == \(Self.text(constant))", first.container.map { Self.name(of: $0) }
        )
    }

    private var rightSideText: String {
        guard secondAttribute != .notAnAttribute else { return Self.text(constant) }
        var text = Self.text(second, secondAttribute)
        if multiplier != 1 { text = "\(Self.text(multiplier))*\(text)" }
        if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.text(abs(constant)))" }
        return text
    }

    /// `H:|-(8)-[UILabel:title](LTR)` where the constraint is a space between neighbours or to the superview.
    private var spacingText: (body: String, container: String?)? {
        guard let first, let second, multiplier == 1, let axis = SpacingAxis(firstAttribute, secondAttribute) else {
            return nil
        }
        let isFirstOuter = first.layoutView === second.container && first is UIView
        let isSecondOuter = second.layoutView === first.container && second is UIView
        let symbol: (NSLayoutConstraint.Relation) -> String = { ["<=", "", ">="][$0.rawValue + 1] }
        func gap(_ value: CGFloat, flipped: Bool) -> String {
            let relation = flipped ? NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? .equal : relation
            return "-(\(symbol(relation))\(Self.text(value)))-"
        }
        let (one, other) = ("[\(Self.name(of: first))]", "[\(Self.name(of: second))]")
        var body: String
        var container: String?
        switch (axis.isStart(firstAttribute), axis.isStart(secondAttribute)) {
        case (true, true) where isSecondOuter:
            (body, container) = ("|\(gap(constant, flipped: false))\(one)", Self.name(of: second))
        case (true, true) where isFirstOuter:
            (body, container) = ("|\(gap(-constant, flipped: true))\(other)", Self.name(of: first))
        case (false, false) where isFirstOuter:
            (body, container) = ("\(other)\(gap(constant, flipped: false))|", Self.name(of: first))
        case (false, false) where isSecondOuter:
            (body, container) = ("\(one)\(gap(-constant, flipped: true))|", Self.name(of: second))
        case (true, false) where !isFirstOuter && !isSecondOuter:
            body = "\(other)\(gap(constant, flipped: false))\(one)"
        case (false, true) where !isFirstOuter && !isSecondOuter:
            body = "\(one)\(gap(-constant, flipped: true))\(other)"
        default: return nil
        }
        body = axis.prefix + body
        if axis.isDirectional { body += first.layoutView?.isRightToLeft == true ? "(RTL)" : "(LTR)" }
        return (body, container)
    }

    /// Three signs an axis: near margin, length, far margin; `-` is fixed and `&` flexible. Where nothing is flexible the
    /// far margin takes what changes: published logs show `h=--& v=--&` for views without a mask.
    private var maskText: String {
        guard let mask = first?.layoutView?.autoresizingMask else { return "" }
        func signs(_ parts: [UIView.AutoresizingMask]) -> String {
            let signs = parts.map { mask.contains($0) ? "&" : "-" }.joined()
            return signs == "---" ? "--&" : signs
        }
        let horizontal = signs([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        let vertical = signs([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
        return "h=\(horizontal) v=\(vertical)"
    }

    private var contentPriorityText: String {
        guard let view = first?.layoutView else { return "" }
        let axis: Axis = firstAttribute == .width ? .horizontal : .vertical
        let hugging = Self.text(CGFloat(view.contentHuggingPriority(for: axis).rawValue))
        let resistance = Self.text(CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue))
        return "Hug:\(hugging) CompressionResistance:\(resistance)"
    }
}

extension NSLayoutConstraint {
    /// `UIView:card.width`
    static func text(_ item: (any LayoutItem)?, _ attribute: Attribute) -> String {
        "\(name(of: item)).\(attribute)"
    }

    /// `UILabel:title`, `UILabel'Hello'` or `UIView[0.2]`.
    static func name(of item: (any LayoutItem)?) -> String {
        guard let item else { return "(null)" }
        if let guide = item as? UILayoutGuide { return "\(type(of: guide))'\(guide.identifier)'" }
        guard let view = item as? UIView else { return "\(type(of: item))" }
        let type = "\(type(of: view))"
        if let identifier = view.accessibilityIdentifier { return "\(type):\(identifier)" }
        if let text = (view as? UILabel)?.text, !text.isEmpty { return "\(type)'\(text)'" }
        let path = indexPath(of: view)
        return path.isEmpty ? type : "\(type)[\(path)]"
    }

    /// At most the last eight levels.
    private static func indexPath(of view: UIView) -> String {
        var indexes: [String] = []
        var next = view
        while let above = next.superview {
            if indexes.count == 8 {
                indexes.append("…")
                break
            }
            indexes.append("\(above.subviews.firstIndex { $0 === next } ?? 0)")
            next = above
        }
        return indexes.reversed().joined(separator: ".")
    }

    static func text(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
}

/// The edges along which two items are neighbours.
private struct SpacingAxis {
    private let start: NSLayoutConstraint.Attribute
    private let end: NSLayoutConstraint.Attribute

    var prefix: String { start == .top ? "V:" : "H:" }
    var isDirectional: Bool { start == .leading }

    init?(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) {
        switch first {
        case .leading, .trailing: (start, end) = (.leading, .trailing)
        case .left, .right: (start, end) = (.left, .right)
        case .top, .bottom: (start, end) = (.top, .bottom)
        default: return nil
        }
        guard second == start || second == end else { return nil }
    }

    func isStart(_ attribute: NSLayoutConstraint.Attribute) -> Bool { attribute == start }
}
