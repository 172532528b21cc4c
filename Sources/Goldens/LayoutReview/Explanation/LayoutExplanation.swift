package import Foundation
package import UIKit

/// Why a view's edge, centre or dimension is where it is.
///
/// Made by `explain` from a laid-out tree; printed by the command line.
package struct LayoutExplanation {
    /// One constraint's part in the value.
    package struct Step {
        /// `titleLabel: 2 lines of text` or `card.top == contentView.top + 16`.
        package let text: String
        /// Points of the value that come from it; the steps' contributions add up to the value before rounding.
        package let contribution: CGFloat
        /// By how many points the value grows when the constant grows by one.
        package let sensitivity: CGFloat
        /// The priority, below 1000.
        package let priority: Float
        package let source: String?
        /// Who made it: `app`, `content`, `stack`, `frame` or `system`.
        package let origin: String
    }

    package let path: String
    package let identifier: String?
    /// Apple's name: `height`.
    package let attribute: String
    /// In the superview's coordinates, in points, as it was laid out.
    package let value: CGFloat
    /// What else to know, in whole sentences: who places a cell, that nothing decides the value.
    package let remarks: [String]
    /// Along the axis; empty where constraints have no part in it.
    package let steps: [Step]
    /// What would change the value.
    package let advice: [String]
}

extension LayoutExplanation {
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
        identifier = view.accessibilityIdentifier
        self.attribute = Self.attributes.first { $0.attribute == attribute }?.name ?? "\(attribute)"
        value = view.value(of: attribute)
        let chain = maker.chain()
        remarks = chain.remarks
        steps = chain.steps
        advice = ExplanationMaker.advice(for: chain)
    }
}

extension UIView {
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
