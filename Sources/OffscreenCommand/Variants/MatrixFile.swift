/// The lists of a matrix file; every combination of their elements is one picture.
///
///     {"devices": ["iphone-15", "ipad-mini"], "widths": [320], "heights": [568, 852], "scales": [1, 2],
///      "appearances": ["light", "dark"], "contentSizes": ["L", "AX3"], "directions": ["ltr", "rtl"],
///      "locales": ["en", "ko"], "states": ["", "expanded", ["expanded", "read"]]}
///
/// Devices and widths together are the viewports, each of which is taken at every height. A list that is left out takes
/// what the options say. A state is a name, several names for several states at once, or the empty name for none.
package struct MatrixFile: Equatable {
    /// More pictures than this in one run is a slip.
    package static let limit = 10_000

    package var viewports: [Viewport]?
    package var heights: [Double]?
    package var scales: [Int]?
    package var appearances: [Appearance]?
    package var contentSizes: [ContentSize]?
    package var directions: [Direction]?
    package var locales: [String]?
    package var states: [[String]]?

    /// All combinations, viewports outermost, with what the matrix leaves open taken from `base`.
    package func variants(base: Variant) -> [Variant] {
        var variants = [base]
        Self.vary(&variants, viewports) { $0.viewport = $1 }
        Self.vary(&variants, heights) { $0.viewport = $0.viewport.with(height: $1) }
        Self.vary(&variants, scales) { $0.scaleOverride = $1 }
        Self.vary(&variants, appearances) { $0.appearance = $1 }
        Self.vary(&variants, contentSizes) { $0.contentSize = $1 }
        Self.vary(&variants, directions) { $0.direction = $1 }
        Self.vary(&variants, locales) { $0.locale = $1 }
        Self.vary(&variants, states) { $0.states = $1 }
        return variants
    }

    /// Has each variant stand for one of each element; as they are where there is no list.
    private static func vary<Element>(
        _ variants: inout [Variant], _ elements: [Element]?, _ change: (inout Variant, Element) -> Void
    ) {
        guard let elements else { return }
        variants = variants.flatMap { variant in
            elements.map { element in
                var varied = variant
                change(&varied, element)
                return varied
            }
        }
    }

    /// How many pictures the lists give.
    package var count: Int {
        let counts = [
            viewports?.count, heights?.count, scales?.count, appearances?.count, contentSizes?.count,
            directions?.count, locales?.count, states?.count,
        ]
        return counts.reduce(1) { product, count in min(product * (count ?? 1), Self.limit + 1) }
    }
}
