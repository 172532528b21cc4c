import Foundation

/// Turns a parsed visual format into constraints: sizes, spaces and the alignment that the options ask for.
@MainActor struct VisualFormatBuilder {
    let text: String
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]
    private var constraints: [NSLayoutConstraint] = []

    init(
        _ text: String, _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any]
    ) {
        self.text = text
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    mutating func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
        let items = try format.elements.map { element throws(VisualFormatError) in
            try element.view.map { name throws(VisualFormatError) in try item(named: name) }
        }
        for (element, item) in zip(format.elements, items) {
            guard let item else { continue }
            for predicate in element.sizes { try addSize(predicate, of: item) }
        }
        for (index, connection) in format.connections.enumerated() {
            try connect(items[index], items[index + 1], connection, at: index)
        }
        try align(items.compactMap(\.self))
        return constraints
    }

    // MARK: Names

    private func failure(_ reason: String, at position: Int) -> VisualFormatError {
        VisualFormatError(reason: reason, format: text, position: position)
    }

    private func item(named name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
        guard let value = views[name.text] else {
            throw failure("\(name.text) is not a key in the views dictionary.", at: name.position)
        }
        guard let item = value as? any LayoutItem else {
            throw failure(
                "\(name.text) in the views dictionary is not a UIView or UILayoutGuide, but \(type(of: value)).",
                at: name.position)
        }
        return item
    }

    private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
        switch value {
        case .number(let number): return number
        case .name(let name):
            guard let metric = metrics[name.text] else {
                throw failure(
                    "Encountered metric with name \"\(name.text)\", but it was not specified in metrics or views "
                        + "dictionaries.", at: name.position)
            }
            guard let number = attributeNumber(metric) else {
                throw failure("The metric \"\(name.text)\" is not a number.", at: name.position)
            }
            return number
        }
    }

    private func superview(of item: any LayoutItem, barAt position: Int) throws(VisualFormatError) -> UIView {
        guard let container = item.container else {
            throw failure(
                "Unable to interpret '|' character, because the related view doesn't have a superview.", at: position)
        }
        return container
    }

    // MARK: Sizes

    private mutating func addSize(
        _ predicate: VisualFormat.Predicate, of item: any LayoutItem
    ) throws(VisualFormatError) {
        let own: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
        var (multiplier, constant): (CGFloat, CGFloat) = (1, 0)
        var other: (any LayoutItem)?
        if case .name(let name) = predicate.value, metrics[name.text] == nil, views[name.text] != nil {
            other = try self.item(named: name)
        } else {
            constant = try number(predicate.value)
        }
        for (sign, value) in predicate.operations {
            let operand = try number(value)
            switch sign {
            case "*": (multiplier, constant) = (multiplier * operand, constant * operand)
            case "/": (multiplier, constant) = (multiplier / operand, constant / operand)
            case "+": constant += operand
            default: constant -= operand
            }
        }
        try add(
            item, own, predicate.relation, other, other == nil ? .notAnAttribute : predicate.attribute ?? own,
            multiplier: other == nil ? 1 : multiplier, constant: constant, priority: predicate.priority)
    }

    // MARK: Spaces

    /// The edges that face each other: of the earlier item and of the later one.
    private var edges: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute, isReversed: Bool) {
        if format.axis == .vertical { return (.top, .bottom, false) }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return (.left, .right, false)
        case .directionRightToLeft: return (.right, .left, true)
        default: return (.leading, .trailing, false)
        }
    }

    private mutating func connect(
        _ first: (any LayoutItem)?, _ second: (any LayoutItem)?, _ connection: VisualFormat.Connection, at index: Int
    ) throws(VisualFormatError) {
        let edges = edges
        let bar = format.elements[first == nil ? index : index + 1].position
        var (before, after): (Side, Side)
        if let first, let second {
            (before, after) = (Side(first, edges.far), Side(second, edges.near))
            if usesBaselines { (before.attribute, after.attribute) = (.lastBaseline, .firstBaseline) }
        } else if let second {
            before = Side(try superview(of: second, barAt: bar), edges.near)
            after = Side(second, edges.near)
        } else if let first {
            before = Side(first, edges.far)
            after = Side(try superview(of: first, barAt: bar), edges.far)
        } else {
            return
        }
        try space(before, after, connection, hasBar: first == nil || second == nil)
    }

    private struct Side {
        let item: any LayoutItem
        var attribute: NSLayoutConstraint.Attribute

        init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    private mutating func space(
        _ before: Side, _ after: Side, _ connection: VisualFormat.Connection, hasBar: Bool
    ) throws(VisualFormatError) {
        switch connection {
        case .flush:
            try add(after, .equal, before, 0)
        case .standard where hasBar:
            // The superview's margins are the standard distance from it.
            var (before, after) = (before, after)
            if before.item === after.item.container { before.attribute = before.attribute.inMargins }
            if after.item === before.item.container { after.attribute = after.attribute.inMargins }
            try add(after, .equal, before, 0)
        case .standard:
            try add(after, .equal, before, usesBaselines ? 0 : SystemSpacing.standard)
            if usesBaselines { constraints.last?.systemSpacing = 1 }
        case .spaces(let predicates):
            for predicate in predicates {
                if let operation = predicate.operations.first {
                    throw failure("Expected no '\(operation.sign)' in the size of a space", at: text.count)
                }
                try add(after, predicate.relation, before, try number(predicate.value), priority: predicate.priority)
            }
        }
    }

    /// `after == before + constant` in the direction of the format.
    private mutating func add(
        _ after: Side, _ relation: NSLayoutConstraint.Relation, _ before: Side, _ constant: CGFloat,
        priority: VisualFormat.Value? = nil
    ) throws(VisualFormatError) {
        let (first, second) = edges.isReversed ? (before, after) : (after, before)
        try add(
            first.item, first.attribute, relation, second.item, second.attribute, constant: constant,
            priority: priority)
    }

    private var usesBaselines: Bool { format.axis == .vertical && options.contains(.spacingBaselineToBaseline) }

    private mutating func add(
        _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
        _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat,
        priority: VisualFormat.Value?
    ) throws(VisualFormatError) {
        let constraint = NSLayoutConstraint(
            first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant)
        if let priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
        constraints.append(constraint)
    }

    // MARK: Alignment

    private mutating func align(_ items: [any LayoutItem]) throws(VisualFormatError) {
        let attributes = options.alignments
        let isHorizontal = format.axis == .horizontal
        if attributes.contains(where: { ($0.kind == .horizontal) == isHorizontal }) {
            let axis = isHorizontal ? "horizontal" : "vertical"
            throw failure(
                "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that is "
                    + "also \(axis).", at: text.count)
        }
        for attribute in attributes {
            for (item, next) in zip(items, items.dropFirst()) {
                try add(item, attribute, .equal, next, attribute, constant: 0, priority: nil)
            }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The same edge of the margins.
    fileprivate var inMargins: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
