import SnapshotReport

/// Texts, settings and constraints that changed.
extension LayoutComparison {
    mutating func collectDetails(_ old: Int, _ new: Int) {
        guard before.record.hasDetails, after.record.hasDetails else { return }
        let (was, isNow) = (before.view(old).details, after.view(new).details)
        guard was != isNow else { return }
        collectText(was.text, isNow.text, of: new)
        collectLook(was.look, isNow.look, of: new)
        collectConstraints(was.constraints, isNow.constraints, of: new)
    }

    // MARK: Texts

    private mutating func collectText(_ was: TextDetails?, _ isNow: TextDetails?, of view: Int) {
        if was?.excerpt != isNow?.excerpt {
            let (old, new) = (quoted(was), quoted(isNow))
            note("text", old, new, of: view)
            let lines = isNow.map { $0.lines > 1 ? ", on \($0.lines) lines" : "" } ?? ""
            add(
                .text, key: "text|\(after.kindOfView(view))|\(old)|\(new)", of: view,
                why: "the text is now \(new)\(lines), was \(old)")
        } else if let was, let isNow, was.font != isNow.font {
            note("font", was.font, isNow.font, of: view)
            add(
                .text, key: "font|\(after.kindOfView(view))|\(was.font)|\(isNow.font)", of: view,
                why: "the font is now \(isNow.font), was \(was.font)")
        }
    }

    private mutating func note(_ property: String, _ before: String, _ after: String, of view: Int) {
        others.append(
            LayoutChange(
                name: self.after.name(of: view), path: self.after.paths[view], property: property, before: before,
                after: after))
    }

    private func quoted(_ text: TextDetails?) -> String { text.map { "\"\($0.excerpt)\"" } ?? "no text" }

    /// A cause that lies in a view's own content: told with the length that it changed.
    private mutating func add(_ kind: ReportDocument.Cause.Kind, key: String, of view: Int, why: String) {
        let lengths = [frame(of: view, .height), frame(of: view, .width)].compactMap(\.self)
        let name = after.name(of: view)
        let value = lengths.first.map { "\(name).\($0.property) \($0.before) -> \($0.after)" } ?? name
        for index in places(of: view) where frames[index].property.isLength {
            frames[index].why = why
        }
        causes.append(
            Placed(
                cause: ReportDocument.Cause(kind: kind, key: key, sentence: "\(value): \(why)"), view: view,
                isHorizontal: true, isVertical: true))
    }

    // MARK: Settings and colours

    private mutating func collectLook(_ was: [LookDetail], _ isNow: [LookDetail], of view: Int) {
        let properties = was.map(\.property) + isNow.map(\.property)
        for (index, property) in properties.enumerated() where properties.firstIndex(of: property) == index {
            let old = was.first { $0.property == property }?.value ?? "none"
            let new = isNow.first { $0.property == property }?.value ?? "none"
            guard old != new else { continue }
            note(property, old, new, of: view)
            let moves = Self.layoutProperties.contains(property)
            let sentence = sentence(of: property, old, new, view)
            let cause = ReportDocument.Cause(
                kind: moves && !frames.isEmpty ? .layout : .pixels,
                key: "\(property)|\(after.kindOfView(view))|\(old)|\(new)", sentence: sentence)
            causes.append(Placed(cause: cause, view: view, isHorizontal: moves, isVertical: moves))
        }
    }

    private func sentence(of property: String, _ old: String, _ new: String, _ view: Int) -> String {
        let name = after.name(of: view)
        if property == "hidden" { return "\(name) is now \(new == "yes" ? "hidden" : "shown")" }
        guard property == "numberOfLines", let height = frame(of: view, .height) else {
            return "\(name).\(property) \(old) -> \(new)"
        }
        return "\(name).height \(height.before) -> \(height.after): numberOfLines is now \(new), was \(old)"
    }

    /// Those that a layout follows.
    private static let layoutProperties: Set<String> = [
        "hidden", "axis", "spacing", "alignment", "distribution", "numberOfLines",
    ]

    // MARK: Constraints

    private mutating func collectConstraints(
        _ was: [ConstraintDetails], _ isNow: [ConstraintDetails], of view: Int
    ) {
        guard was.map(\.sentence) != isNow.map(\.sentence) else { return }
        var rest = was.filter { old in !isNow.contains { $0.sentence == old.sentence } }
        for new in isNow where !was.contains(where: { $0.sentence == new.sentence }) {
            let parts = new.parts
            if let index = rest.firstIndex(where: { $0.parts.shape == parts.shape }) {
                let old = rest.remove(at: index).parts
                let change =
                    old.constant != parts.constant
                    ? "constant \(old.constant) -> \(parts.constant)"
                    : "priority \(old.priority) -> \(parts.priority)"
                add(new, of: view, "\(new.subject): \(change)", key: change)
            } else if let name = parts.identifier, let index = rest.firstIndex(where: { $0.parts.identifier == name }) {
                let old = rest.remove(at: index)
                add(new, of: view, "\(new.plainSentence), was \(old.plainSentence)", key: "other")
            } else {
                add(new, of: view, "\(new.sentence) is new", key: "new")
            }
        }
        for old in rest { add(old, of: view, "\(old.sentence) is gone", key: "gone") }
    }

    private mutating func add(_ constraint: ConstraintDetails, of view: Int, _ sentence: String, key: String) {
        let isHorizontal = constraint.isHorizontal
        // A constraint that moves nothing is no difference.
        guard frames.contains(where: { isHorizontal == nil || $0.property.isHorizontal == isHorizontal }) else {
            return
        }
        let place = constraint.source ?? constraint.parts.shape.replacing(/\d+/, with: "#")
        let cause = ReportDocument.Cause(
            kind: .constraint, key: "\(place)|\(constraint.subject.replacing(/\d+/, with: "#"))|\(key)",
            sentence: sentence, source: constraint.source)
        for index in places(of: view) where frames[index].why == nil {
            guard isHorizontal == nil || frames[index].property.isHorizontal == isHorizontal else { continue }
            frames[index].why = sentence
            frames[index].source = constraint.source
        }
        causes.append(
            Placed(cause: cause, view: view, isHorizontal: isHorizontal != false, isVertical: isHorizontal != true))
    }
}
