internal import CPangoCairo
internal import Foundation

/// Turns the scalars of a run into glyphs with Pango; one glyph string serves every run.
@safe final class Shaper {
    private let cutFinder = CutFinder()
    private var latestStyle: RunStyle?
    private let output: UnsafeMutablePointer<PangoGlyphString>

    /// How many scalars around a run can decide about its glyphs: what Pango's shaper looks at.
    private static let context = 5

    init() {
        unsafe output = pango_glyph_string_new()
    }

    deinit {
        unsafe pango_glyph_string_free(output)
    }

    /// The style of attributes; the one that was asked for before where it is the same, as it is for most texts.
    func style(of attributes: TextAttributes, font: ResolvedFont) -> RunStyle {
        if let latestStyle, latestStyle.isStyle(of: attributes, font: font) { return latestStyle }
        let style = RunStyle(font: font, attributes: attributes)
        latestStyle = style
        return style
    }

    /// Fills in the glyphs of a paragraph's runs, which adjoin from its start; each is the context of its neighbours.
    func shape(_ runs: inout [ShapedRun], in scalars: [UInt32]) {
        let text = UTF8Text(scalars[...])
        let isASCII = text.bytes.count == scalars.count
        var glyphs: [ShapedGlyph] = []
        glyphs.reserveCapacity(scalars.count)
        var ends: [Int] = []
        ends.reserveCapacity(runs.count)
        var start = 0
        for index in runs.indices {
            let range = runs[index].range
            let length = isASCII ? range.count : UTF8Text.length(of: scalars[range])
            append(runs[index], of: text, bytes: start..<start + length, in: scalars, to: &glyphs)
            ends.append(glyphs.count)
            start += length
        }
        start = 0
        for index in runs.indices {
            runs[index].glyphs = glyphs[start..<ends[index]]
            start = ends[index]
        }
    }

    /// Adds the glyphs of a run.
    private func append(
        _ run: ShapedRun, of text: UTF8Text, bytes: Range<Int>, in scalars: [UInt32], to glyphs: inout [ShapedGlyph]
    ) {
        let first = scalars[run.range.lowerBound]
        if first == 0x20, run.range.count == 1 {
            if let space = run.style.space(of: run) { return glyphs.append(space.moved(to: run.range.lowerBound)) }
            let start = glyphs.count
            shape(run, in: scalars, text: text, bytes: bytes, to: &glyphs)
            if glyphs.count == start + 1 { run.style.remember(glyphs[start], asSpaceOf: run) }
        } else if let placeholder = Self.placeholder(of: run, first) {
            glyphs.append(placeholder)
        } else {
            shape(run, in: scalars, text: text, bytes: bytes, to: &glyphs)
        }
    }

    /// What stands for a tab, which gets its advance on its line, or for an attachment.
    private static func placeholder(of run: ShapedRun, _ first: UInt32) -> ShapedGlyph? {
        let cluster = run.range.lowerBound
        if first == 0x09 { return ShapedGlyph(index: ShapedGlyph.empty, cluster: cluster, advance: 0) }
        guard first == TextAttachment.scalar, let attachment = run.style.attachment else { return nil }
        let advance = Double(attachment.usableBounds.width) + run.style.spacing
        return ShapedGlyph(index: ShapedGlyph.attachment, cluster: cluster, advance: advance)
    }

    /// The part of a run that a line has, shaped anew where cutting it changes its glyphs.
    func slice(_ index: Int, to range: Range<Int>, of paragraph: ShapedParagraph) -> ShapedRun {
        var slice = paragraph.runs[index]
        guard range != slice.range else { return slice }
        let isChanged =
            isUnsafe(at: range.lowerBound, inRun: index, of: paragraph)
            || isUnsafe(at: range.upperBound, inRun: index, of: paragraph)
        let glyphs = slice.glyphIndices(of: range)
        slice.range = range
        if isChanged {
            reshape(&slice, in: paragraph.scalars)
        } else {
            slice.glyphs = slice.glyphs[glyphs]
        }
        return slice
    }

    /// Whether a cut before the scalar at `index` changes glyphs on either side; the ends of a run are no cuts.
    func isUnsafe(at index: Int, inRun run: Int, of paragraph: ShapedParagraph) -> Bool {
        let range = paragraph.runs[run].range
        guard index > range.lowerBound, index < range.upperBound else { return false }
        return paragraph.isUnsafeCut(at: index, inRun: run, by: cutFinder)
    }

