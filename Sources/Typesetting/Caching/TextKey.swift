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
    ///
    /// Borrows what it hashes: the counts of references in it, all changed and changed back, take longer than the hash.
    init(_ text: borrowing StyledText, _ style: borrowing ParagraphStyle, _ room: FrameRoom) {
        var hash = ByteHash.seed
        hash.combine(text.firstRun.attributes)
        hash.combine(style)
        if !text.otherRuns.isEmpty {
            hash.combine(UInt64(bitPattern: Int64(text.firstRun.length)))
            for run in text.otherRuns { hash.combine(run) }
        }
        if !text.paragraphRuns.isEmpty {
            for run in text.paragraphRuns {
                hash.combine(UInt64(bitPattern: Int64(run.length)))
                hash.combine(run.style)
            }
        }
        self.init(hash, text.string, room, hasFinalEmptyLine: text.hasFinalEmptyLine)
    }

    /// Of a frame of a text that is set in one look.
    init(_ string: borrowing String, _ look: TextLook, _ room: FrameRoom) {
        self.init(look.hash, string, room, hasFinalEmptyLine: false)
    }

    private init(_ look: ByteHash, _ string: borrowing String, _ room: FrameRoom, hasFinalEmptyLine: Bool) {
        var hash = look
        hash.combine(string)
        hash.combine(room.width)
        hash.combine(room.scale)
        hash.combine(UInt64(room.maximumLines) << 1 | (hasFinalEmptyLine ? 1 : 0))
        self.init(low: hash.value, high: hash.secondValue)
    }

    /// Of a text's glyphs: texts of the same glyphs share it, and others seldom.
    init(glyphsOf text: borrowing StyledText) {
        var hash = ByteHash.seed
        hash.combine(text.string)
        hash.combine(text.firstRun.attributes.font.size)
        hash.combine(text.firstRun.attributes.font.weight)
        self.init(low: hash.value, high: hash.secondValue)
    }
}
