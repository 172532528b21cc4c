internal import Foundation

/// A text that was set: its glyphs, and the frames made from them for different widths and colours.
final class KnownText {
    /// The text with the attributes it was first set with.
    let decoded: DecodedText
    let shaped: ShapedText
    /// The latest frames, at most `frameLimit`; the next one takes the place of the oldest.
    private var frames: [KnownFrame] = []
    private var oldest = 0

    private struct KnownFrame {
        let runs: [StyledText.Run]
        let request: FrameRequest
        let frame: TextFrame
    }

    static let frameLimit = 6

    init(decoded: DecodedText, shaped: ShapedText) {
        self.decoded = decoded
        self.shaped = shaped
    }

    func frame(_ runs: [StyledText.Run], _ request: FrameRequest) -> TextFrame? {
        for known in frames where known.request == request && known.runs == runs { return known.frame }
        return nil
    }

    func remember(_ frame: TextFrame, _ runs: [StyledText.Run], _ request: FrameRequest) {
        let known = KnownFrame(runs: runs, request: request, frame: frame)
        if frames.count < Self.frameLimit {
            frames.append(known)
        } else {
            frames[oldest] = known
            oldest = (oldest + 1) % Self.frameLimit
        }
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
