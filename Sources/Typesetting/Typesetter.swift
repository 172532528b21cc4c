internal import Foundation
internal import Raster

/// The whole way from a styled text to a frame, with its cache; one thread at a time uses it.
///
///     decode -> paragraphs -> runs -> glyphs -> lines -> composed lines -> frame
///                                       |                                   |
///                                       +-------- kept by text -------------+
final class Typesetter {
    let catalog: FontCatalog
    private let shaper = Shaper()
    private let marks: LineMarks
    private let hyphenation: Hyphenation
    /// Beside each frame its size: more often than drawn, text is measured.
    private var frames = BoundedTable<FrameInk, CGSize>(capacity: frameCapacity, emptySummary: .zero)
    private var texts = BoundedTable<KnownText, Void>(capacity: textCapacity, emptySummary: ())
    /// The long text that was set last: layout asks for one several times in a row, at several widths.
    private var latestLong: KnownText?

    /// Bytes, together at most 32 MiB; most frames share the glyphs of a known text, but count with all of them, as they may
    /// be the last to hold these.
    private static let frameCapacity = 16 << 20
    private static let textCapacity = 16 << 20
    private static let costOfLine = 256
    /// Of longer texts, in bytes, only the last is kept, so that one of them does not drive out all others.
    static let longestKept = 20_000
    /// The scalars at either end of a text that are set at most: twice as many in all, what is between is left out.
    private static let longestEnd = 1 << 20
    /// The same of an endless line, of which no picture shows more.
    private static let longestEndOfLine = 16_384

    init(catalog: FontCatalog) {
        self.catalog = catalog
        hyphenation = Hyphenation(catalog.profile.hyphenation)
        marks = LineMarks(shaping: TextShaping(catalog: catalog, shaper: shaper))
    }

    /// Why a face or a dictionary that text needed could not be opened; nil while all is well.
    var failure: TypesettingError? { catalog.typefaces.failure ?? hyphenation.failure }

    /// The frame of a key, if it was made lately.
    func frame(_ key: TextKey) -> TextFrame? { frames.value(key).map(TextFrame.init) }

    /// The size of the frame of a key, if that was made lately.
    func size(_ key: TextKey) -> CGSize? { frames.summary(key) }

    /// - Parameter key: under which the frame is kept; nil for that of a long text.
    func newFrame(for text: StyledText, _ style: ParagraphStyle, _ room: FrameRoom, _ key: TextKey?) -> TextFrame {
        (try? frame(for: text, FrameRequest(style: style.usable, room: room), key)) ?? .none
    }

    private func frame(
        for text: StyledText, _ request: FrameRequest, _ key: TextKey?
    ) throws(TypesettingError) -> TextFrame {
        guard let key else { return try longFrame(for: text, request) }
        let (frame, known) = try shortFrame(for: text, request)
        frames.insert(
            frame.ink, key, summary: frame.size, cost: known.cost + Self.costOfLine * (frame.lines.count + 1))
        return frame
    }

    /// The frame of a text that is kept among others.
    private func shortFrame(
        for text: StyledText, _ request: FrameRequest
    ) throws(TypesettingError) -> (frame: TextFrame, text: KnownText) {
        let key = TextKey(glyphsOf: text)
        if let known = texts.value(key), let frame = frame(of: known, for: text, request) { return (frame, known) }
        let known = try known(text, key, request, limit: Self.longestKept)
        texts.insert(known, key, summary: (), cost: known.cost)
        return (remembered(known.decoded, known, text, request), known)
    }

    /// The frame of a text that is kept on its own, or of only as much of it as a number of lines can show.
    private func longFrame(for text: StyledText, _ request: FrameRequest) throws(TypesettingError) -> TextFrame {
        guard request.room.maximumLines == 0 else {
            let decoded = DecodedText(text, limit: Self.visibleScalars(of: text, request))
            let shaped = try shape(decoded, style: request.style)
            return makeFrame(text: decoded, shaped: shaped, request: request)
        }
        let key = TextKey(glyphsOf: text)
        if let latestLong, latestLong.key == key, let frame = frame(of: latestLong, for: text, request) {
            return frame
        }
        // Freed first: two of them may not be held at once.
        latestLong = nil
        let known = try known(text, key, request, limit: Self.longestEnd)
        latestLong = known
        return remembered(known.decoded, known, text, request)
    }

