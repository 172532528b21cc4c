import Foundation

/// What stands behind one of the solver's constraints.
@MainActor enum ConstraintSource {
    case constraint(NSLayoutConstraint)
    /// The item's tie with this number: x, width, y and height of a view in another, width and height of a root, and x, y, width
    /// and height of a guide.
    case placement(EngineItem, Int)
    case contentSize(EngineItem, ContentSizePart)
    /// That a width or a height is not negative.
    case lengthBound(EngineItem, NSLayoutConstraint.Axis)

    /// As a constraint that can be shown: the app's own, or one made to stand for the engine's.
    func constraint() -> NSLayoutConstraint? {
        switch self {
        case .constraint(let constraint): constraint
        case .placement(let item, let place): Self.placement(of: item, at: place)
        case .contentSize(let item, let part): Self.contentSize(of: item, part)
        case .lengthBound(let item, let axis):
            LengthBoundConstraint(
                item.owner, axis == .horizontal ? .width : .height, .greaterThanOrEqual, nil, .notAnAttribute,
                constant: 0)
        }
    }

    private static func placement(of item: EngineItem, at place: Int) -> NSLayoutConstraint? {
        if let guide = item.owner as? UILayoutGuide { return tie(of: guide, at: place) }
        guard let view = item.owner as? UIView else { return nil }
        let frame = view.layoutFrame
        let parts: [(NSLayoutConstraint.Attribute, CGFloat)] =
            view.superview == nil
            ? [(.width, frame.width), (.height, frame.height)]
            : [(.left, frame.minX), (.width, frame.width), (.top, frame.minY), (.height, frame.height)]
        guard parts.indices.contains(place) else { return nil }
        let (attribute, constant) = parts[place]
        if let name = encapsulatedName(of: view, attribute) ?? temporaryName(of: view, attribute) {
            let result = EngineMadeConstraint(view, attribute, .equal, nil, .notAnAttribute, constant: constant)
            result.identifier = name
            // As `LayoutEngine.place(_:)` states it.
            if view.superview == nil, !view.translatesAutoresizingMaskIntoConstraints {
                result.priority = UILayoutPriority(1)
            }
            return result
        }
        return NSAutoresizingMaskLayoutConstraint(view, attribute, .equal, nil, .notAnAttribute, constant: constant)
    }

