import InterfaceBuilder

/// User-defined runtime attributes of objects that are used by code: what a class marks as inspectable, or registers.
@MainActor enum RuntimeAttributes {
    static func set(_ reader: ElementReader, on object: AnyObject) {
        for attribute in reader.list("userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"] else { continue }
            let value = reader.reader(of: attribute)
            if ObjectiveCMembers.member(for: path, of: object)?.setValue(value.runtimeValue, of: object) == true {
                continue
            }
            if let view = object as? UIView, view.set(value, at: path) { continue }
            NibFailure.notInspectable(object: String(reflecting: type(of: object)), key: path).report()
        }
    }
}

extension ElementReader {
    /// What a `<userDefinedRuntimeAttribute>` holds; nil for its type `nil`.
    fileprivate var runtimeValue: Any? {
        switch string("type") ?? "" {
        case "boolean": return flag("value") ?? false
        case "color": return color("value")
        case "image": return image("value")
        case "number": return number(in: part("value")) ?? number("value").map { Double($0) }
        case "string": return text("value")
        case "point":
            let part = part("value")
            return CGPoint(x: part.flatMap { length("x", of: $0) } ?? 0, y: part.flatMap { length("y", of: $0) } ?? 0)
        case "size": return size("value") ?? .zero
        case "rect": return rectangle("value") ?? .zero
        default: return nil
        }
    }

    /// `<integer key="value" value="5"/>` or `<real …/>`.
    private func number(in part: DocumentElement?) -> Any? {
        guard let text = part?["value"] else { return nil }
        return part?.name == "integer" ? Int(text) : Double(text)
    }
}
