import Goldens
import UIKit

/// View trees as text, as UIKit's debugger prints them, without addresses.
@MainActor enum ViewDescription {
    static func text(of view: UIView) -> String {
        var lines: [String] = []
        var pending = [(view: view, depth: 0)]
        while let (view, depth) = pending.popLast() {
            lines.append(String(repeating: "   | ", count: depth) + line(for: view))
            for child in view.subviews.reversed() { pending.append((child, depth + 1)) }
        }
        return lines.joined(separator: "\n")
    }

    private static func line(for view: UIView) -> String {
        let frame = view.frame
        let numbers = [[frame.minX, frame.minY], [frame.width, frame.height]].map { pair in
            pair.map { Number.text(Double($0)) }.joined(separator: " ")
        }
        var parts = ["\(type(of: view))", "frame = (\(numbers.joined(separator: "; ")))"]
        if let label = view as? UILabel, let text = label.text { parts.append("text = '\(text)'") }
        if view.alpha < 1 { parts.append("alpha = \(Number.text(Double(view.alpha)))") }
        if view.isHidden { parts.append("hidden = YES") }
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        if let identifier = view.accessibilityIdentifier { parts.append("id = \(identifier)") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        parts.append("layer = <\(type(of: view.layer))>")
        return "<\(parts.joined(separator: "; "))>"
    }
}

/// Trees of controllers as text.
@MainActor enum ControllerDescription {
    static func text(of controller: UIViewController) -> String {
        var lines: [String] = []
        var pending = [(controller: controller, depth: 0)]
        while let (controller, depth) = pending.popLast() {
            let state = controller.viewIfLoaded?.window == nil ? "disappeared" : "appeared"
            let view = controller.viewIfLoaded.map { "<\(type(of: $0))>" } ?? "(view not loaded)"
            let line = "<\(type(of: controller))>, state: \(state), view: \(view)"
            lines.append(String(repeating: "   | ", count: depth) + line)
            for child in controller.children.reversed() { pending.append((child, depth + 1)) }
        }
        return lines.joined(separator: "\n")
    }
}