    /// Logs name so what a list makes of a cell's size. (Constraint logs, auto-layout facts 3.4.)
    private static func encapsulatedName(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> String? {
        guard let cell = view.superview as? any ListCell, cell.contentView === view else { return nil }
        return switch attribute {
        case .width: "UIView-Encapsulated-Layout-Width"
        case .height: "UIView-Encapsulated-Layout-Height"
        default: nil
        }
    }

    /// Logs name so what keeps a view in no superview at its bounds while it is laid out; a window is no such view. (Constraint
    /// logs, auto-layout facts 3.4.)
    private static func temporaryName(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> String? {
        guard view.superview == nil, !(view is UIWindow) else { return nil }
        return attribute == .width ? TemporaryLayoutName.width : TemporaryLayoutName.height
    }

    /// Real layouts name these constraints so. (Constraint logs, auto-layout facts 3.6.)
    private static func tie(of guide: UILayoutGuide, at place: Int) -> NSLayoutConstraint? {
        guard let view = guide.owningView else { return nil }
        guard let insets = guide.systemInsets else { return contentTie(of: guide, at: place) }
        let attributes: [(edge: NSLayoutConstraint.Attribute, inset: CGFloat, name: String)] = [
            (.left, insets.left, "left"), (.top, insets.top, "top"), (.right, -insets.right, "right"),
            (.bottom, -insets.bottom, "bottom"),
        ]
        guard attributes.indices.contains(place) else { return nil }
        let (edge, inset, name) = attributes[place]
        let result = EngineMadeConstraint(guide, edge, .equal, view, edge, constant: inset)
        let isMargin = guide === view.standardGuides.layoutMargins
        result.identifier = isMargin ? "UIView-\(name)Margin-guide-constraint" : "\(guide.identifier)-\(name)"
        return result
    }

    private static func contentTie(of guide: UILayoutGuide, at place: Int) -> NSLayoutConstraint? {
        guard let content = guide as? ScrollContentGuide else { return nil }
        let parts: [(NSLayoutConstraint.Attribute, CGFloat)] = [
            (.left, 0), (.top, 0), (.width, content.contentSize.width), (.height, content.contentSize.height),
        ]
        guard parts.indices.contains(place) else { return nil }
        let result = EngineMadeConstraint(guide, parts[place].0, .equal, nil, .notAnAttribute, constant: parts[place].1)
        if place >= 2 { result.priority = UILayoutPriority(1) }
        result.identifier = "UIScrollView-contentSize"
        return result
    }

    private static func contentSize(of item: EngineItem, _ part: ContentSizePart) -> NSLayoutConstraint? {
        guard let view = item.owner as? UIView, let wish = item.contentSize[part] else { return nil }
        // The one that the app knows, which the engine's is just below where a text yields to equals.
        return contentSize(of: view, part, constant: -wish.constant, priority: view.contentPriorities[part].rawValue)
    }

    /// - Parameter constant: the length of the frame, which insets make longer than the alignment rectangle.
    static func contentSize(
        of view: UIView, _ part: ContentSizePart, constant: CGFloat, priority: Float
    ) -> NSLayoutConstraint {
        let insets = view.alignmentRectInsets
        let inset = part.axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
        let result = NSContentSizeLayoutConstraint(
            view, part.axis == .horizontal ? .width : .height,
            part.isHugging ? .lessThanOrEqual : .greaterThanOrEqual, nil, .notAnAttribute,
            constant: constant - inset)
        result.priority = UILayoutPriority(priority)
        return result
    }
}

/// UIKit's identifiers of what keeps a view in no superview at its bounds while it is laid out.
enum TemporaryLayoutName {
    static let width = "_UITemporaryLayoutWidth"
    static let height = "_UITemporaryLayoutHeight"
}

/// One of the four wishes that an intrinsic size is made of.
enum ContentSizePart: CaseIterable {
    case widthHugging
    case widthResistance
    case heightHugging
    case heightResistance

    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .widthHugging, .widthResistance: .horizontal
        case .heightHugging, .heightResistance: .vertical
        }
    }

    var isHugging: Bool {
        switch self {
        case .widthHugging, .heightHugging: true
        case .widthResistance, .heightResistance: false
        }
    }
}

extension ContentPriorities {
    subscript(part: ContentSizePart) -> UILayoutPriority {
        switch part {
        case .widthHugging: horizontalHugging
        case .widthResistance: horizontalResistance
        case .heightHugging: verticalHugging
        case .heightResistance: verticalResistance
        }
    }
}

extension ContentSizeConstraints {
    subscript(part: ContentSizePart) -> EngineConstraint? {
        get {
            switch part {
            case .widthHugging: widthHugging
            case .widthResistance: widthResistance
            case .heightHugging: heightHugging
            case .heightResistance: heightResistance
            }
        }
        set {
            switch part {
            case .widthHugging: widthHugging = newValue
            case .widthResistance: widthResistance = newValue
            case .heightHugging: heightHugging = newValue
            case .heightResistance: heightResistance = newValue
            }
        }
    }
}

/// Stands for a constraint that layout itself made: it can be read, and belongs to no view.
class EngineMadeConstraint: NSLayoutConstraint {
    override class var mayPlace: Bool { true }

    override var isActive: Bool {
        get { true }
        set { _ = newValue }
    }
}

/// A wish for an intrinsic width or height. Named as in UIKit's logs, as its description begins with the name.
final class NSContentSizeLayoutConstraint: EngineMadeConstraint {}

/// A part of the frame of a view that is not laid out by the app's constraints. Named as in UIKit's logs.
final class NSAutoresizingMaskLayoutConstraint: EngineMadeConstraint {}
