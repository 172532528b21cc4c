import UIKit

extension ViewFrames {
    /// A line for the whole and one for each view, indented by depth: class, identifier, x, y, width and height.
    package var text: String {
        views.reduce(into: head + "\n") { lines, view in
            let id = view.id.map { " #\($0)" } ?? ""
            let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(Self.text)
            lines += String(repeating: "  ", count: view.depth) + view.className + id
            lines += "  " + frame.joined(separator: " ") + "\n"
        }
    }

    /// What was laid out, its size and scale.
    var head: String { Self.head(of: source, size: size, scale: scale) }

    static func head(of source: String, size: CGSize, scale: CGFloat) -> String {
        "\(source) \(text(size.width)) x \(text(size.height)) @\(text(scale))x"
    }

    private static func text(_ value: CGFloat) -> String { Number.text(Double(value)) }
}
