internal import Foundation

/// A text that was set: its glyphs, from which frames of any width and colours are made, and its latest frames.
final class KnownText {
    let key: TextKey
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
    /// Roughly the bytes of the text, its glyphs, and what breaking it into lines finds out.
    let cost: Int

    private static let costOfText = 900
    private static let costOfScalar = 40
    private static let costOfRun = 100

    private struct KnownFrame {
        let text: StyledText
        let request: FrameRequest
        let frame: TextFrame
    }

    init(text: StyledText, style: ParagraphStyle, key: TextKey, decoded: DecodedText, shaped: ShapedText) {
        self.text = text
        self.style = style
        self.key = key
        self.decoded = decoded
        self.shaped = shaped
        let runCount = shaped.paragraphs.reduce(0) { $0 + $1.shaped.runs.count }
        cost = Self.costOfText + Self.costOfScalar * decoded.scalars.count + Self.costOfRun * runCount
    }

    /// Whether these are the text's characters, in paragraphs that run the same way.
    func isSame(_ other: StyledText, _ otherStyle: ParagraphStyle) -> Bool {
        style.isRightToLeft == otherStyle.isRightToLeft && style.hasNaturalDirection == otherStyle.hasNaturalDirection
            && text.hasSameBytes(as: other) && text.hasSameParagraphs(as: other)
    }

    /// The frame of the text in these very attributes, colours included, that was made for the request or for one it comes out the same
    /// for; nil where none is known.
    func frame(_ text: StyledText, _ request: FrameRequest) -> TextFrame? {
        if let (room, frame) = unbounded, request.style == style, text.hasSameRuns(as: self.text),
            FrameRequest(style: style, room: room).gives(frame, for: request)
        {
            return frame
        }
        return latest.first { $0.request.gives($0.frame, for: request) && $0.text.hasSameRuns(as: text) }?.frame
    }

    /// Keeps the frame of a long text, or else one that serves many widths: the table of frames has all the others.
    func remember(_ frame: TextFrame, _ text: StyledText, _ request: FrameRequest, isLong: Bool) {
        if isLong {
            latest = [KnownFrame(text: text, request: request, frame: frame)] + latest.prefix(1)
        } else if request.room.width == .infinity, request.style == style, text.hasSameRuns(as: self.text) {
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

    /// Takes what makes no sense for what comes nearest: no bound, no limit, a scale of 1.
    init(width: CGFloat, maximumLines: Int, scale: CGFloat) {
        self.width = width.isNaN ? .infinity : max(width, 0)
        self.maximumLines = max(maximumLines, 0)
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// Whether everything but the width is the same.
    func differsInWidthOnly(from other: FrameRoom) -> Bool {
        maximumLines == other.maximumLines && scale == other.scale
    }
}
