public import Foundation

/// A place that the text after a tab character moves to. Immutable.
///
/// `@unchecked Sendable`: Apple's is open and sendable, and the stored values never change after `init`.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `CharacterSet` of the characters that end the column: the first of them is at the stop.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// Which part of the text is at the stop: natural is the part where it begins.
    public let alignment: NSTextAlignment
    /// Points from the edge where lines begin.
    public let location: CGFloat
    public let options: [OptionKey: Any]

    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// The decimal separators of the locale, for `columnTerminators`; those of `en_US` without one.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? Locale(identifier: "en_US")).decimalSeparator ?? ".")
    }

    var columnTerminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
            && columnTerminators == other.columnTerminators
    }

    open override var hash: Int { location.hashValue }

    /// Immutable, so the receiver itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
