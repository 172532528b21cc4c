/// A laid-out view tree as data: the frames, which are compared, and what explains them, which is not.
///
/// Made of live views or read from a golden's `.layout.txt`; `LayoutComparison` says how two of them differ.
package struct LayoutRecord: Equatable, Sendable {
    /// What was laid out, its size and scale: `issue-list 390 x 844 @2x`.
    package let head: String
    /// Parents before their children, siblings from back to front.
    package let views: [View]
    /// Whether more than frames is known: goldens of earlier versions hold frames alone.
    package let hasDetails: Bool

    package struct View: Equatable, Sendable {
        package let className: String
        /// The accessibility identifier.
        package let id: String?
        /// 0 for the root view.
        package let depth: Int
        /// In the superview's coordinates, in points.
        package let frame: Frame
        package var details = ViewDetails()
        /// What the view is in another layout of the same document, whatever it is called there and wherever it lies; nil
        /// where views are told apart by their places.
        package var key: String?
    }

    /// Numbers as they are written, which tells all pixels apart.
    package struct Frame: Equatable, Sendable {
        package let x: String
        package let y: String
        package let width: String
        package let height: String

        package var text: String { "\(x) \(y) \(width) \(height)" }
    }
}

/// What explains a view's frame and its look.
package struct ViewDetails: Equatable, Sendable {
    /// The property of the app's that holds the view; nil where none does, or where an identifier names it.
    package var name: String?
    package var text: TextDetails?
    /// Colours, visibility and the settings of stack views by name, in a fixed order.
    package var look: [LookDetail] = []
    /// The app's constraints whose first item the view is, or a guide of it.
    package var constraints: [ConstraintDetails] = []
    /// Known of live views alone.
    package var geometry: GeometryDetails?
}

/// What a person measures a view by.
package struct GeometryDetails: Equatable, Sendable {
    /// Of the first and the last line of text, from the view's top; empty without text.
    package let baselines: [Double]
    package let isTruncated: Bool
    /// Top, left, bottom, right.
    package let margins: [Double]
    /// Horizontal, vertical.
    package let hugging: [Double]
    package let resistance: [Double]
}

/// A text that a view shows.
package struct TextDetails: Equatable, Sendable {
    /// The beginning of the text on one line; a longer text ends with its length and a hash of all of it.
    package let excerpt: String
    /// 0 for a view that does not say.
    package let lines: Int
    /// `Inter-Bold 17`.
    package let font: String

    package init(excerpt: String, lines: Int, font: String) {
        self.excerpt = excerpt
        self.lines = lines
        self.font = font
    }
}

/// One value of a view's look: `background` and `#FF0000`.
package struct LookDetail: Equatable, Sendable {
    package let property: String
    package let value: String

    package init(_ property: String, _ value: String) {
        self.property = property
        self.value = value
    }
}
