public import Foundation

/// What stands in for content that is not there: an image, texts and buttons, in the middle.
///
/// Distances and fonts are judged by the looks of iOS 17.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    public enum Alignment: Int, Sendable {
        case center = 0
        /// At the leading edge.
        case natural = 1
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var textProperties: TextProperties
    public var secondaryTextProperties: TextProperties
    /// Shown where it has a title or an image.
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    public var prefersSideBySideButtonAndSecondaryButton = false
    /// Points.
    public var imageToTextPadding: CGFloat = 12
    public var textToSecondaryTextPadding: CGFloat = 6
    public var textToButtonPadding: CGFloat = 20
    public var buttonToSecondaryButtonPadding: CGFloat = 12
    public var background = UIBackgroundConfiguration.clear()

    let isLoading: Bool
    private var ownText = ListContentText()
    private var ownSecondaryText = ListContentText()

    private init(text: String? = nil, secondaryText: String? = nil, isLoading: Bool = false) {
        self.isLoading = isLoading
        let bold = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        textProperties =
            isLoading
            ? TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
            : TextProperties(font: bold, color: .label)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        ownText = ListContentText(plain: text)
        ownSecondaryText = ListContentText(plain: secondaryText)
    }

    public static func empty() -> UIContentUnavailableConfiguration { Self() }

    /// An activity indicator in the place of the image.
    public static func loading() -> UIContentUnavailableConfiguration { Self(text: "Loading…", isLoading: true) }

    /// A search that has found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        Self(text: "No Results", secondaryText: "Check the spelling or try a new search.")
    }

    public var text: String? {
        get { ownText.string }
        set { ownText = ListContentText(plain: newValue) }
    }

    public var attributedText: NSAttributedString? {
        get { ownText.attributed }
        set { ownText = ListContentText(attributed: newValue) }
    }

    public var secondaryText: String? {
        get { ownSecondaryText.string }
        set { ownSecondaryText = ListContentText(plain: newValue) }
    }

    public var secondaryAttributedText: NSAttributedString? {
        get { ownSecondaryText.attributed }
        set { ownSecondaryText = ListContentText(attributed: newValue) }
    }

    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Names what was searched for, where nothing else was set.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard let search = (state as? UIContentUnavailableConfigurationState)?.searchText, self == .search() else {
            return self
        }
        var copy = self
        copy.text = "No Results for “\(search)”"
        return copy
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.isLoading == right.isLoading && left.ownText == right.ownText
            && left.ownSecondaryText == right.ownSecondaryText && left.image == right.image
            && left.imageProperties == right.imageProperties && left.textProperties == right.textProperties
            && left.secondaryTextProperties == right.secondaryTextProperties && left.button == right.button
            && left.buttonProperties == right.buttonProperties && left.secondaryButton == right.secondaryButton
            && left.secondaryButtonProperties == right.secondaryButtonProperties && left.hasLayout(of: right)
            && left.background == right.background
    }

    private func hasLayout(of other: Self) -> Bool {
        alignment == other.alignment
            && axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
            && directionalLayoutMargins == other.directionalLayoutMargins
            && prefersSideBySideButtonAndSecondaryButton == other.prefersSideBySideButtonAndSecondaryButton
            && imageToTextPadding == other.imageToTextPadding
            && textToSecondaryTextPadding == other.textToSecondaryTextPadding
            && textToButtonPadding == other.textToButtonPadding
            && buttonToSecondaryButtonPadding == other.buttonToSecondaryButtonPadding
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(image)
    }
}

extension UIContentUnavailableConfiguration {
    public struct TextProperties: Hashable {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0 for as many as the text needs.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    public struct ImageProperties: Hashable {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Of template images and of the activity indicator; nil for gray.
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// A larger image is made smaller, in its proportions; 0 for no limit.
        public var maximumSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false

        init() {}

        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }

    public struct ButtonProperties: Hashable {
        public var primaryAction: UIAction?
        public var isEnabled = true

        init() {}
    }
}

/// The state of what stands in for content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// What was searched for.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
