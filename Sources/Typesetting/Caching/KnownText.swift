internal import Foundation

/// A text that was set: its glyphs, and the frames made from them for different widths and colours.
final class KnownText {
    let text: StyledText
    let isRightToLeft: Bool
    /// The text with the attributes it was first set with.
    let decoded: DecodedText
    let shaped: ShapedText
    /// The latest frame that was made, apart from the others as it is most often asked for again.
    private var latest: KnownFrame?
    /// The frames before it, at most `earlierLimit`; the next one takes the place of the oldest.
    private var earlier: [KnownFrame] = []
    private var oldest = 0

    private struct KnownFrame {
        let runs: [StyledText.Run]
        let request: FrameRequest
        let frame: TextFrame
    }

    private static let earlierLimit = 5

    init(text: StyledText, isRightToLeft: Bool, decoded: DecodedText, shaped: ShapedText) {
        self.text = text
        self.isRightToLeft = isRightToLeft
        self.decoded = decoded
        self.shaped = shaped
    }

    /// The frame of these very runs, colours included, that was made for the request; nil where none is known.
    func frame(_ runs: [StyledText.Run], _ request: FrameRequest) -> TextFrame? {
        if let latest, latest.request == request, latest.runs == runs { return latest.frame }
        for known in earlier where known.request == request && known.runs == runs { return known.frame }
        return nil
    }

    func remember(_ frame: TextFrame, _ runs: [StyledText.Run], _ request: FrameRequest) {
        if let latest {
            if earlier.count < Self.earlierLimit {
                earlier.append(latest)
            } else {
                earlier[oldest] = latest
                oldest = (oldest + 1) % Self.earlierLimit
            }
        }
        latest = KnownFrame(runs: runs, request: request, frame: frame)
    }
}

/// What a frame depends on beside the text.
struct FrameRequest: Hashable {
    let style: ParagraphStyle
    /// Points, 0 or more, or infinite.
    let width: CGFloat
    /// 0 for no limit.
    let maximumLines: Int
    let scale: CGFloat

    static func == (one: FrameRequest, other: FrameRequest) -> Bool {
        one.width == other.width && one.maximumLines == other.maximumLines && one.scale == other.scale
            && one.style == other.style
    }
}
