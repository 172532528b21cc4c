import Goldens
import UIKit

/// Finds the view that `--view` names, in a scene or in the root views of a document.
@MainActor struct ViewSearch {
    private struct Candidate {
        let view: UIView
        /// Which of the roots it is in.
        let root: Int
        let path: String
        let ownNames: [String]
        /// What the views from the root down to this one are called, those that have names.
        let names: [[String]]
    }

    private let source: String
    private let candidates: [Candidate]

    /// - Parameters:
    ///   - source: the scene's name, or the document as messages name it.
    ///   - names: what a view is called; the first one is the name that messages tell.
    init(_ roots: [UIView], source: String, names: (UIView) -> [String]) {
        self.source = source
        candidates = roots.enumerated().flatMap { index, root in
            Self.candidates(in: root, at: index, isOnly: roots.count == 1, names: names)
        }
    }

    private static func candidates(
        in root: UIView, at place: Int, isOnly: Bool, names: (UIView) -> [String]
    ) -> [Candidate] {
        var result: [Candidate] = []
        let name = ViewPath.step(of: root)
        var pending = [
            (view: root, path: isOnly ? name : ViewPath.path(name, inRootAt: place), names: [[String]]())
        ]
        while let (view, path, above) = pending.popLast() {
            let own = names(view)
            let names = own.isEmpty ? above : above + [own]
            result.append(Candidate(view: view, root: place, path: path, ownNames: own, names: names))
            for (index, child) in view.subviews.enumerated().reversed() {
                pending.append((child, ViewPath.path(of: child, at: index, in: path), names))
            }
        }
        return result
    }

    /// The one view that has the name as its path, as one of its own, or as that with names above it:
    /// `issueCell.12/titleLabel`.
    ///
    /// - Returns: the view, and in which of the roots it is.
    func view(named name: String) throws(CommandError) -> (view: UIView, root: Int) {
        if let exact = candidates.first(where: { $0.path == name }) { return (exact.view, exact.root) }
        let wanted = name.split(separator: "/").map(String.init)
        let found = candidates.filter { candidate in
            let own = candidate.ownNames
            return own.contains(name)
                || wanted.last.map(own.contains) ?? false && Self.lies(candidate, under: wanted)
        }
        guard let first = found.first else {
            let known = candidates.flatMap(\.ownNames)
            throw .unknownView(name, source: source, nearest: Suggestion.nearest(to: name, in: known))
        }
        guard found.count == 1 else {
            throw .ambiguousView(name, source: source, names: found.map { Self.name(of: $0, among: found) })
        }
        return (first.view, first.root)
    }

    /// Whether the names are all on the way to the view, in this order.
    private static func lies(_ candidate: Candidate, under wanted: [String]) -> Bool {
        var rest = candidate.names[...]
        return wanted.allSatisfy { name in
            guard let place = rest.firstIndex(where: { $0.contains(name) }) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }

    /// Its name with the nearest one above it that no other candidate has; the path where there is none.
    private static func name(of candidate: Candidate, among all: [Candidate]) -> String {
        let others = all.filter { $0.path != candidate.path }
        let own = candidate.names.dropLast().last { names in
            !others.contains { other in other.names.contains { $0.first == names.first } }
        }
        guard let own = own?.first, let last = candidate.names.last?.first else { return candidate.path }
        return "\(own)/\(last)"
    }
}
