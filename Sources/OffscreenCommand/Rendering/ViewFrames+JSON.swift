import Foundation
import Goldens

extension ViewFrames {
    /// One JSON object, a view a line, keys always in the same order.
    package var json: String {
        let lines = zip(views, paths).map { view, path in
            "{\"id\":\(view.id.map(JSONText.quoted) ?? "null"),\"class\":\(JSONText.quoted(view.className)),"
                + "\"path\":\(JSONText.quoted(path)),\"frame\":{\"x\":\(text(view.frame.minX)),"
                + "\"y\":\(text(view.frame.minY)),\(text(view.frame.size))}\(origin(of: view))}"
        }
        return "{\"source\":\(JSONText.quoted(source)),\"size\":{\(text(size))},\"scale\":\(text(scale)),"
            + "\"views\":[\n" + lines.joined(separator: ",\n") + "\n]}\n"
    }

    /// Nothing for most views.
    private func origin(of view: Entry) -> String {
        guard view.origin != .zero else { return "" }
        return ",\"boundsOrigin\":{\"x\":\(text(view.origin.x)),\"y\":\(text(view.origin.y))}"
    }

    private func text(_ value: CGFloat) -> String { Number.text(Double(value)) }

    private func text(_ size: CGSize) -> String {
        "\"width\":\(text(size.width)),\"height\":\(text(size.height))"
    }
}
