/// Reads widths, heights and counts and holds their limits.
package enum Length {
    /// Points; 10,000 are more than any screen has, and less than one shows nothing: either is a slip of the hand.
    package static let range = 1.0...10_000

    /// Points within `range`.
    package static func points(_ text: String) throws(InvalidValue) -> Double {
        // Swift takes hexadecimal numbers, too.
        guard let value = Double(text), isValid(value), text.allSatisfy({ "0123456789.+eE-".contains($0) }) else {
            throw InvalidValue(expected: expectation)
        }
        return value
    }

    package static func isValid(_ points: Double) -> Bool { range.contains(points) }

    package static let expectation = "points from \(Int(range.lowerBound)) to \(Int(range.upperBound))"

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
