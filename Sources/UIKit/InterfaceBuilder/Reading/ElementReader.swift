import InterfaceBuilder

/// One element's attributes and parts as values, with those of the variations that hold in place of its own.
///
/// Remembers what was asked for; `remarkOnRest` says what nobody knew. A value of a wrong form is said, too, and taken for
/// none.
@MainActor final class ElementReader {
    let element: DocumentElement
    let context: ReadingContext
    private let variations: [DocumentElement]
    private var known: Set<String> = []
    private var knownParts: Set<DocumentPosition> = []

    init(_ element: DocumentElement, in context: ReadingContext) {
        self.element = element
        self.context = context
        variations = element.children.filter { part in
            part.name == "variation" && part.key.map(context.sizeClasses.match) ?? false
        }
    }

    // MARK: Attributes

    func string(_ name: String) -> String? {
        known.insert(name)
        return variations.last { $0[name] != nil }?[name] ?? element[name]
    }

    func flag(_ name: String) -> Bool? { choice(name, ["YES": true, "NO": false]) }

    /// Finite; what is none is said.
    func number(_ name: String) -> CGFloat? {
        guard let text = string(name) else { return nil }
        guard let value = Double(text), value.isFinite else {
            remark("\(name) is '\(text)', expected a number")
            return nil
        }
        return CGFloat(value)
    }

    func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded()) } }

    /// A word's meaning; an unknown word is said.
    func choice<Value>(_ name: String, _ meanings: [String: Value]) -> Value? {
        guard let text = string(name) else { return nil }
        if let value = meanings[text] { return value }
        let words = meanings.keys.sorted().joined(separator: ", ")
        remark("\(name) is '\(text)', expected one of \(words)")
        return nil
    }

    /// Marks attributes as understood that change nothing in a picture.
    func ignore(_ names: String...) { known.formUnion(names) }

    // MARK: Parts

    /// The child that is `key` to the element.
    func part(_ key: String) -> DocumentElement? {
        let found = variations.reversed().lazy.compactMap { variation in
            variation.children.first { $0.key == key && $0.name != "mask" }
        }.first
        let own = element.children.first { $0.key == key && $0.name != "variation" && $0.name != "viewLayoutGuide" }
        if let own { knownParts.insert(own.position) }
        return found ?? own
    }

    /// The children of the first child with that name: `<subviews>`, `<constraints>`.
    func list(_ name: String) -> [DocumentElement] {
        guard let list = element.child(name) else { return [] }
        knownParts.insert(list.position)
        return list.children
    }

    /// The children with that name.
    func parts(named name: String) -> [DocumentElement] {
        let found = element.children.filter { $0.name == name }
        for part in found { knownParts.insert(part.position) }
        return found
    }

    func ignoreParts(_ names: String...) {
        for part in element.children where names.contains(part.name) { knownParts.insert(part.position) }
    }

    func ignoreParts(keyed keys: String...) {
        for part in element.children where part.key.map(keys.contains) ?? false { knownParts.insert(part.position) }
    }

    func reader(of part: DocumentElement) -> ElementReader { ElementReader(part, in: context) }

    // MARK: What is said

    func remark(_ message: String) {
        context.remark(message, at: element.position)
    }

    /// What no reader asked for is named: it has no effect on the picture.
    func remarkOnRest() {
        for attribute in element.attributes
        where !known.contains(attribute.name) && !Self.silent.contains(attribute.name) {
            remark("<\(element.name)>: \(attribute.name)=\"\(attribute.value)\" is not carried over")
        }
        for part in element.children
        where !knownParts.contains(part.position) && !Self.silentParts.contains(part.name) {
            let key = part.key.map { " key=\"\($0)\"" } ?? ""
            context.remark("<\(part.name)\(key)> of <\(element.name)> is not carried over", at: part.position)
        }
    }

    /// Attributes that matter to Interface Builder or to an app that runs, and change nothing in a picture.
    private static let silent: Set<String> = [
        "id", "key", "userLabel", "customModule", "customModuleProvider", "sceneMemberID", "opaque", "misplaced",
        "ambiguous", "verifyAmbiguity", "colorLabel", "restorationIdentifier", "multipleTouchEnabled", "exclusiveTouch",
        "clearsContextBeforeDrawing", "translatesAutoresizingMaskIntoConstraints", "fixedFrame", "customClass",
        "simulatedAppContext", "appearanceType", "tableViewCell", "springLoaded", "pointerInteraction",
    ]
    private static let silentParts: Set<String> = [
        "variation", "connections", "rect", "autoresizingMask", "point", "viewLayoutGuide", "gestureRecognizers",
        "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
        "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedScreenMetrics", "simulatedOrientationMetrics",
        "accessibility", "animations", "nil", "designable", "exclude", "mask", "interactions",
    ]
}
