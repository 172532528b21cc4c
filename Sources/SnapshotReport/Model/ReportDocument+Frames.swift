extension ReportDocument {
    /// The view trees of the two pictures, parents before children; nil where one is not known.
    package struct Frames: Codable, Sendable, Equatable {
        package var before: [View]?
        package var after: [View]?

        package init(before: [View]? = nil, after: [View]? = nil) {
            self.before = before
            self.after = after
        }
    }

    /// A view with all that the page's overlays draw. Every length is in points and in the root view's coordinates.
    package struct View: Codable, Sendable, Equatable {
        /// Unique in its tree; `Change.view` refers to it.
        package var path: String
        /// The accessibility identifier, or the name of the property that holds it; empty where there is neither.
        package var id: String
        package var `class`: String
        /// 0 for the root view.
        package var depth: Int
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double
        /// True where it, or a view that it is in, draws nothing.
        package var hidden: Bool?
        package var text: String?
        /// How many lines the text takes.
        package var lines: Int?
        package var truncated: Bool?
        /// First and last, as distances from the root view's top.
        package var baselines: [Double]?
        /// Top, left, bottom, right.
        package var margins: [Double]?
        /// Priorities along the horizontal and the vertical axis.
        package var hugging: [Double]?
        package var resistance: [Double]?
        package var constraints: [Constraint]?
        /// What a designer asks for next, as font, colour, corner radius.
        package var attributes: [Attribute]?

        package init(
            path: String, id: String, class: String, depth: Int, x: Double, y: Double, width: Double, height: Double,
            hidden: Bool? = nil, text: String? = nil, lines: Int? = nil, truncated: Bool? = nil,
            baselines: [Double]? = nil, margins: [Double]? = nil, hugging: [Double]? = nil, resistance: [Double]? = nil,
            constraints: [Constraint]? = nil, attributes: [Attribute]? = nil
        ) {
            self.path = path
            self.id = id
            self.class = `class`
            self.depth = depth
            self.x = x
            self.y = y
            self.width = width
            self.height = height
            self.hidden = hidden
            self.text = text
            self.lines = lines
            self.truncated = truncated
            self.baselines = baselines
            self.margins = margins
            self.hugging = hugging
            self.resistance = resistance
            self.constraints = constraints
            self.attributes = attributes
        }
    }

    package struct Constraint: Codable, Sendable, Equatable {
        /// As "titleLabel.top = contentView.top + 16 @1000".
        package var sentence: String
        /// `FILE:LINE` of the code that made it, where that is known.
        package var source: String?

        package init(sentence: String, source: String? = nil) {
            self.sentence = sentence
            self.source = source
        }
    }

    package struct Attribute: Codable, Sendable, Equatable {
        /// As "font".
        package var name: String
        /// As "Body 17 semibold", "#3366FF"; the page shows a swatch of a colour that is written like this.
        package var value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }
}
