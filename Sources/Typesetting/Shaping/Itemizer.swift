internal import Foundation

/// Cuts a paragraph into runs of one face, script, direction and attributes: each is then shaped on its own.
struct Itemizer {
    let catalog: FontCatalog
    /// The paragraph's scalars, control characters replaced.
    let scalars: [UInt32]
    let levels: [UInt8]?
    /// Attribute spans with ends in scalars of the paragraph.
    let spans: [ShapingSpan]

    /// The attributes that decide about glyphs; colours do not.
    struct ShapingSpan {
        var end: Int
        let font: ResolvedFont
        let kern: Double
        let language: String?
    }

    /// The runs in logical order, without glyphs yet.
    func runs() -> [ShapedRun] {
        if let run = plainRun() { return [run] }
        var runs: [ShapedRun] = []
        let paragraph = ParagraphScripts(scalars, catalog: catalog)
        var (start, spanIndex) = (0, 0)
        var script = paragraph.first
        while start < scalars.count {
            while spans[spanIndex].end <= start { spanIndex += 1 }
            let span = spans[spanIndex]
            let end = clusterEnd(from: start, limit: span.end)
            let cluster = scalars[start..<end]
            let own = CharacterClass.script(scalars[start])
            if !Script.isNeutral(own) { script = own }
            let cjk = paragraph.cjkIndex(language: span.language)
            let typeface = typeface(for: cluster, script: script, cjk: cjk, font: span.font)
            append(
                ShapedRun(
                    range: start..<end, font: span.font, typeface: typeface, script: script,
                    level: levels?[start] ?? 0, language: span.language, kern: span.kern),
                to: &runs)
            start = end
        }
        return runs
    }

    /// ASCII from left to right in one font that has it: one run, without looking at each character.
    private func plainRun() -> ShapedRun? {
        guard levels == nil, let span = spans.first, spans.count == 1, span.font.primary.coversASCII,
            scalars.allSatisfy({ $0 < 0x7F && $0 >= 0x20 })
        else { return nil }
        return ShapedRun(
            range: 0..<scalars.count, font: span.font, typeface: span.font.primary, script: Script.latin, level: 0,
            language: span.language, kern: span.kern)
    }

    private func append(_ run: ShapedRun, to runs: inout [ShapedRun]) {
        // A tab is a run of its own: its advance depends on where it stands.
        guard let last = runs.last, last.font === run.font, last.typeface === run.typeface,
            last.script == run.script, last.level == run.level, last.kern == run.kern, last.language == run.language,
            scalars[run.range.lowerBound] != 0x09, scalars[last.range.lowerBound] != 0x09
        else {
            runs.append(run)
            return
        }
        runs[runs.count - 1].range = last.range.lowerBound..<run.range.upperBound
    }

    /// The end of the character that begins at `start`: its marks, joined emoji and the second half of a flag.
    private func clusterEnd(from start: Int, limit: Int) -> Int {
        var end = start + 1
        if CharacterClass.isRegionalIndicator(scalars[start]), end < limit,
            CharacterClass.isRegionalIndicator(scalars[end])
        {
            end += 1
        }
        while end < limit {
            let joins =
                scalars[end - 1] == 0x200D && scalars[end] > 0x2000 && EmojiPresentation.isPictograph(scalars[end])
            guard joins || CharacterClass.extendsCluster(scalars[end]) else { break }
            end += 1
        }
        return end
    }

    private func typeface(
        for cluster: ArraySlice<UInt32>, script: UInt32, cjk: Int, font: ResolvedFont
    ) -> Typeface {
        if EmojiPresentation.isEmoji(cluster), let emoji = catalog.emoji(),
            cluster.first.map(emoji.hasGlyph) == true
        {
            return emoji
        }
        if GlyphCoverage.covers(cluster, by: font.primary) { return font.primary }
        return catalog.fallback(for: cluster, script: script, cjk: cjk, font: font)
            ?? catalog.fallback(for: cluster.prefix(1), script: script, cjk: cjk, font: font)
            ?? font.primary
    }
}

extension EmojiPresentation {
    static func isPictograph(_ scalar: UInt32) -> Bool {
        Unicode.Scalar(scalar)?.properties.isEmoji ?? false
    }
}

/// The scripts of a paragraph: the first decides for leading punctuation, all of them for the forms of Han.
private struct ParagraphScripts {
    let first: UInt32
    private let fallbackCJK: Int
    private let catalog: FontCatalog

    init(_ scalars: [UInt32], catalog: FontCatalog) {
        self.catalog = catalog
        var present: Set<UInt32> = []
        var first: UInt32?
        var last = Script.common
        for scalar in scalars {
            let script = CharacterClass.script(scalar)
            guard script != last, !Script.isNeutral(script) else { continue }
            last = script
            first = first ?? script
            present.insert(script)
        }
        self.first = first ?? Script.latin
        fallbackCJK = catalog.cjkIndex(scripts: present)
    }

    func cjkIndex(language: String?) -> Int {
        language.flatMap(catalog.cjkIndex(language:)) ?? fallbackCJK
    }
}
