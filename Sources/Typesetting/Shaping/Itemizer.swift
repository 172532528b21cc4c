/// Cuts a paragraph into runs of one face, script, direction and style: each is then shaped on its own.
struct Itemizer {
    struct Span {
        /// The scalar of the paragraph after the span.
        var end: Int
        let style: RunStyle
    }

    let catalog: FontCatalog
    /// The paragraph's scalars, control characters replaced.
    let scalars: [UInt32]
    /// Nil where all are 0.
    let levels: [UInt8]?
    let spans: ShortList<Span>

    /// The runs in logical order, without glyphs yet.
    func runs() -> [ShapedRun] {
        guard !scalars.isEmpty else { return [] }
        if let run = plainRun() { return [run] }
        let paragraph = ParagraphScripts(scalars, catalog: catalog)
        var runs = RunCollector(scalars: scalars, levels: levels)
        var (start, script) = (0, paragraph.first)
        for span in spans where span.end > start {
            var chooser = FaceChooser(catalog: catalog, style: span.style, paragraph: paragraph)
            while start < span.end {
                let end = clusterEnd(from: start, limit: span.end)
                let own = CharacterClass.script(scalars[start])
                if !Script.isNeutral(own) { script = own }
                let cluster = start..<end
                // What shows nothing needs no font of its own, and does not part its neighbours.
                let typeface =
                    cluster.count == 1 && CharacterClass.isDefaultIgnorable(scalars[start])
                    ? runs.typeface(in: chooser.font) ?? chooser.font.primary
                    : chooser.typeface(for: cluster, of: scalars, script: script)
                // Emoji after Khmer, say, are not shaped by that script's rules, which take joined ones apart.
                let isEmoji =
                    typeface !== chooser.font.primary && EmojiPresentation.isEmoji(scalars[cluster])
                    && typeface === catalog.emoji()
                runs.append(cluster, typeface, isEmoji ? Script.latin : script, span.style)
                start = end
                if cluster.count == 1, chooser.isFirstChoice(typeface, of: script) {
                    start = plainEnd(
                        from: end, limit: span.end, typeface: typeface, primary: chooser.font.primary, script: script)
                    if start > end { runs.extend(to: start) }
                }
            }
        }
        return runs.finished()
    }

    /// ASCII from left to right in one font that has it: one run, without looking at each character.
    private func plainRun() -> ShapedRun? {
        guard levels == nil, spans.count == 1, spans[0].style.font.primary.coversASCII,
            scalars.allSatisfy({ $0 < 0x7F && $0 >= 0x20 })
        else { return nil }
        let style = spans[0].style
        return ShapedRun(
            range: 0..<scalars.count, style: style, typeface: style.font.primary, script: Script.latin, level: 0)
    }

    /// The end of the characters from `start` on that surely have the face of the one before them: single scalars of the
    /// same script, that face being the first to be asked for them.
    private func plainEnd(
        from start: Int, limit: Int, typeface: Typeface, primary: Typeface, script: UInt32
    ) -> Int {
        guard levels == nil else { return start }
        let isPrimary = typeface === primary
        return unsafe scalars.withUnsafeBufferPointer { scalars in
            var index = start
            while index < limit {
                let scalar = unsafe scalars[index]
                guard CharacterClass.script(scalar) == script, !EmojiPresentation.isEmoji(scalar),
                    primary.hasGlyph(for: scalar) == isPrimary, isPrimary || typeface.hasGlyph(for: scalar),
                    unsafe index + 1 == limit || CharacterClass.surelyBeginsCluster(scalars[index + 1])
                else { break }
                index += 1
            }
            return index
        }
    }

    /// The end of the character that begins at `start`: its marks, joined emoji and the second half of a flag.
    private func clusterEnd(from start: Int, limit: Int) -> Int {
        var end = start + 1
        guard end < limit, scalars[end] >= 0x300 else { return end }
        if CharacterClass.isRegionalIndicator(scalars[start]), CharacterClass.isRegionalIndicator(scalars[end]) {
            end += 1
        }
        while end < limit {
            let joins = scalars[end - 1] == 0x200D && EmojiPresentation.isPictograph(scalars[end])
            guard joins || CharacterClass.extendsCluster(scalars[end], after: scalars[end - 1]) else { break }
            end += 1
        }
        return end
    }
}

/// Puts neighbouring characters of one face, script, direction and style together.
private struct RunCollector {
    let scalars: [UInt32]
    let levels: [UInt8]?
    private var runs: [ShapedRun] = []
    private var start = 0
    private var end = 0
    private var script: UInt32 = 0
    private var level: UInt8 = 0
    /// The face and style of the characters from `start` to `end`; nil before the first one.
    private var typeface: Typeface?
    private var style: RunStyle?

