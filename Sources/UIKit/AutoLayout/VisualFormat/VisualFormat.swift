import Foundation

/// A parsed visual format string: `V:|-(>=8)-[title(==44@750)]-[body]|`.
///
/// Apple's grammar: an orientation, a superview bar, views with sizes, and connections between them. Made by
/// `VisualFormatParser`, turned into constraints by `VisualFormatBuilder`.
struct VisualFormat {
    var axis = NSLayoutConstraint.Axis.horizontal
    /// From the first bar or view to the last.
    var elements: [Element] = []
    /// `connections[i]` is between `elements[i]` and `elements[i + 1]`.
    var connections: [Connection] = []

    struct Element {
        /// Nil for the bar that stands for the superview.
        var view: Name?
        var sizes: [Predicate] = []
        /// Where the element begins, in characters.
        var position: Int
    }

    /// A name with the place where it stands.
    struct Name {
        var text: String
        var position: Int
    }

    enum Connection {
        /// Nothing between the two: they touch.
        case flush
        /// A hyphen alone.
        case standard
        case spaces([Predicate])
    }

    /// `>=other.width*2+8@750`
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var value: Value
        var attribute: NSLayoutConstraint.Attribute?
        var operations: [(sign: Character, value: Value)] = []
        var priority: Value?
    }

    enum Value {
        case number(CGFloat)
        case name(Name)
    }
}
