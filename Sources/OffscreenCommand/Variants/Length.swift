/// Reads widths, heights and counts and holds their limits.
package enum Length {
    /// Points; a picture of 10,000 x 10,000 points is more than any screen, and far more is a slip of the hand.
    package static let limit = 10_000.0

    /// Points above 0 and up to `limit`.
    package static func points(_ text: String) throws(InvalidValue) -> Double {
        guard let value = Double(text), isValid(value) else {
            throw InvalidValue(expected: expectation)
        }
        return value
    }

    package static func isValid(_ points: Double) -> Bool { points.isFinite && points > 0 && points <= limit }

    package static let expectation = "points above 0 and up to \(Int(limit))"

    /// Pixels a point.
    package static func scale(_ text: String) throws(InvalidValue) -> Int {
        guard let value = Int(text), (1...3).contains(value) else { throw InvalidValue(expected: "1, 2 or 3") }
        return value
    }

    /// Threads that draw and compress at the same time.
    package static func jobs(_ text: String) throws(InvalidValue) -> Int {
        guard let value = Int(text), (1...256).contains(value) else {
            throw InvalidValue(expected: "a whole number from 1 to 256")
        }
        return value
    }
}
