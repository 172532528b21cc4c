public import Foundation

extension UIButton {
    /// What a button shows, and how, as one value; what it leaves open follows the button's state.
    public struct Configuration: Hashable {
        public enum Size: Int, Sendable {
            case medium = 0
            case small = 1
            case mini = 2
            case large = 3
        }

        public enum TitleAlignment: Int, Sendable {
            /// As the place of the image suggests.
            case automatic = 0
            case leading = 1
            case center = 2
            case trailing = 3
        }

        public enum CornerStyle: Int, Sendable {
            /// The background's radius as it is.
            case fixed = -1
            /// The background's radius, scaled with the text size.
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        /// How colours follow from tint and state.
        enum Style: Hashable {
            case plain
            case gray
            case tinted
            case filled
        }

        let style: Style
        public var background: UIBackgroundConfiguration
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium {
            didSet { if buttonSize != oldValue, !hasOwnInsets { storedInsets = Self.insets(of: buttonSize) } }
        }
        /// Nil for that of the style: the tint colour, or white on it.
        public var baseForegroundColor: UIColor?
        /// Nil for that of the style.
        public var baseBackgroundColor: UIColor?
        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Whether an activity indicator turns in the place of the image.
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// What becomes of a title that is wider than the button; by default it takes more lines.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Where the image lies, seen from the titles.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between image and titles.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        /// Whether a selected button looks different by itself.
        public var automaticallyUpdateForSelection = true
        private var storedInsets = Self.insets(of: .medium)
        private var hasOwnInsets = false

        private init(style: Style) {
            self.style = style
            background = .undecided()
            background.cornerRadius = Self.standardCornerRadius
        }

        /// A button without a background.
        public static func plain() -> UIButton.Configuration { Self(style: .plain) }
        /// Tinted content on gray.
        public static func gray() -> UIButton.Configuration { Self(style: .gray) }
        /// Tinted content on a pale tint.
        public static func tinted() -> UIButton.Configuration { Self(style: .tinted) }
        /// White content on the tint colour.
        public static func filled() -> UIButton.Configuration { Self(style: .filled) }
        public static func borderless() -> UIButton.Configuration { Self(style: .plain) }
        public static func bordered() -> UIButton.Configuration { Self(style: .gray) }
        public static func borderedTinted() -> UIButton.Configuration { Self(style: .tinted) }
        public static func borderedProminent() -> UIButton.Configuration { Self(style: .filled) }

        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }

        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }

        /// Around image and titles; unless it is set it follows `buttonSize`.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { storedInsets }
            set {
                storedInsets = newValue
                hasOwnInsets = true
            }
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(background)
            hasher.combine(image)
            hasher.combine(attributedTitle)
            hasher.combine(attributedSubtitle)
        }

        public mutating func setDefaultContentInsets() {
            storedInsets = Self.insets(of: buttonSize)
            hasOwnInsets = false
        }
    }
}

// Figures of iOS 15 to 18, from memory but for the medium height: public documents store buttons with configurations
// 34 to 35.67 high, which is a line of the body style (20.33) and 7 points above and below.
extension UIButton.Configuration {
    static let standardCornerRadius: CGFloat = 5.95

    private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch size {
            case .mini, .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        return NSDirectionalEdgeInsets(
            top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    var titleStyle: UIFont.TextStyle {
        switch buttonSize {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
    }

    var subtitleStyle: UIFont.TextStyle {
        switch buttonSize {
        case .mini, .small: .caption1
        case .medium, .large: .footnote
        }
    }

    /// - Parameter height: of the background, half of which is a capsule's radius.
    func cornerRadius(height: CGFloat, traits: UITraitCollection) -> CGFloat {
        let metrics = UIFontMetrics(forTextStyle: titleStyle)
        func scaled(_ radius: CGFloat) -> CGFloat { metrics.scaledValue(for: radius, compatibleWith: traits) }
        return switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic: scaled(background.cornerRadius)
        case .small: scaled(4)
        case .medium: scaled(Self.standardCornerRadius)
        case .large: scaled(9)
        case .capsule: height / 2
        }
    }
}
