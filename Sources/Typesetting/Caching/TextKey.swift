internal import Foundation

/// 128 bits that stand for a text and what else its glyphs or its frame depend on.
///
/// Two of them are equal by chance once in 10^29 or so, and not by intent, as each process begins its hashes with random
/// numbers of its own.
struct TextKey: Equatable {
    let low: UInt64
    let high: UInt64

    init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// Of a frame: the text, its style, the width and whatever else the frame depends on.
    init(_ text: StyledText, _ style: ParagraphStyle, _ room: FrameRoom, seed: ByteHash) {
        var hash = seed
        hash.combine(text.string)
        hash.combine(text.firstRun)
        for run in text.otherRuns { hash.combine(run) }
        for run in text.paragraphRuns {
            hash.combine(UInt64(bitPattern: Int64(run.length)))
            hash.combine(run.style)
        }
        hash.combine(style)
        hash.combine(room.width)
        hash.combine(room.scale)
        let flags = (text.hasFinalEmptyLine ? 1 : 0) | (room.keepsParagraphsOnOneLine ? 2 : 0)
        hash.combine(UInt64(room.maximumLines) << 2 | UInt64(flags))
        self.init(low: hash.value, high: hash.secondValue)
    }

    /// Of a text's glyphs: texts of the same glyphs share it, and others seldom.
    init(glyphsOf text: StyledText, seed: ByteHash) {
        var hash = seed
        hash.combine(text.string)
        hash.combine(text.firstRun.attributes.font.size)
        hash.combine(text.firstRun.attributes.font.weight)
        self.init(low: hash.value, high: hash.secondValue)
    }
}
