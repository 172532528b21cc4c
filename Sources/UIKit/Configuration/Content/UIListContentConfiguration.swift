public import Foundation

/// What a cell, header or footer of a list shows: an image, a text and a secondary text, with all that says how they look.
///
/// Made by the methods named for what it is for, such as `cell()`; shown by a `UIListContentView`, or set as the
/// `contentConfiguration` of a cell.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public var image: UIImage?
    public var imageProperties: ImageProperties
    public var textProperties: TextProperties
    public var secondaryTextProperties: TextProperties
    /// Along which axes the view's margins are at least its superview's.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the secondary text stands at the trailing edge beside the text, where both have room for it.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// Points.
    public var imageToTextPadding: CGFloat
    /// At least, between texts beside each other. Points.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// Between texts below each other. Points.
    public var textToSecondaryTextVerticalPadding: CGFloat
    /// Of everything.
    public var alpha: CGFloat = 1

    let style: ListContentStyle
    /// What the properties were before an app set them.
    var defaults: ListContentDefaults
    private var ownText = ListContentText()
    private var ownSecondaryText = ListContentText()

    init(_ style: ListContentStyle) {
        self.style = style
        let defaults = ListContentDefaults(style, for: StandardState(traitCollection: .current))
        self.defaults = defaults
        imageProperties = defaults.image
        textProperties = defaults.text
        secondaryTextProperties = defaults.secondaryText
        directionalLayoutMargins = defaults.margins
        prefersSideBySideTextAndSecondaryText = defaults.isSideBySide
        imageToTextPadding = defaults.imageToTextPadding
        textToSecondaryTextHorizontalPadding = defaults.horizontalPadding
        textToSecondaryTextVerticalPadding = defaults.verticalPadding
    }

    /// Setting it takes an attributed text away.
    public var text: String? {
        get { ownText.string }
        set { ownText = ListContentText(plain: newValue) }
    }

    /// Its attributes go before the text properties.
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
        UIListContentView(configuration: self)
    }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let new = ListContentDefaults(style, for: StandardState(state))
        var copy = self
        copy.textProperties.adopt(new.text, replacing: defaults.text)
        copy.secondaryTextProperties.adopt(new.secondaryText, replacing: defaults.secondaryText)
        copy.imageProperties.adopt(new.image, replacing: defaults.image)
        replaceDefault(&copy.directionalLayoutMargins, defaults.margins, with: new.margins)
        replaceDefault(&copy.prefersSideBySideTextAndSecondaryText, defaults.isSideBySide, with: new.isSideBySide)
        replaceDefault(&copy.imageToTextPadding, defaults.imageToTextPadding, with: new.imageToTextPadding)
        replaceDefault(
            &copy.textToSecondaryTextHorizontalPadding, defaults.horizontalPadding, with: new.horizontalPadding)
        replaceDefault(&copy.textToSecondaryTextVerticalPadding, defaults.verticalPadding, with: new.verticalPadding)
        copy.defaults = new
        return copy
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.style == right.style && left.ownText == right.ownText && left.ownSecondaryText == right.ownSecondaryText
            && left.image == right.image && left.imageProperties == right.imageProperties
            && left.textProperties == right.textProperties
            && left.secondaryTextProperties == right.secondaryTextProperties
            && left.axesPreservingSuperviewLayoutMargins == right.axesPreservingSuperviewLayoutMargins
            && left.directionalLayoutMargins == right.directionalLayoutMargins
            && left.prefersSideBySideTextAndSecondaryText == right.prefersSideBySideTextAndSecondaryText
            && left.imageToTextPadding == right.imageToTextPadding
            && left.textToSecondaryTextHorizontalPadding == right.textToSecondaryTextHorizontalPadding
            && left.textToSecondaryTextVerticalPadding == right.textToSecondaryTextVerticalPadding
            && left.alpha == right.alpha
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(image)
    }
}

/// A text of a configuration, plain or attributed.
struct ListContentText: Equatable {
    private(set) var plain: String?
    private(set) var attributed: NSAttributedString?

    init() {}

    init(plain: String?) {
        self.plain = plain
    }

    init(attributed: NSAttributedString?) {
        self.attributed = attributed
    }

    var string: String? { attributed?.string ?? plain }

    /// Attributed texts are equal only where they are the same object: Foundation on Linux ends the program where it compares
    /// attributes of equal strings that differ in type.
    static func == (left: Self, right: Self) -> Bool {
        left.plain == right.plain && left.attributed === right.attributed
    }
}
