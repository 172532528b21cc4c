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

    /// In points; may change at any time, but not to what is no finite number.
    open var constant: CGFloat {
        // Only an assignment in the observer itself does not call it again.
        didSet { if constant != oldValue, !takesConstant(from: oldValue) { constant = oldValue } }
    }

    /// 0 < priority <= 1000. A constraint in use can't become required, nor stop being so.
    open var priority: UILayoutPriority = .required {
        didSet { if priority != oldValue, !takesPriority(from: oldValue) { priority = oldValue } }
    }
    open var identifier: String?
    open var isActive: Bool {
        get { ownerPointer != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// The line of source that made the constraint; nil for one that a stack view or another part of UIKit made.
    package internal(set) var source: SourceLocation?
    /// The view in whose `constraints` this is; it takes the pointer back when it goes (see `LayoutItemReference`).
    nonisolated(unsafe) final var ownerPointer: Unmanaged<UIView>?
    final var owner: UIView? { ownerPointer?.takeUnretainedValue() }
    nonisolated(unsafe) var engineHandle: ConstraintHandle?
    /// Where it is among the constraints that wait for its engine's update, if it is (see `PendingConstraints`).
    var pendingPlace = 0
    /// False for a constraint that UIKit would have refused to make; it can't be used.
    let isValid: Bool
    var reportedConflict: ReportedConflict?
    /// How many system spaces are added to the constant; their length follows the fonts.
    var systemSpacing: CGFloat?
    /// What the constraint relates and nobody else may hold.
    var distanceGuides: [DistanceGuide] = []
    private let firstReference: LayoutItemReference
    private let secondReference: LayoutItemReference?

    /// - Parameters:
    ///   - view1: a `UIView` or `UILayoutGuide`.
    ///   - view2: a `UIView`, a `UILayoutGuide`, or nil where `attribute2` is `.notAnAttribute`.
    ///   - file: with `line`, where the constraint is made, for lint and explain.
    public init(
        item view1: Any, attribute attribute1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attribute2: Attribute, multiplier: CGFloat, constant: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let (first, second) = (view1 as? any LayoutItem, view2 as? any LayoutItem)
        var failure: LayoutDiagnostic?
        if first == nil { failure = .invalidItem(type: "\(type(of: view1))") }
        if let view2, second == nil { failure = .invalidItem(type: "\(type(of: view2))") }
        source = SourceLocation(file, line)
        firstReference = (first ?? UILayoutGuide()).reference
        firstAttribute = attribute1
        self.relation = relation
        secondReference = second?.reference
        secondAttribute = second == nil ? .notAnAttribute : attribute2
        self.multiplier = multiplier
        self.constant = constant
        failure =
            failure
            ?? Self.failure(
                attribute1, hasSecond: second != nil, secondAttribute, multiplier: multiplier, constant: constant,
                mayPlace: Self.mayPlace)
        isValid = failure == nil
        super.init()
        if let failure { LayoutDiagnostics.report(failure) }
    }

    /// Whether a position may equal a constant.
    class var mayPlace: Bool { false }

    /// No designated one: subclasses inherit initializers only where all designated ones are public.
    convenience init(
        _ first: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: (any LayoutItem)?,
        _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0, source: SourceLocation? = nil
    ) {
        self.init(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: multiplier, constant: constant)
        self.source = source
    }

    /// As UIKit's log writes it, but without addresses.
    open nonisolated override var description: String {
        MainActor.assumeIsolated { logText }
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

    /// Of an item in no tree where the first one is gone.
    public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first ?? UILayoutGuide(), firstAttribute) }

    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second.map { NSLayoutAnchor($0, secondAttribute) }
    }

    var first: (any LayoutItem)? { firstReference.item }
    var second: (any LayoutItem)? { secondReference?.item }

    private func activate() {
        // What is wrong with it has been said when it was made.
        guard ownerPointer == nil, isValid else { return }
        guard let first, second != nil || secondReference == nil else {
            return LayoutDiagnostics.report(.itemGone(constraint: logText))
        }
        guard let firstView = first.layoutView else { return reportMissingAncestor() }
        guard let second else { return firstView.hold(self) }
        guard let secondView = second.layoutView, let ancestor = firstView.nearestCommonAncestor(with: secondView)
        else { return reportMissingAncestor() }
        ancestor.hold(self)
    }

    private func reportMissingAncestor() {
        let anchors = [(first, firstAttribute), (second, secondAttribute)].map { item, attribute in
            "<\(attribute.anchorType) \"\(Self.text(item, attribute))\">"
        }
        LayoutDiagnostics.report(.noCommonAncestor(first: anchors[0], second: anchors[1]))
    }

    /// Whether the view can hold the constraint: it is, or is above, what the constraint relates.
    func canBeHeld(by view: UIView) -> Bool {
        guard isValid else { return false }
        guard let first, second != nil || secondReference == nil else {
            LayoutDiagnostics.report(.itemGone(constraint: logText))
            return false
        }
        let isInside = [first, second].allSatisfy { $0?.layoutView?.isDescendant(of: view) ?? ($0 == nil) }
        if !isInside {
            LayoutDiagnostics.report(.outsideOfSubtree(constraint: logText, view: Self.name(of: view)))
        }
        return isInside
    }

    private func deactivate() {
        owner?.release(self)
    }

    /// Tells the engine of the new constant; false if there can't be such a one.
    private func takesConstant(from old: CGFloat) -> Bool {
        guard constant.isFinite else {
            LayoutDiagnostics.report(.constantNotFinite("\(constant)"))
            return false
        }
        guard let owner else { return true }
        owner.rootView.engine?.constantDidChange(of: self)
        owner.ownConstraintsDidChange()
        return true
    }

    /// Tells the engine of the new priority; false if the constraint can't have it.
    private func takesPriority(from old: UILayoutPriority) -> Bool {
        var failure = Self.failure(priority)
        if failure == nil, owner != nil, (old == .required) != (priority == .required) {
            failure = .priorityChange(from: old.rawValue, to: priority.rawValue)
        }
        if let failure {
            LayoutDiagnostics.report(failure)
            return false
        }
        guard let owner else { return true }
        owner.rootView.engine?.readd(self)
        owner.ownConstraintsDidChange()
        return true
    }

    /// The constant as the solver takes it: what is beyond any screen would cost it its exactness.
    var limitedConstant: CGFloat {
        let (constant, limit) = (constant, LayoutEngine.largestConstant)
        guard constant.magnitude > limit else { return constant }
        LayoutDiagnostics.report(.constantBeyondLimit(constraint: logText))
        return constant < 0 ? -limit : limit
    }
}
