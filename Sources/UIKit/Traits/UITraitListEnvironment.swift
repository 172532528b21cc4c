/// In which kind of list a view is.
public enum UIListEnvironment: Int, Sendable {
    case unspecified = 0
    case none = 1
    case plain = 2
    case grouped = 3
    case insetGrouped = 4
    case sidebar = 5
    case sidebarPlain = 6
}

/// The kind of list that a cell, header or footer is shown in, as its configurations see it.
public enum UITraitListEnvironment: UITraitDefinition {
    public static var defaultValue: UIListEnvironment { .unspecified }
}

extension UITraitCollection {
    public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
}
