import InterfaceBuilder

extension UIView {
    /// User-defined runtime attributes that are UIKit's own; those of an app's classes are noted.
    func readRuntimeAttributes(_ reader: ElementReader) {
        for attribute in reader.list("userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"] else { continue }
            if !set(reader.reader(of: attribute), at: path) {
                reader.context.note("runtime attribute '\(path)' is not UIKit's own", at: attribute.position)
            }
        }
    }

    /// Sets one that is UIKit's own; false for another.
    func set(_ reader: ElementReader, at path: String) -> Bool {
        switch path {
        case "layer.cornerRadius": layer.cornerRadius = reader.runtimeNumber ?? 0
        case "layer.borderWidth": layer.borderWidth = reader.runtimeNumber ?? 0
        case "layer.masksToBounds", "clipsToBounds": clipsToBounds = reader.flag("value") ?? false
        case "layer.borderColor": layer.borderColor = reader.color("value")?.cgColor
        case "layer.backgroundColor": layer.backgroundColor = reader.color("value")?.cgColor
        case "backgroundColor": backgroundColor = reader.color("value")
        case "tintColor": tintColor = reader.color("value")
        case "alpha": alpha = reader.runtimeNumber ?? 1
        case "hidden": isHidden = reader.flag("value") ?? false
        case "accessibilityIdentifier": accessibilityIdentifier = reader.string("value")
        case "accessibilityLabel": accessibilityLabel = reader.string("value")
        default: return false
        }
        return true
    }
}

extension ElementReader {
    /// `<integer key="value" value="5"/>` or `<real …/>`.
    fileprivate var runtimeNumber: CGFloat? {
        (part("value")?["value"] ?? string("value")).flatMap { Double($0) }.map { CGFloat($0) }
    }
}
