import Foundation

extension NSLayoutConstraint {
    /// What is wrong with a constraint of these parts; nil if nothing is.
    ///
    /// - Parameter mayPlace: whether a position may equal a constant, as those that layout itself makes of a frame do.
    static func failure(
        _ first: Attribute, hasSecond: Bool, _ second: Attribute, multiplier: CGFloat, constant: CGFloat,
        mayPlace: Bool
    ) -> LayoutDiagnostic? {
        guard multiplier.isFinite else { return .multiplierNotFinite("\(multiplier)") }
        guard constant.isFinite else { return .constantNotFinite("\(constant)") }
        if !hasSecond || multiplier == 0 {
            if first == .notAnAttribute { return .invalidPair(first: "\(first)", second: "\(second)") }
            return first.kind == .size || mayPlace ? nil : .locationEqualToConstant
        }
        // A place on one axis may follow one on the other: SnapKit's tests, which pass on iOS, relate left and top.
        guard (first.kind == .size) == (second.kind == .size), first != .notAnAttribute, second != .notAnAttribute
        else {
            return .invalidPair(first: "\(first)", second: "\(second)")
        }
        let isMixed = (first.isDirectional && second.isAbsolute) || (first.isAbsolute && second.isDirectional)
        return isMixed ? .mixedDirections : nil
    }

    /// What is wrong with a priority; nil if nothing is.
    static func failure(_ priority: UILayoutPriority) -> LayoutDiagnostic? {
        // NaN fails both comparisons.
        let isValid = priority.rawValue > 0 && priority.rawValue <= UILayoutPriority.required.rawValue
        return isValid ? nil : .priorityOutOfRange("\(priority.rawValue)")
    }
}

extension NSLayoutConstraint.Attribute {
    /// What the attribute is of; anchors of different kinds cannot be related.
    enum Kind {
        case none
        case horizontal
        case vertical
        case size
    }

    var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .vertical
        case .width, .height: .size
        }
    }

    /// The class of its anchors.
    var anchorType: String {
        switch kind {
        case .horizontal: "NSLayoutXAxisAnchor"
        case .vertical: "NSLayoutYAxisAnchor"
        case .size, .none: "NSLayoutDimension"
        }
    }

    /// Whether the attribute is one side of the screen whatever the reading direction.
    fileprivate var isAbsolute: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }
}
