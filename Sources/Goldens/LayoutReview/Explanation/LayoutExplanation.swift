public import Foundation
public import UIKit

/// Why a view's edge, centre or dimension is where it is.
///
/// Made by `UIView.layoutExplanation(of:)`, which a test calls and `explain` prints.
public struct LayoutExplanation: Sendable {
    /// One constraint's part in the value.
    public struct Step: Hashable, Sendable {
        /// `titleLabel: 2 lines of text` or `card.top == contentView.top + 16`.
        public let text: String
        /// Points of the value that come from it; the steps' contributions add up to the value before rounding.
        public let contribution: CGFloat
        /// By how many points the value grows when the constant grows by one.
        public let sensitivity: CGFloat
        /// The priority, below 1000.
        public let priority: Float
        public let source: String?
        /// Who made it: `app`, `content`, `stack`, `frame` or `system`.
        public let origin: String

        /// Whether it gives points of its own, and so a line in the text.
        package var isShown: Bool { abs(contribution) > 0.0005 }

        /// The pixel that a table adds to what a row's contents ask for. (Auto-layout facts 3.4.)
        static func separator(_ height: CGFloat) -> Step {
            Step(
                text: "the separator", contribution: height, sensitivity: 1, priority: 1000, source: nil,
                origin: "system")
        }
    }

    public internal(set) var path: String
    public let identifier: String?
    /// Apple's name: `height`.
    public let attribute: String
    /// In the superview's coordinates, in points, as it was laid out.
    public let value: CGFloat
    /// What else to know, in whole sentences: who places a cell, that nothing decides the value.
    public let remarks: [String]
    /// Along the axis; empty where constraints have no part in it.
    public let steps: [Step]
    /// What would change the value.
    public let advice: [String]
}

extension LayoutExplanation {
    /// The same where the root is one of several: their names in paths have indexes.
    package func inRoot(at index: Int) -> LayoutExplanation {
        var result = self
        result.path = ViewPath.path(path, inRootAt: index)
        return result
    }

    /// The attributes that have a value of their own, by Apple's names.
    package static let attributes: [(name: String, attribute: NSLayoutConstraint.Attribute)] = [
        ("height", .height), ("width", .width), ("top", .top), ("bottom", .bottom), ("leading", .leading),
        ("trailing", .trailing), ("left", .left), ("right", .right), ("centerX", .centerX), ("centerY", .centerY),
    ]

    /// - Parameters:
    ///   - view: `root` or a view in it.
    ///   - root: the view from which paths are counted; it has been laid out.
    @MainActor package init(of attribute: NSLayoutConstraint.Attribute, of view: UIView, in root: UIView) {
        let maker = ExplanationMaker(view: view, attribute: attribute, tree: ReviewedTree(root))
        path = maker.tree.path(of: view)
        identifier = ViewWords.identifier(of: view)
        self.attribute = Self.attributes.first { $0.attribute == attribute }?.name ?? "\(attribute)"
        value = view.value(of: attribute)
        let chain = maker.chain()
        remarks = chain.remarks
        steps = chain.steps
        advice = ExplanationMaker.advice(for: chain)
    }
}

extension UIView {
    /// Why one of the view's edges, its centre or a dimension has its value; lays the tree out first.
    ///
    /// A test can hold it to the constraints that it means:
    ///
    ///     #expect(cell.layoutExplanation(of: .height).steps.contains { $0.text == "cardView: spacing after titleLabel" })
    ///
    /// Paths and names are counted from the root of the view's tree. Moves nothing.
    /// - Parameter attribute: a dimension, an edge or a centre; no margin and no baseline.
    public func layoutExplanation(of attribute: NSLayoutConstraint.Attribute) -> LayoutExplanation {
        let root = sequence(first: self, next: \.superview).reduce(self) { $1 }
        root.layoutIfNeeded()
        return LayoutExplanation(of: attribute, of: self, in: root)
    }

    /// In the superview's coordinates.
    fileprivate func value(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        let isRightToLeft = (superview ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch attribute {
        case .width: frame.width
        case .height: frame.height
        case .left: frame.minX
        case .right: frame.maxX
        case .leading: isRightToLeft ? frame.maxX : frame.minX
        case .trailing: isRightToLeft ? frame.minX : frame.maxX
        case .top: frame.minY
        case .bottom: frame.maxY
        case .centerX: frame.midX
        case .centerY: frame.midY
        default: 0
        }
    }
}