    init(scalars: [UInt32], levels: [UInt8]?) {
        self.scalars = scalars
        self.levels = levels
        runs.reserveCapacity(8)
    }

    /// Adds the next character, to the run before it or as the first of another.
    mutating func append(_ range: Range<Int>, _ typeface: Typeface, _ script: UInt32, _ style: RunStyle) {
        let level = levels?[range.lowerBound] ?? 0
        if self.typeface === typeface, self.script == script, self.level == level, self.style === style,
            !standsAlone(range.lowerBound), !standsAlone(start)
        {
            end = range.upperBound
            return
        }
        flush()
        (start, end, self.script, self.level) = (range.lowerBound, range.upperBound, script, level)
        self.typeface = typeface
        self.style = style
    }

    /// The face of the last run, where that is in `font`.
    func typeface(in font: ResolvedFont) -> Typeface? { style?.font === font ? typeface : nil }

    /// Lets the last run grow.
    mutating func extend(to end: Int) { self.end = end }

    mutating func finished() -> [ShapedRun] {
        flush()
        return runs
    }

    private mutating func flush() {
        guard let typeface, let style else { return }
        runs.append(ShapedRun(range: start..<end, style: style, typeface: typeface, script: script, level: level))
    }

    /// Whether the scalar at `index` is a run of its own: a tab, whose advance depends on where it stands, or an
    /// attachment's place.
    private func standsAlone(_ index: Int) -> Bool {
        scalars[index] == 0x09 || scalars[index] == TextAttachment.scalar
    }
}

/// The scripts of a paragraph: the first decides for leading punctuation, all of them for the forms of Han.
struct ParagraphScripts {
    let first: UInt32
    /// The index of the forms of Chinese, Japanese and Korean where no language is said.
    let cjk: Int

    init(_ scalars: [UInt32], catalog: FontCatalog) {
        var present: CJKScripts = []
        var first: UInt32?
        var last = Script.common
        for scalar in scalars where scalar >= 0x41 {
            let script = CharacterClass.script(scalar)
            guard script != last, !Script.isNeutral(script) else { continue }
            last = script
            first = first ?? script
            present.formUnion(CJKScripts(script))
        }
        self.first = first ?? Script.latin
        cjk = catalog.cjkIndex(of: present)
    }
}

/// Chooses the face of each character of a span; remembers the order of fallback from one to the next.
struct FaceChooser {
    let catalog: FontCatalog
    let font: ResolvedFont
    private let cjk: Int
    private var chain: FallbackChain?

    init(catalog: FontCatalog, style: RunStyle, paragraph: ParagraphScripts) {
        self.catalog = catalog
        font = style.font
        cjk = style.language.flatMap(catalog.cjkIndex(language:)) ?? paragraph.cjk
    }

    /// For the character at `cluster`.
    mutating func typeface(for cluster: Range<Int>, of scalars: [UInt32], script: UInt32) -> Typeface {
        cluster.count == 1
            ? typeface(for: scalars[cluster.lowerBound], script: script)
            : typeface(for: scalars[cluster], script: script)
    }

    /// Whether a face that was chosen for a character of `script` is the first that others of it are looked for in: the
    /// font's own, or the first that stands in for it.
    mutating func isFirstChoice(_ typeface: Typeface, of script: UInt32) -> Bool {
        !Script.isNeutral(script) && (typeface === font.primary || chain(for: script).isFirst(typeface))
    }

    /// For a character of one scalar.
    private mutating func typeface(for scalar: UInt32, script: UInt32) -> Typeface {
        if EmojiPresentation.isEmoji(scalar), let emoji = catalog.emoji(), emoji.hasGlyph(for: scalar) { return emoji }
        if font.primary.hasGlyph(for: scalar) { return font.primary }
        return chain(for: script).typeface(for: scalar) ?? font.primary
    }

    /// For a character of several scalars: one face for all of them, or else for the first.
    private mutating func typeface(for cluster: ArraySlice<UInt32>, script: UInt32) -> Typeface {
        if EmojiPresentation.isEmoji(cluster), let emoji = catalog.emoji(),
            cluster.first.map(emoji.hasGlyph) == true
        {
            return emoji
        }
        if GlyphCoverage.covers(cluster, by: font.primary) { return font.primary }
        let chain = chain(for: script)
        return chain.typeface(for: cluster) ?? cluster.first.flatMap(chain.typeface(for:)) ?? font.primary
    }

    private mutating func chain(for script: UInt32) -> FallbackChain {
        if let chain, chain.script == script { return chain }
        let found = catalog.fallbackChain(script: script, cjk: cjk, weight: font.cssWeight)
        chain = found
        return found
    }
}
