import Foundation

/// What the properties of a label say about how its plain text is set.
struct LabelStyle {
    /// Nil for that of a new label.
    var font: UIFont? {
        didSet { identity.font = font.map { ObjectIdentifier($0) } }
    }
    /// Nil for that of a new label.
    var color: UIColor? {
        didSet { identity.color = color.map { ObjectIdentifier($0) } }
    }
    var alignment: NSTextAlignment {
        get { identity.alignment }
        set { identity.alignment = newValue }
    }
    var lineBreakMode: NSLineBreakMode {
        get { identity.lineBreakMode }
        set { identity.lineBreakMode = newValue }
    }
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { identity.lineBreakStrategy }
        set { identity.lineBreakStrategy = newValue }
    }
    var tightensForTruncation: Bool {
        get { identity.tightensForTruncation }
        set { identity.tightensForTruncation = newValue }
    }
    private(set) var identity: Identity

    init() {
        let (font, color) = (UILabel.standardFont, UIColor.label)
        (self.font, self.color) = (font, color)
        identity = Identity(font: ObjectIdentifier(font), color: ObjectIdentifier(color))
    }

    /// All of a style without a reference to count, to find one that is known: while both styles are there, they are the same
    /// if these are.
    struct Identity: Equatable {
        fileprivate(set) var font: ObjectIdentifier?
        fileprivate(set) var color: ObjectIdentifier?
        fileprivate(set) var alignment = NSTextAlignment.natural
        fileprivate(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail
        fileprivate(set) var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
        fileprivate(set) var tightensForTruncation = false
    }

    /// Whether text looks the same in both, though their fonts and colours may be different objects.
    func isEqual(to other: LabelStyle) -> Bool {
        alignment == other.alignment && lineBreakMode == other.lineBreakMode
            && lineBreakStrategy == other.lineBreakStrategy && tightensForTruncation == other.tightensForTruncation
            && font?.request == other.font?.request && color == other.color
    }
}
