package import Foundation

/// What a device does not decide, from `--environment`:
/// `{"safeAreaInsets": {"<root view id>": {"top": 59, "leading": 0, "bottom": 34, "trailing": 0}}, "scale": 2}`.
///
/// Other keys are ignored, so that one file may serve several tools. A root view's id is its accessibility identifier; the
/// scene's name stands for the root view of the scene. One file may hold the ids of several screens.
package struct EnvironmentFile: Equatable {
    /// Insets in points; sides left out are zero.
    package struct Insets: Equatable {
        package var top: Double
        package var leading: Double
        package var bottom: Double
        package var trailing: Double

        package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    package var safeAreaInsets: [String: Insets] = [:]
    package var scale: Int?
    private var source = ""
    private var firstRootView: JSONMember?

    package init() {}

    /// - Parameter leastInset: 0 for a screen; a view that reaches beyond what is around it may have less.
    package static func read(
        _ data: Data, source: String, leastInset: Double = 0
    ) throws(CommandError) -> EnvironmentFile {
        do {
            var environment = try environment(from: JSONReader.read(data), leastInset: leastInset)
            environment.source = source
            return environment
        } catch {
            throw error.error(in: source)
        }
    }

    /// The insets of a scene's root view, by its accessibility identifier or the scene's name; nil where the file has none of any view.
    func insets(of rootView: String?, scene: String) throws(CommandError) -> Insets? {
        guard let firstRootView else { return nil }
        let ids = [rootView, scene].compactMap(\.self)
        if let insets = ids.lazy.compactMap({ safeAreaInsets[$0] }).first { return insets }
        let fault = JSONFault(
            position: firstRootView.keyPosition,
            message: "scene '\(scene)' has no root view \(firstRootView.key.quoted); give "
                + (rootView.map { "\($0.quoted) or " } ?? "") + "the scene's name")
        throw fault.error(in: source)
    }

    private static func environment(
        from root: JSONNode, leastInset: Double
    ) throws(JSONFault) -> EnvironmentFile {
        guard case .object(let members) = root.value else { throw root.fault(expected: "an object") }
        var environment = EnvironmentFile()
        for member in members {
            switch member.key {
            case "scale": environment.scale = try member.node.scale()
            case "safeAreaInsets":
                guard case .object(let roots) = member.node.value else {
                    throw member.node.fault(expected: "an object of insets by root view")
                }
                environment.firstRootView = roots.first
                for root in roots {
                    environment.safeAreaInsets[root.key] = try insets(from: root.node, least: leastInset)
                }
            default: break
            }
        }
        return environment
    }

    private static func insets(from node: JSONNode, least: Double) throws(JSONFault) -> Insets {
        guard case .object(let members) = node.value else {
            throw node.fault(expected: "an object with top, leading, bottom and trailing")
        }
        let sides: [String: WritableKeyPath<Insets, Double>] = [
            "top": \.top, "leading": \.leading, "bottom": \.bottom, "trailing": \.trailing,
        ]
        var insets = Insets()
        for member in members {
            guard let side = sides[member.key] else {
                throw JSONFault(
                    position: member.keyPosition,
                    message: "unknown key \"\(member.key)\", expected top, leading, bottom or trailing")
            }
            guard case .number(let points) = member.node.value, (least...Length.range.upperBound).contains(points)
            else {
                throw member.node.fault(expected: "points from \(Int(least)) to \(Int(Length.range.upperBound))")
            }
            insets[keyPath: side] = points
        }
        return insets
    }
}
