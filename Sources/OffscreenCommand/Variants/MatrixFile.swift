/// The lists of a matrix file; every combination of their elements is one picture.
///
///     {"devices": ["iphone-15", "ipad-mini"], "widths": [320], "appearances": ["light", "dark"],
///      "contentSizes": ["L", "AX3"], "directions": ["ltr", "rtl"], "states": ["", "expanded", ["expanded", "read"]]}
///
/// Devices and widths together are the viewports. A list that is left out takes what the options say. A state is a
/// name, several names for several states at once, or the empty name for none.
package struct MatrixFile: Equatable {
    /// More pictures than this in one run is a slip.
    package static let limit = 10_000

    package var viewports: [Viewport]?
    package var appearances: [Appearance]?
    package var contentSizes: [ContentSize]?
    package var directions: [Direction]?
    package var states: [[String]]?

    /// All combinations, viewports outermost, with what the matrix leaves open taken from `base`.
    package func variants(base: Variant) -> [Variant] {
        var variants: [Variant] = []
        for viewport in viewports ?? [base.viewport] {
            for appearance in appearances ?? [base.appearance] {
                for contentSize in contentSizes ?? [base.contentSize] {
                    for direction in directions ?? [base.direction] {
                        for states in states ?? [base.states] {
                            var variant = base
                            variant.viewport = viewport
                            variant.appearance = appearance
                            variant.contentSize = contentSize
                            variant.direction = direction
                            variant.states = states
                            variants.append(variant)
                        }
                    }
                }
            }
        }
        return variants
    }

    /// How many pictures the lists give.
    package var count: Int {
        let counts = [viewports?.count, appearances?.count, contentSizes?.count, directions?.count, states?.count]
        return counts.reduce(1) { product, count in min(product * (count ?? 1), Self.limit + 1) }
    }
}
