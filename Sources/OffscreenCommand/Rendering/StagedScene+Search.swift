import Goldens
import UIKit

extension StagedScene {
    fileprivate struct Candidate {
        let view: UIView
        let path: String
        /// The identifiers from the root view down to this one.
        let identifiers: [String]
    }

    /// The one view that has the name as its path, as its accessibility identifier, or as that with identifiers above it:
    /// `issueCell.12/titleLabel`.
    func view(named name: String, scene: String) throws(CommandError) -> UIView {
        let candidates = candidates()
        if let exact = candidates.first(where: { $0.path == name }) { return exact.view }
        let wanted = name.split(separator: "/").map(String.init)
        let found = candidates.filter { candidate in
            guard let identifier = candidate.view.accessibilityIdentifier else { return false }
            return identifier == name || identifier == wanted.last && candidate.lies(under: wanted)
        }
        guard let first = found.first else {
            let known = candidates.compactMap { $0.view.accessibilityIdentifier }
            throw .unknownView(name, scene: scene, nearest: Suggestion.nearest(to: name, in: known))
        }
        guard found.count == 1 else {
            throw .ambiguousView(name, scene: scene, names: found.map { $0.name(among: found) })
        }
        return first.view
    }

    private func candidates() -> [Candidate] {
        var result: [Candidate] = []
        var pending = [(view: rootView, path: ViewPath.name(of: rootView), identifiers: [String]())]
        while let (view, path, above) = pending.popLast() {
            let identifiers = above + [view.accessibilityIdentifier].compactMap(\.self)
            result.append(Candidate(view: view, path: path, identifiers: identifiers))
            for (index, child) in view.subviews.enumerated().reversed() {
                pending.append((child, ViewPath.path(of: child, at: index, in: path), identifiers))
            }
        }
        return result
    }
}

extension StagedScene.Candidate {
    /// Whether the identifiers are all on the way to the view, in this order.
    fileprivate func lies(under wanted: [String]) -> Bool {
        var rest = identifiers[...]
        return wanted.allSatisfy { name in
            guard let place = rest.firstIndex(of: name) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }

    /// The identifier with the nearest one above it that no other candidate has; the path where there is none.
    fileprivate func name(among all: [StagedScene.Candidate]) -> String {
        let others = all.filter { $0.path != path }
        let own = identifiers.dropLast().last { name in !others.contains { $0.identifiers.contains(name) } }
        guard let own, let last = identifiers.last else { return path }
        return "\(own)/\(last)"
    }
}
