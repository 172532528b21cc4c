/// Something in a laid-out view tree that is wrong, or that looks as if it could be.
///
/// Made by `UIView.layoutFindings(includingNotes:)`, which a test calls and `lint` prints.
public struct LayoutFinding: Hashable, Sendable {
    /// What is wrong. The raw values are those of `lint --format json`.
    public enum Kind: String, Sendable, CaseIterable {
        /// Required constraints exclude each other.
        case conflict
        /// Nothing decides where the view is along an axis.
        case ambiguousPosition = "ambiguous-position"
        /// Nothing decides how wide or high the view is.
        case ambiguousSize = "ambiguous-size"
        /// A label has more text than it shows.
        case truncatedText = "truncated-text"
        /// Text is cut off where its label ends, or where a view clips it.
        case clippedText = "clipped-text"
        /// Text is drawn outside of its label's superview.
        case textOutsideView = "text-outside-view"
        /// Two siblings show something at the same place.
        case overlappingSiblings = "overlapping-siblings"
        /// A view reaches beyond its superview.
        case viewOutsideSuperview = "view-outside-superview"
        /// No constraint leads to the bottom of a cell that sizes itself.
        case undeterminedCellHeight = "undetermined-cell-height"
        /// A cell's constraints are not on its content view.
        case constraintsOutsideContentView = "constraints-outside-content-view"
        /// A control is smaller than a finger needs.
        case smallTouchTarget = "small-touch-target"
        /// What UIKit raises as an exception, which ends an app. Only in tests: `lint` ends with it as an error.
        case exception
    }

    /// How much it matters.
    public enum Severity: String, Sendable {
        /// A mistake.
        case finding
        /// What may be meant so: an explicit line limit that cuts, an overlay declared as one, a small touch target.
        case note
    }

    /// A constraint that has a part in it.
    public struct Constraint: Hashable, Sendable {
        /// `titleLabel.width == 400`.
        public let text: String
        /// The line that made it, `MyScreens/CardView.swift:31`; nil for one that UIKit made.
        public let source: String?
    }

    public let kind: Kind
    public var severity: Severity
    /// The classes from the reviewed view down, each with its index among its siblings: `UIView/UILabel[2]`.
    public internal(set) var path: String
    /// The view's accessibility identifier, or its id in the document that it is from.
    public let identifier: String?
    /// What is wrong, with the figures in points.
    public let message: String
    public let constraints: [Constraint]
    /// What to do about it, in a few words.
    public let remedy: String
    /// The paths of further views of which the same is true for the same reason: other cells of one class.
    public internal(set) var otherPaths: [String] = []
}

extension LayoutFinding {
    /// The same where the reviewed view is one of several roots: their names in paths have indexes.
    package func inRoot(at index: Int) -> LayoutFinding {
        var result = self
        result.path = ViewPath.path(path, inRootAt: index)
        result.otherPaths = otherPaths.map { ViewPath.path($0, inRootAt: index) }
        return result
    }
}

extension LayoutFinding: CustomStringConvertible {
    public var description: String {
        let place = identifier.map { "\(path) #\($0)" } ?? path
        let head = "\(severity.rawValue): \(kind.rawValue)  \(place)"
        let others = otherPaths.isEmpty ? [] : ["the same in \(otherPaths.count) more of its class: \(namedPaths)"]
        let lines = [message] + ConstraintTable.lines(of: constraints) + others + ["remedy: \(remedy)"]
        return ([head] + lines.map { "    " + $0 }).joined(separator: "\n")
    }

    private var namedPaths: String {
        let named = otherPaths.prefix(Self.namedPathLimit).joined(separator: ", ")
        return otherPaths.count > Self.namedPathLimit ? named + ", …" : named
    }

    private static let namedPathLimit = 4
}

/// Sets constraints in two columns: what they say, and where they were made.
enum ConstraintTable {
    static func lines(of constraints: [LayoutFinding.Constraint]) -> [String] {
        let width = min(60, constraints.map(\.text.count).max() ?? 0)
        return constraints.map { constraint in
            guard let source = constraint.source else { return "  " + constraint.text }
            let gap = String(repeating: " ", count: max(0, width - constraint.text.count) + 2)
            return "  " + constraint.text + gap + source
        }
    }
}
