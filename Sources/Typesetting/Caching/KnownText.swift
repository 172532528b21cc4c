internal import Foundation

/// A text that was set: its glyphs, from which frames of any width and colours are made, and its latest frames.
final class KnownText {
    /// The text's `glyphHash`.
    let hash: UInt64
    let text: StyledText
    /// Of paragraphs without a style of their own; how they run decides about glyphs.
    private let style: ParagraphStyle
    private var latest: KnownFrame?
    /// The frame before it, of a long text.
    private var earlier: KnownFrame?

    /// The text with the attributes it was first set with.
    let decoded: DecodedText
    let shaped: ShapedText
    /// Roughly the scalars that are kept.
    let cost: Int

    private struct KnownFrame {
        let runs: [StyledText.Run]
        let request: FrameRequest
        let frame: TextFrame
    }

    init(text: StyledText, style: ParagraphStyle, hash: UInt64, decoded: DecodedText, shaped: ShapedText) {
        self.text = text
        self.style = style
        self.hash = hash
        self.decoded = decoded
        self.shaped = shaped
        cost = 32 + decoded.scalars.count
    }

    /// Whether these are the text's characters, in paragraphs that run the same way.
    func isSame(_ other: StyledText, _ otherStyle: ParagraphStyle) -> Bool {
        style.isRightToLeft == otherStyle.isRightToLeft && style.hasNaturalDirection == otherStyle.hasNaturalDirection
            && text.hasSameBytes(as: other) && text.hasSameParagraphs(as: other)
    }

    /// The frame of these very runs, colours included, that was made for the request or for one it comes out the same
    /// for; nil where none is known.
    func frame(_ runs: [StyledText.Run], _ request: FrameRequest) -> TextFrame? {
        for known in [latest, earlier] {
            if let known, known.request.gives(known.frame, for: request), known.runs == runs { return known.frame }
        }
        return nil
    }

    /// Keeps the frame of a long text, or else one that serves many widths: `FrameTable` has all the others.
    func remember(_ frame: TextFrame, _ runs: [StyledText.Run], _ request: FrameRequest, isLong: Bool) {
        guard isLong || request.width == .infinity else { return }
        if isLong { earlier = latest }
        latest = KnownFrame(runs: runs, request: request, frame: frame)
    }
}

/// What a frame depends on beside the text.
struct FrameRequest: Hashable {
    /// As the caller has it, or with usable lengths.
    var style: ParagraphStyle
    /// Points, 0 or more, or infinite.
    let width: CGFloat
    /// 0 for no limit.
    let maximumLines: Int
    let scale: CGFloat
    /// Whether paragraphs that are truncated or clipped have one line each, as TextKit sets them.
    let keepsParagraphsOnOneLine: Bool

    /// The request with a style that arithmetic can take.
    var withUsableStyle: FrameRequest {
        var request = self
        request.style = style.usable
        return request
    }

    /// Whether `frame`, which was made for the receiver, is that of `other` too: a text on lines as long as they get,
    /// which have room.
    func gives(_ frame: TextFrame, for other: FrameRequest) -> Bool {
        guard width == .infinity, style.isSetFromTheLeft else { return self == other }
        return other.width >= frame.size.width && maximumLines == other.maximumLines && scale == other.scale
            && keepsParagraphsOnOneLine == other.keepsParagraphsOnOneLine && style == other.style
    }
}
