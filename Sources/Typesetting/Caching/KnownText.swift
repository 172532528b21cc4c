internal import Foundation

/// A text that was set: its glyphs, and the frames made from them for different widths and colours.
final class KnownText {
    // What a look-up compares comes first and together: most look-ups miss the processor's cache.

    /// The text's `glyphHash`.
    let hash: UInt64
    let isRightToLeft: Bool
    let text: StyledText
    /// The frame that was made last, in parts that are compared without copying; it is most often asked for again.
    private var latestRuns: [StyledText.Run] = []
    private var latestFrame = TextFrame(size: .zero, lines: [])
    private var latestRequest: FrameRequest?
    /// The frames before it, at most `earlierLimit`; the next one takes the place of the oldest.
    private var earlier: [KnownFrame] = []
    private var oldest = 0

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

    /// Frames of long texts are large: of these one is kept beside the last.
    private var earlierLimit: Int { decoded.scalars.count < 20_000 ? 5 : 1 }

    init(text: StyledText, isRightToLeft: Bool, hash: UInt64, decoded: DecodedText, shaped: ShapedText) {
        self.text = text
        self.isRightToLeft = isRightToLeft
        self.hash = hash
        self.decoded = decoded
        self.shaped = shaped
        cost = 32 + decoded.scalars.count
    }

    /// The frame of these very runs, colours included, that was made for the request or for one it comes out the same
    /// for; nil where none is known.
    func frame(_ runs: [StyledText.Run], _ request: FrameRequest) -> TextFrame? {
        if let latestRequest, latestRequest.gives(latestFrame, for: request), latestRuns == runs { return latestFrame }
        for known in earlier where known.request.gives(known.frame, for: request) && known.runs == runs {
            return known.frame
        }
        return nil
    }

    func remember(_ frame: TextFrame, _ runs: [StyledText.Run], _ request: FrameRequest) {
        if let latestRequest {
            let known = KnownFrame(runs: latestRuns, request: latestRequest, frame: latestFrame)
            if earlier.count < earlierLimit {
                earlier.append(known)
            } else {
                earlier[oldest] = known
                oldest = (oldest + 1) % earlierLimit
            }
        }
        latestRequest = request
        latestRuns = runs
        latestFrame = frame
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

    /// Whether `frame`, which was made for the receiver, is that of `other` too: a text on lines as long as they get,
    /// which have room.
    func gives(_ frame: TextFrame, for other: FrameRequest) -> Bool {
        guard width == .infinity, style.alignment == .left else { return self == other }
        return other.width >= frame.size.width && maximumLines == other.maximumLines && scale == other.scale
            && style == other.style
    }

    static func == (one: FrameRequest, other: FrameRequest) -> Bool {
        one.width == other.width && one.maximumLines == other.maximumLines && one.scale == other.scale
            && one.style == other.style
    }
}
