internal import Foundation
internal import Raster

/// The whole way from a styled text to a frame, with its caches; one thread at a time uses it.
///
///     decode -> paragraphs -> runs -> glyphs -> lines -> composed lines -> frame
///                                       |                                   |
///                                 shaped texts                           frames        kept
final class Typesetter {
    let catalog: FontCatalog
    private let shaper = Shaper()
    /// At most 2 x 200,000 scalars, about 40 MB of glyphs.
    private var shapedTexts = GenerationalCache<ShapingKey, (DecodedText, ShapedText)>(capacity: 200_000)
    /// At most 2 x 200,000 scalars, about 20 MB of positioned glyphs.
    private var frames = GenerationalCache<FrameKey, TextFrame>(capacity: 200_000)
    private var ellipses = GenerationalCache<EllipsisKey, ShapedRun>(capacity: 512)

    /// Longer texts are set anew each time, so that one of them does not drive out all others.
    private static let longestKept = 20_000
    /// The scalars of an endless line, and those of a text without a limit of lines, that are set at most.
    private static let longestLine = 16_384
    private static let longestText = 1 << 20

    init(catalog: FontCatalog) {
        self.catalog = catalog
    }

    func frame(for request: FrameKey) throws(TypesettingError) -> TextFrame {
        if let known = frames[request] { return known }
        let isKept = request.text.string.utf8.count <= Self.longestKept
        let (text, shaped) = try shapedText(for: request, isKept: isKept)
        let frame = try makeFrame(text: text, shaped: shaped, request: request)
        if isKept { frames.insert(frame, for: request, cost: 16 + text.scalars.count) }
        return frame
    }

    private func shapedText(
        for request: FrameKey, isKept: Bool
    ) throws(TypesettingError) -> (DecodedText, ShapedText) {
        let key = ShapingKey(text: request.text, isRightToLeft: request.style.isRightToLeft)
        if isKept, let (decoded, shaped) = shapedTexts[key] {
            guard decoded.spans.count > 1 || key.text.runs.count > 1 || key.text.runs.isEmpty else {
                // Only colours can differ: the glyphs are the same.
                var decoded = decoded
                decoded.spans[0].attributes = key.text.runs[0].attributes
                return (decoded, shaped)
            }
            return (DecodedText(request.text, limit: Self.longestKept), shaped)
        }
        let text = DecodedText(request.text, limit: visibleScalars(request))
        let shaped = try TextShaping(catalog: catalog, shaper: shaper).shape(
            text, isRightToLeft: request.style.isRightToLeft)
        if isKept { shapedTexts.insert((text, shaped), for: key, cost: 16 + text.scalars.count) }
        return (text, shaped)
    }

    /// More scalars than the lines of a request can show, at the beginning and again at the end.
    private func visibleScalars(_ request: FrameKey) -> Int {
        guard request.text.string.utf8.count > Self.longestKept else { return Self.longestKept }
        guard request.maximumLines > 0 else { return Self.longestText }
        let smallest = request.text.runs.map { ResolvedFont.usableSize($0.attributes.font.size) }.min() ?? 17
        let perLine = request.width / max(0.05 * smallest, 0.001)
        let scalars = perLine < CGFloat(Self.longestLine) ? Int(perLine) + 256 : Self.longestLine
        let (product, overflow) = scalars.multipliedReportingOverflow(by: request.maximumLines)
        return overflow ? Self.longestText : min(product, Self.longestText)
    }

    private func makeFrame(
        text: DecodedText, shaped: ShapedText, request: FrameKey
    ) throws(TypesettingError) -> TextFrame {
        var extents: [TextExtent] = []
        for span in text.spans {
            let metrics = try catalog.font(for: span.attributes.font).metrics
            extents.append(TextExtent(metrics: metrics, baselineOffset: span.attributes.baselineOffset))
        }
        let builder = FrameBuilder(
            text: text, style: request.style, limit: request.width, scale: request.scale, extents: extents)
        guard !shaped.paragraphs.isEmpty else { return builder.emptyFrame() }
        let setting = LineSetting(
            widths: LineWidths(shaper: shaper), style: request.style, limit: request.width,
            maximumLines: request.maximumLines
        ) { paragraph, index in
            let span = text.spanIndex(at: paragraph.range.lowerBound + index)
            return self.ellipsis(text.spans[span].attributes, level: paragraph.baseLevel)?.width ?? 0
        }
        let lines = setting.lines(of: shaped)
        let composer = LineComposer(text: text, shaper: shaper) { span, level in
            self.ellipsis(text.spans[span].attributes, level: level)
        }
        return builder.frame(of: lines, composed: lines.map(composer.compose))
    }

    private func ellipsis(_ attributes: TextAttributes, level: UInt8) -> ShapedRun? {
        let key = EllipsisKey(
            font: attributes.font, kern: attributes.kern, language: attributes.language, level: level)
        if let known = ellipses[key] { return known }
        let shaping = TextShaping(catalog: catalog, shaper: shaper)
        let run = try? shaping.run([0x2026], attributes: attributes, level: level)
        ellipses[key] = run
        return run
    }
}

private struct EllipsisKey: Hashable {
    let font: FontRequest
    let kern: CGFloat
    let language: String?
    let level: UInt8
}
