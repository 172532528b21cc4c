/// A type of the sources, with the members of its extensions.
struct TypeRecord {
    enum Kind { case `class`, `protocol`, other }

    var kind = Kind.other
    var inheritedNames: [String] = []
    /// By their names in Swift.
    var members: [String: [MemberRecord]] = [:]
    /// `@objcMembers`.
    var exposesMembers = false
    /// Extensions whose bodies make a table of their own, in the order of the sources.
    var extensionTables: [Int] = []
    /// Members of the class that call overrides in its extensions.
    var forwardingOverrides: [String] = []
}