    /// The frame of a known text, if that is the wanted one.
    private func frame(of known: KnownText, for text: StyledText, _ request: FrameRequest) -> TextFrame? {
        guard known.isSame(text, request.style) else { return nil }
        if let frame = known.frame(text, request) { return frame }
        guard known.text.hasSameShaping(as: text) else { return nil }
        return remembered(recolored(known.decoded, as: text), known, text, request)
    }

    private func known(
        _ text: StyledText, _ key: TextKey, _ request: FrameRequest, limit: Int
    ) throws(TypesettingError) -> KnownText {
        let decoded = DecodedText(text, limit: limit)
        return KnownText(
            text: text, style: request.style, key: key, decoded: decoded,
            shaped: try shape(decoded, style: request.style))
    }

    private func remembered(
        _ decoded: DecodedText, _ known: KnownText, _ text: StyledText, _ request: FrameRequest
    ) -> TextFrame {
        let frame = makeFrame(text: decoded, shaped: known.shaped, request: request)
        known.remember(frame, text, request, isLong: text.string.utf8.count > Self.longestKept)
        return frame
    }

    private func shape(_ text: DecodedText, style: ParagraphStyle) throws(TypesettingError) -> ShapedText {
        try TextShaping(catalog: catalog, shaper: shaper).shape(text, style: style)
    }

    /// A known text in the colours of `text`, which has the same glyphs.
    private func recolored(_ known: DecodedText, as text: StyledText) -> DecodedText {
        guard text.otherRuns.isEmpty else {
            let isLong = text.string.utf8.count > Self.longestKept
            return DecodedText(text, limit: isLong ? Self.longestEnd : Self.longestKept)
        }
        let attributes = text.firstRun.attributes
        return known.spans[0].attributes == attributes ? known : DecodedText(known, attributes: attributes)
    }

    /// More scalars than the limited lines of a request can show, at the beginning and again at the end.
    private static func visibleScalars(of text: StyledText, _ request: FrameRequest) -> Int {
        let smallest = text.runs.map { ResolvedFont.usableSize($0.attributes.font.size) }.min() ?? 17
        let perLine = request.room.width / max(0.05 * smallest, 0.001)
        let scalars = perLine < CGFloat(longestEndOfLine) ? Int(perLine) + 256 : longestEndOfLine
        let (product, overflow) = scalars.multipliedReportingOverflow(by: request.room.maximumLines)
        return overflow ? longestEnd : min(product, longestEnd)
    }

    private func makeFrame(text: DecodedText, shaped: ShapedText, request: FrameRequest) -> TextFrame {
        let extents = ShortList(
            text.spans.indices.lazy.map {
                TextExtent(font: shaped.fonts[$0], attributes: text.spans[$0].attributes)
            })
        let styles = ParagraphStyles(request.style, text: text, shaped: shaped)
        let builder = FrameBuilder(
            text: text, styles: styles, limit: request.room.width, scale: request.room.scale, extents: extents,
            adjustsForTallScripts: shaped.fonts.contains(where: \.adjustsForTallScripts))
        guard !shaped.paragraphs.isEmpty else {
            return builder.emptyFrame(style: text.paragraphStyle(at: 0, common: request.style))
        }
        let setting = LineSetting(
            shaper: shaper, styles: styles, limit: request.room.width, maximumLines: request.room.maximumLines,
            decoded: text, marks: marks, hyphenation: hyphenation)
        return builder.frame(
            of: setting.lines(of: shaped), composer: LineComposer(text: text, shaper: shaper, marks: marks))
    }
}
