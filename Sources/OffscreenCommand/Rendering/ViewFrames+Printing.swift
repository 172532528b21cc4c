import Foundation

extension ViewFrames {
    /// One JSON object, a view a line, keys always in the same order.
    package var json: String {
        let lines = views.map { view in
            "{\"id\":\(view.id.map(JSONText.quoted) ?? "null"),\"class\":\(JSONText.quoted(view.className)),"
                + "\"path\":\(JSONText.quoted(view.path)),\"frame\":{\"x\":\(text(view.frame.minX)),"
                + "\"y\":\(text(view.frame.minY)),\(text(view.frame.size))}}"
        }
        return "{\"source\":\(JSONText.quoted(source)),\"size\":{\(text(size))},\"scale\":\(text(scale)),"
            + "\"views\":[\n" + lines.joined(separator: ",\n") + "\n]}\n"
    }

    /// A line for the whole and one for each view, indented by depth: class, identifier, x, y, width and height.
    package var text: String {
        let head = "\(source) \(text(size.width)) x \(text(size.height)) @\(text(scale))x\n"
        return views.reduce(into: head) { lines, view in
            let id = view.id.map { " #\($0)" } ?? ""
            let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(text)
            lines += String(repeating: "  ", count: view.depth) + view.className + id
            lines += "  " + frame.joined(separator: " ") + "\n"
        }
    }

    private func text(_ value: CGFloat) -> String { Number.text(Double(value)) }

    private func text(_ size: CGSize) -> String {
        "\"width\":\(text(size.width)),\"height\":\(text(size.height))"
    }
}
