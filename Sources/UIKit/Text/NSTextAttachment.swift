public import Foundation
import Raster
import Typesetting

/// A picture among the characters of an attributed text.
///
/// `@unchecked Sendable`: Apple's is open and sendable, to be set up before it is shared.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// Must stay the first stored property.
    private let foundationTypeWord = FoundationTypeWord.foreign
    /// The character that stands for an attachment, U+FFFC.
    public class var character: Int { 0xFFFC }

    /// Drawn into the bounds; a template takes the colour of the text. Without one nothing is drawn.
    open var image: UIImage?

    /// Points with y upwards from the baseline; without a size that of the image.
    open var bounds = CGRect.zero

    public override init() {
        super.init()
    }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The place in a line, and what is drawn there; lengths that are not finite count as 0.
    func typesetting(color: Color, traits: UITraitCollection) -> TextAttachment {
        let size = bounds.size == .zero ? image?.size ?? .zero : bounds.size
        let box = CGRect(
            x: Self.usable(bounds.minX), y: Self.usable(bounds.minY), width: max(Self.usable(size.width), 0),
            height: max(Self.usable(size.height), 0))
        guard let image else { return TextAttachment(bounds: box) }
        let template = image.isTemplate(automatic: false) ? color : nil
        return TextAttachment(
            bounds: box,
            items: image.displayItems(in: CGRect(origin: .zero, size: box.size), template: template, traits: traits))
    }

    private static func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}

extension NSAttributedString {
    /// One character, which shows the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
