import InterfaceBuilder

extension ElementReader {
    /// The `<color>` of that key; nil without one, or where it is `<nil>`.
    func color(_ key: String) -> UIColor? {
        guard let part = part(key), part.name == "color" else { return nil }
        return context.color(part)
    }
}

extension ReadingContext {
    /// A colour by the system's name, by an asset's with the value that the document keeps, or by components.
    func color(_ element: DocumentElement) -> UIColor? {
        if let name = element["systemColor"] { return systemColor(name, at: element) }
        if let name = element["cocoaTouchSystemColor"] { return systemColor(name, at: element) }
        if let name = element["name"], element["red"] == nil, element["white"] == nil {
            if let color = assets.color(name) { return color }
            if !assets.isEmpty { remark("colour '\(name)' is in no asset catalog", at: element.position) }
            guard let stored = document.resources.namedColors[name] else {
                remark("colour '\(name)' has no value in the document", at: element.position)
                return nil
            }
            return components(stored)
        }
        return components(element)
    }

    private func systemColor(_ name: String, at element: DocumentElement) -> UIColor? {
        if let color = SystemColorNames.color(named: name) { return color }
        if let stored = document.resources.systemColors[name] { return components(stored) }
        if let color = components(element, isOptional: true) { return color }
        remark("unknown system colour '\(name)'", at: element.position)
        return nil
    }

    private func components(_ element: DocumentElement, isOptional: Bool = false) -> UIColor? {
        func value(_ name: String) -> CGFloat? {
            element[name].flatMap { Double($0) }.flatMap { $0.isFinite ? CGFloat($0) : nil }
        }
        let alpha = value("alpha") ?? 1
        if let white = value("white") { return UIColor(white: white, alpha: alpha) }
        if let red = value("red"), let green = value("green"), let blue = value("blue") {
            if element["customColorSpace"] == "displayP3" {
                return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            }
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        if !isOptional { remark("a colour without red, green and blue or white", at: element.position) }
        return nil
    }
}
