import ConstraintSolver
public import Foundation

/// `first.attribute  relation  multiplier * second.attribute + constant`, held by the items' nearest common ancestor.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    public var firstItem: AnyObject? { first }
    public let firstAttribute: Attribute
    public let relation: Relation
    public var secondItem: AnyObject? { second }
    public let secondAttribute: Attribute
    public let multiplier: CGFloat

    /// In points; may change at any time.
    open var constant: CGFloat {
        didSet { if constant != oldValue { owner?.rootView.engine?.constantDidChange(of: self) } }
    }

    /// 0 < priority <= 1000. A constraint in use can't become required, nor stop being so.
    open var priority: UILayoutPriority = .required {
        didSet { if priority != oldValue { priorityDidChange(from: oldValue) } }
    }
    open var identifier: String?
    open var shouldBeArchived = false
    open var isActive: Bool {
        get { owner != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// The line of source that made the constraint; nil for one that a stack view or another part of UIKit made.
    package let source: SourceLocation?
    /// The view in whose `constraints` this is; it takes the reference back when it goes (see `LayoutItemReference`).
    nonisolated(unsafe) unowned(unsafe) var owner: UIView?
    var engineHandle: ConstraintHandle?
    private let firstReference: LayoutItemReference
    private let secondReference: LayoutItemReference?

    /// - Parameters:
    ///   - view1: a `UIView` or `UILayoutGuide`.
    ///   - view2: a `UIView`, a `UILayoutGuide`, or nil where `attribute2` is `.notAnAttribute`.
    ///   - file: with `line`, where the constraint is made, for lint and explain.
    public convenience init(
        item view1: Any, attribute attribute1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attribute2: Attribute, multiplier: CGFloat, constant: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        guard let first = view1 as? any LayoutItem else {
            preconditionFailure("a constraint's item is a UIView or a UILayoutGuide, not \(type(of: view1))")
        }
        self.init(
            first, attribute1, relation, view2 as? any LayoutItem, attribute2, multiplier: multiplier,
            constant: constant, source: SourceLocation(file, line))
    }

    init(
        _ first: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: (any LayoutItem)?,
        _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0, source: SourceLocation? = nil
    ) {
        self.source = source
        firstReference = first.reference
        self.firstAttribute = firstAttribute
        self.relation = relation
        secondReference = second?.reference
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.multiplier = multiplier
        self.constant = constant
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

extension NSLayoutConstraint {
    /// A line of source: `Gallery/IssueCell.swift:42`.
    package struct SourceLocation: Sendable {
        /// The module and the file's name.
        package let file: StaticString
        package let line: UInt

        init(_ file: StaticString, _ line: UInt) {
            self.file = file
            self.line = line
        }

        package var text: String { "\(file):\(line)" }
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public enum Axis: Int, Sendable {
        case horizontal
        case vertical
    }

    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left = 1
        case right
        case top
        case bottom
        case leading
        case trailing
        case width
        case height
        case centerX
        case centerY
        case lastBaseline
        case firstBaseline
        case leftMargin
        case rightMargin
        case topMargin
        case bottomMargin
        case leadingMargin
        case trailingMargin
        case centerXWithinMargins
        case centerYWithinMargins
    }

    public var firstAnchor: NSLayoutAnchor<AnyObject>? {
        first.map { NSLayoutAnchor($0, firstAttribute) }
    }

    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second.map { NSLayoutAnchor($0, secondAttribute) }
    }

    var first: (any LayoutItem)? { firstReference.item }
    var second: (any LayoutItem)? { secondReference?.item }

    private func activate() {
        guard owner == nil, let firstView = first?.layoutView else { return }
        guard let secondView = second?.layoutView else {
            if secondAttribute == .notAnAttribute { firstView.hold(self) }
            return
        }
        guard let ancestor = firstView.nearestCommonAncestor(with: secondView) else {
            LayoutDiagnostics.report(.noCommonAncestor(constraint: logText(of: self)))
            return
        }
        ancestor.hold(self)
    }

    private func deactivate() {
        owner?.release(self)
    }

    private func priorityDidChange(from old: UILayoutPriority) {
        guard let owner else { return }
        precondition(
            (old == .required) == (priority == .required),
            "a constraint in use can't change between required and optional: deactivate it first, then set the priority"
        )
        owner.rootView.engine?.readd(self)
    }
}
