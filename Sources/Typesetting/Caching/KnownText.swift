internal import Foundation

/// A text that was set: its glyphs, from which frames of any width and colours are made, and its latest frames.
final class KnownText {
    /// The text's `glyphHash`.
    let hash: UInt64
    let text: StyledText
    /// Of paragraphs without a style of their own; how they run decides about glyphs.
    private let style: ParagraphStyle
    /// The frame that serves many widths, in the text's own attributes and style; nil while there is none.
    private var unbounded: (room: FrameRoom, frame: TextFrame)?
    /// The two latest frames of a long text.
    private var latest: [KnownFrame] = []

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
        if let (room, frame) = unbounded, request.style == style, runs == text.runs,
            FrameRequest(style: style, room: room).gives(frame, for: request)
        {
            return frame
        }
        return latest.first { $0.request.gives($0.frame, for: request) && $0.runs == runs }?.frame
    }

    /// Keeps the frame of a long text, or else one that serves many widths: `FrameTable` has all the others.
    func remember(_ frame: TextFrame, _ runs: [StyledText.Run], _ request: FrameRequest, isLong: Bool) {
        if isLong {
            latest = [KnownFrame(runs: runs, request: request, frame: frame)] + latest.prefix(1)
        } else if request.room.width == .infinity, request.style == style, runs == text.runs {
            unbounded = (request.room, frame)
        }
    }
}

/// What a frame depends on beside the text.
struct FrameRequest: Hashable {
    /// With usable lengths.
    let style: ParagraphStyle
    let room: FrameRoom

    /// Whether `frame`, which was made for the receiver, is that of `other` too: a text on lines as long as they get,
    /// which have room.
    func gives(_ frame: TextFrame, for other: FrameRequest) -> Bool {
        guard room.width == .infinity, style.isSetFromTheLeft else { return self == other }
        return other.room.width >= frame.size.width && room.differsInWidthOnly(from: other.room)
            && style == other.style
    }
}

/// The room that a text is set in.
struct FrameRoom: Hashable {
    /// Points, 0 or more, or infinite.
    let width: CGFloat
    /// 0 for no limit.
    let maximumLines: Int
    let scale: CGFloat
    /// Whether paragraphs that are truncated or clipped have one line each, as TextKit sets them.
    let keepsParagraphsOnOneLine: Bool

    /// Whether everything but the width is the same.
    func differsInWidthOnly(from other: FrameRoom) -> Bool {
        maximumLines == other.maximumLines && scale == other.scale
            && keepsParagraphsOnOneLine == other.keepsParagraphsOnOneLine
    }
}
