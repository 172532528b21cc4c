import Foundation

extension NSLayoutConstraint {
    /// Constraints from a visual format string such as `H:|-[title(>=100)]-8-[count]|`.
    ///
    /// A hyphen alone is the superview's margin at a bar, and 8 points between views. A string that can't be read raises an
    /// exception in UIKit; here it is reported as a layout failure and gives no constraints.
    /// - Parameters:
    ///   - opts: how the views are aligned across the axis, and in which direction they follow each other.
    ///   - metrics: numbers by the names that stand for them in the string.
    ///   - views: views and guides by their names in the string.
    ///   - file: with `line`, where the constraints are made, for lint and explain.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any], file: StaticString = #fileID, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        do {
            var parser = VisualFormatParser(format)
            var builder = VisualFormatBuilder(
                format, try parser.parse(), options: opts, metrics: metrics ?? [:], views: views)
            let constraints = try builder.build()
            for constraint in constraints { constraint.source = SourceLocation(file, line) }
            return constraints
        } catch {
            LayoutDiagnostics.report(.invalidFormat(error))
            return []
        }
    }

    /// How the views of a visual format are aligned, in which direction they go, and what spaces are measured between.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        private init(_ attribute: Attribute) {
            rawValue = 1 << UInt(attribute.rawValue)
        }

        public static let alignAllLeft = FormatOptions(.left)
        public static let alignAllRight = FormatOptions(.right)
        public static let alignAllTop = FormatOptions(.top)
        public static let alignAllBottom = FormatOptions(.bottom)
        public static let alignAllLeading = FormatOptions(.leading)
        public static let alignAllTrailing = FormatOptions(.trailing)
        public static let alignAllCenterX = FormatOptions(.centerX)
        public static let alignAllCenterY = FormatOptions(.centerY)
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        public static var directionLeadingToTrailing: FormatOptions { [] }
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        public static var spacingEdgeToEdge: FormatOptions { [] }
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The attributes that all views share.
        var alignments: [Attribute] {
            (1..<16).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap { Attribute(rawValue: $0) }
        }
    }
}
