/// A value with everything stored in it as text, the same on every run.
///
/// Members of sets and keys of dictionaries are in the order of their texts; objects show their class, not their address; one
/// that holds itself is shown once.
enum ValueDump {
    static func text(of value: Any) -> String {
        var lines: [String] = []
        append(value, label: nil, depth: 0, seen: [], to: &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func append(
        _ value: Any, label: String?, depth: Int, seen: Set<ObjectIdentifier>, to lines: inout [String]
    ) {
        var seen = seen
        let mirror = Mirror(reflecting: value)
        let prefix = String(repeating: "  ", count: depth) + (mirror.children.isEmpty ? "- " : "▿ ")
        let name = label.map { "\($0): " } ?? ""
        lines.append("\(prefix)\(name)\(title(of: value, mirror))")
        if mirror.displayStyle == .class {
            // A class's reference is its identity.
            let (isNew, _) = seen.insert(ObjectIdentifier(value as AnyObject))
            guard isNew else { return }
        }
        for child in children(of: value, mirror) {
            append(child.value, label: child.label, depth: depth + 1, seen: seen, to: &lines)
        }
    }

    private static func title(of value: Any, _ mirror: Mirror) -> String {
        switch mirror.displayStyle {
        case .class, .struct, .tuple:
            mirror.children.isEmpty && mirror.displayStyle == .struct
                ? String(reflecting: value) : "\(mirror.subjectType)"
        case .collection, .set, .dictionary:
            "\(mirror.children.count) \(mirror.children.count == 1 ? "element" : "elements")"
        case .enum:
            mirror.children.isEmpty ? "\(value)" : "\(mirror.subjectType).\(mirror.children.first?.label ?? "")"
        case .optional:
            mirror.children.isEmpty ? "nil" : "Optional"
        default:
            String(reflecting: value)
        }
    }

    private static func children(of value: Any, _ mirror: Mirror) -> [(label: String?, value: Any)] {
        var all = mirror.children.map { ($0.label, $0.value) }
        var parent = mirror.superclassMirror
        while let mirror = parent {
            all = mirror.children.map { ($0.label, $0.value) } + all
            parent = mirror.superclassMirror
        }
        switch mirror.displayStyle {
        case .set, .dictionary: return all.sorted { text(of: $0.1) < text(of: $1.1) }
        default: return all
        }
    }
}
