extension ReportDocument {
    package struct PictureSize: Codable, Sendable, Equatable {
        /// In pixels.
        package var width: Int
        package var height: Int
        /// Pixels a point.
        package var scale: Double

        package init(width: Int, height: Int, scale: Double) {
            self.width = width
            self.height = height
            self.scale = scale
        }
    }

    /// In pixels, from the top left corner.
    package struct Region: Codable, Sendable, Equatable {
        package var x: Int
        package var y: Int
        package var width: Int
        package var height: Int

        package init(x: Int, y: Int, width: Int, height: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// Where two pictures differ.
    package struct Differing: Codable, Sendable, Equatable {
        /// In pixels.
        package var count: Int
        package var regions: [Region]

        package init(count: Int, regions: [Region]) {
            self.count = count
            self.regions = regions
        }
    }

    /// How far a picture was allowed to differ, and what that hid.
    package struct Tolerance: Codable, Sendable, Equatable {
        /// The part of the pixels that have to match, from 0 to 1.
        package var precision: Double
        /// How alike pixels have to be to match, from 0 to 1.
        package var perceptualPrecision: Double
        /// The page marks tolerances without one.
        package var reason: String?
        /// Differing pixels that passed.
        package var hidden: Int

        package init(precision: Double, perceptualPrecision: Double, reason: String? = nil, hidden: Int) {
            self.precision = precision
            self.perceptualPrecision = perceptualPrecision
            self.reason = reason
            self.hidden = hidden
        }
    }
}
