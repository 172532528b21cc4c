/// An enumeration whose cases are chosen by name on the command line and in matrix files.
package protocol Choice: CaseIterable, Equatable, RawRepresentable, Sendable where RawValue == String {}

extension Choice {
    /// The case of that name, case ignored.
    package static func named(_ text: String) throws(InvalidValue) -> Self {
        let names = allCases.map(\.rawValue)
        if let match = allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) { return match }
        throw InvalidValue(
            expected: "one of \(names.joined(separator: ", "))",
            suggestion: Suggestion.nearest(to: text, in: names))
    }
}

/// Light or dark.
package enum Appearance: String, Choice { case light, dark }

/// The reading direction.
package enum Direction: String, Choice {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

/// The Dynamic Type sizes, in the order of Settings; AX1 to AX5 are the accessibility sizes.
package enum ContentSize: String, Choice {
    case extraSmall = "XS"
    case small = "S"
    case medium = "M"
    case large = "L"
    case extraLarge = "XL"
    case extraExtraLarge = "XXL"
    case extraExtraExtraLarge = "XXXL"
    case accessibility1 = "AX1"
    case accessibility2 = "AX2"
    case accessibility3 = "AX3"
    case accessibility4 = "AX4"
    case accessibility5 = "AX5"
}