    /// Shapes a part of a run with what is before it as context; what is after it is on another line.
    private func reshape(_ run: inout ShapedRun, in scalars: [UInt32]) {
        let before = scalars[max(0, run.range.lowerBound - Self.context)..<run.range.lowerBound]
        let text = UTF8Text(scalars[before.startIndex..<run.range.upperBound])
        var glyphs: [ShapedGlyph] = []
        let bytes = UTF8Text.length(of: before)..<text.bytes.count
        shape(run, in: scalars, text: text, bytes: bytes, to: &glyphs)
        run.glyphs = glyphs[...]
    }

    private func shape(
        _ run: ShapedRun, in scalars: [UInt32], text: UTF8Text, bytes: Range<Int>, to glyphs: inout [ShapedGlyph]
    ) {
        var analysis = unsafe analysis(of: run)
        unsafe text.bytes.withUnsafeBufferPointer { buffer in
            unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
                guard let base = characters.baseAddress else { return }
                unsafe pango_shape_full(
                    base + bytes.lowerBound, Int32(bytes.count), base, Int32(characters.count), &analysis, output)
            }
        }
        let start = glyphs.count
        takeOutput(of: run, in: scalars, isASCII: bytes.count == run.range.count, to: &glyphs)
        run.addSpacing(to: &glyphs, from: start, in: scalars)
    }

    private func analysis(of run: ShapedRun) -> PangoAnalysis {
        var analysis = unsafe PangoAnalysis()
        unsafe analysis.font = run.typeface.pango.font
        unsafe analysis.language = run.style.pangoLanguage
        unsafe analysis.extra_attrs = run.style.features?.list
        unsafe analysis.level = run.level
        unsafe analysis.script = UInt8(truncatingIfNeeded: g_unicode_script_from_iso15924(run.script).rawValue)
        return unsafe analysis
    }

    /// Adds what Pango made of a run.
    private func takeOutput(
        of run: ShapedRun, in scalars: [UInt32], isASCII: Bool, to glyphs: inout [ShapedGlyph]
    ) {
        let count = Int(unsafe output.pointee.num_glyphs)
        guard let infos = unsafe output.pointee.glyphs, let clusters = unsafe output.pointee.log_clusters else {
            return
        }
        let scales = (across: run.horizontalScale, down: run.scale)
        let missing = MissingGlyph.advance(size: Double(run.style.font.size)) * run.style.stretch
        var position = ScalarPosition(of: run, in: scalars)
        for index in 0..<count {
            let byte = Int(unsafe clusters[index])
            let cluster = isASCII ? run.range.lowerBound + byte : position.move(toByte: byte)
            glyphs.append(Self.glyph(unsafe infos[index], cluster: cluster, scales, missing: missing))
        }
    }

    /// - Parameter missing: the advance of a character that no font has.
    private static func glyph(
        _ info: PangoGlyphInfo, cluster: Int, _ scales: (across: Double, down: Double), missing: Double
    ) -> ShapedGlyph {
        guard info.glyph & unknownFlag == 0, info.glyph != ShapedGlyph.missing else {
            return ShapedGlyph(index: ShapedGlyph.missing, cluster: cluster, advance: missing)
        }
        // Pango's y axis points down.
        return ShapedGlyph(
            index: info.glyph, cluster: cluster, advance: Double(info.geometry.width) * scales.across,
            xOffset: Double(info.geometry.x_offset) * scales.across,
            yOffset: -Double(info.geometry.y_offset) * scales.down)
    }

    /// Marks a glyph that stands for a character without one; the macro PANGO_GLYPH_UNKNOWN_FLAG.
    private static let unknownFlag: UInt32 = 0x1000_0000
}

/// The box for a character that no font of the profile has: the same one in every font.
enum MissingGlyph {
    static func advance(size: Double) -> Double { 0.6 * size }
}

/// A place in a run, as a scalar of the paragraph and as a byte of the run's UTF-8; moves in steps of neighbours.
private struct ScalarPosition {
    private let scalars: [UInt32]
    private var scalar: Int
    private var byte = 0

    init(of run: ShapedRun, in scalars: [UInt32]) {
        self.scalars = scalars
        scalar = run.range.lowerBound
    }

    /// The scalar that begins at a byte.
    mutating func move(toByte target: Int) -> Int {
        while byte < target {
            byte += UTF8Text.length(of: scalars[scalar])
            scalar += 1
        }
        while byte > target {
            scalar -= 1
            byte -= UTF8Text.length(of: scalars[scalar])
        }
        return scalar
    }
}
