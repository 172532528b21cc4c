package import Foundation
package import Raster

/// How a line under or through characters looks.
package struct DecorationLineStyle: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
        case single
        /// Twice as thick.
        case thick
        /// Two lines, one thickness apart.
        case double
    }

    package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    package var form: Form
    package var pattern: Pattern
    /// Whether the spaces between words have no line.
    package var isByWord: Bool

    package init(form: Form = .single, pattern: Pattern = .solid, isByWord: Bool = false) {
        self.form = form
        self.pattern = pattern
        self.isByWord = isByWord
    }
}

/// Which letters may be drawn as one picture.
package enum LigatureStyle: Hashable, Sendable {
    /// Only those that a script cannot do without.
    case essential
    case standard
    /// Also rare and historical ones.
    case all
}

/// A shadow of characters and of their lines; `blurRadius` is `NSShadow`'s, in points.
package struct TextShadow: Hashable, Sendable {
    package var color: Color
    package var offset: CGSize
    package var blurRadius: CGFloat

    package init(color: Color, offset: CGSize, blurRadius: CGFloat) {
        self.color = color
        self.offset = offset
        self.blurRadius = blurRadius
    }
}

/// A picture among the characters of a line.
package struct TextAttachment: Hashable, Sendable {
    /// The box in points with y upwards from the baseline, as `NSTextAttachment.bounds`; its width is the advance.
    package var bounds: CGRect
    /// What is drawn, in points from the top left corner of the box, y downwards; nothing for no picture.
    package var items: [DisplayItem]

    package init(bounds: CGRect, items: [DisplayItem] = []) {
        self.bounds = bounds
        self.items = items
    }
}
