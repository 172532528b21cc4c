import InterfaceBuilder

/// Makes the constraints of a document once its views are there.
@MainActor struct ConstraintReader {
    let context: ReadingContext

    /// Makes and installs all of them.
    func install() {
        for (element, owner) in context.constraints {
            guard element.name == "constraint" else {
                context.remark("unknown element <\(element.name)> among constraints", at: element.position)
                continue
            }
            if let id = element.id, context.exclusions.contains(id) { continue }
            // There for Interface Builder alone.
            if context.nib != nil, element["placeholder"] == "YES" { continue }
            guard let constraint = constraint(for: element, owner) else { continue }
            constraint.isActive = true
            context.nib?.addMade(constraint, ElementReader(element, in: context))
        }
    }

    /// Nil where one of what it relates is not installed, or the document is wrong; that is said.
    private func constraint(for element: DocumentElement, _ owner: UIView) -> NSLayoutConstraint? {
        let reader = ElementReader(element, in: context)
        guard let attribute = attribute("firstAttribute", reader, isRequired: true) else { return nil }
        let secondAttribute = self.attribute("secondAttribute", reader, isRequired: false)
        guard let first = item("firstItem", reader, owner) else { return nil }
        let second = secondAttribute == nil ? nil : item("secondItem", reader, owner)
        if secondAttribute != nil, second == nil { return nil }
        guard let multiplier = multiplier(reader) else { return nil }
        let isRelated = Self.isRelated(first, second)
        guard isRelated else {
            reader.remark("a constraint relates views without a common superview")
            return nil
        }
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation(reader), toItem: second,
            attribute: secondAttribute ?? .notAnAttribute, multiplier: multiplier,
            constant: constant(reader, first, second, secondAttribute))
        constraint.priority = priority(reader)
        constraint.identifier = reader.string("identifier") ?? (context.nib == nil ? element.id : nil)
        return constraint
    }

    // MARK: What it relates

    private func item(_ name: String, _ reader: ElementReader, _ owner: UIView) -> AnyObject? {
        guard let id = reader.string(name) else { return owner }
        switch context.item(id) {
        case .view(let view): return view
        case .guide(let guide): return guide
        case nil:
            // What is in the document and was not made is not installed.
            if context.document.positions[id] == nil {
                reader.remark("\(name)=\"\(id)\" names nothing in the document; the constraint is left out")
            }
            return nil
        }
    }

    private static func isRelated(_ first: AnyObject, _ second: AnyObject?) -> Bool {
        guard let second else { return true }
        guard let first = view(of: first), let second = view(of: second) else { return false }
        return root(of: first) === root(of: second)
    }

    private static func view(of item: AnyObject) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    private static func root(of view: UIView) -> UIView {
        var root = view
        while let above = root.superview { root = above }
        return root
    }

    private func attribute(
        _ name: String, _ reader: ElementReader, isRequired: Bool
    ) -> NSLayoutConstraint.Attribute? {
        guard let text = reader.string(name) else {
            if isRequired {
                context.fail(.missingAttribute(name, element: "constraint"), at: reader.element.position)
            }
            return nil
        }
        guard let attribute = Self.attributes[text] else {
            context.fail(
                .choice(text, attribute: name, expected: "an attribute such as leading"), at: reader.element.position)
            return nil
        }
        return attribute
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    // MARK: Its numbers

    private func relation(_ reader: ElementReader) -> NSLayoutConstraint.Relation {
        let relations: [String: NSLayoutConstraint.Relation] = [
            "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
        ]
        return reader.choice("relation", relations) ?? .equal
    }

    /// `0.5`, `16:9`, `1/3`.
    private func multiplier(_ reader: ElementReader) -> CGFloat? {
        guard let text = reader.string("multiplier") else { return 1 }
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
        let value: Double? =
            switch parts.count {
            case 1: parts[0]
            case 2: parts[0].flatMap { first in parts[1].map { first / $0 } }
            default: nil
            }
        guard let value, value.isFinite, abs(value) <= DocumentLimits.length else {
            context.fail(.number(text, attribute: "multiplier"), at: reader.element.position)
            return nil
        }
        return CGFloat(value)
    }

    /// The system's own distance is written as a number, too, in 1,036 of 1,058 cases; in the others it is 20 to the
    /// superview and 8 to a sibling.
    private func constant(
        _ reader: ElementReader, _ first: AnyObject, _ second: AnyObject?, _ attribute: NSLayoutConstraint.Attribute?
    ) -> CGFloat {
        guard let text = reader.string("constant") else {
            guard reader.flag("symbolic") ?? false, let second, attribute != nil else { return 0 }
            let (firstView, secondView) = (Self.view(of: first), Self.view(of: second))
            let isToSuperview = firstView?.superview === secondView || secondView?.superview === firstView
            return isToSuperview ? 20 : 8
        }
        guard let value = Double(text), abs(value) <= DocumentLimits.length else {
            context.fail(.number(text, attribute: "constant"), at: reader.element.position)
            return 0
        }
        return CGFloat(value)
    }

    private func priority(_ reader: ElementReader) -> UILayoutPriority {
        guard let value = reader.priority("priority"), value.rawValue > 0 else { return .required }
        return value
    }
}
