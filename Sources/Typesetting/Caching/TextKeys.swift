internal import Foundation

/// Everything a frame depends on. Strings are compared by their bytes: equivalent spellings can have other glyphs.
struct FrameKey: Hashable {
    let text: StyledText
    let style: ParagraphStyle
    let width: CGFloat
    let maximumLines: Int
    let scale: CGFloat

    static func == (one: FrameKey, other: FrameKey) -> Bool {
        one.width == other.width && one.maximumLines == other.maximumLines && one.scale == other.scale
            && one.text.runs == other.text.runs && one.style == other.style
            && haveSameBytes(one.text.string, other.text.string)
    }

    func hash(into hasher: inout Hasher) {
        // The rest seldom differs where these do not; equality looks at all.
        hasher.combine(width)
        hasher.combine(maximumLines)
        hasher.combine(text.runs.first?.attributes.font.size)
        combineBytes(of: text.string, into: &hasher)
    }
}

/// What the glyphs of a text depend on: not its colours, nor its width.
struct ShapingKey: Hashable {
    let text: StyledText
    let isRightToLeft: Bool

    static func == (one: ShapingKey, other: ShapingKey) -> Bool {
        one.isRightToLeft == other.isRightToLeft && one.text.runs.count == other.text.runs.count
            && zip(one.text.runs, other.text.runs).allSatisfy { haveSameGlyphs($0, $1) }
            && haveSameBytes(one.text.string, other.text.string)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(text.runs.first?.attributes.font.size)
        combineBytes(of: text.string, into: &hasher)
    }

    private static func haveSameGlyphs(_ one: StyledText.Run, _ other: StyledText.Run) -> Bool {
        one.length == other.length && one.attributes.font == other.attributes.font
            && one.attributes.kern == other.attributes.kern && one.attributes.language == other.attributes.language
    }
}

private func haveSameBytes(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count == other.utf8.count else { return false }
    let result = unsafe one.utf8.withContiguousStorageIfAvailable { bytes in
        unsafe other.utf8.withContiguousStorageIfAvailable { unsafe bytes.elementsEqual($0) }
    }
    return (result ?? nil) ?? one.utf8.elementsEqual(other.utf8)
}

private func combineBytes(of string: String, into hasher: inout Hasher) {
    let isDone: Void? = unsafe string.utf8.withContiguousStorageIfAvailable { bytes in
        unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if isDone == nil { for byte in string.utf8 { hasher.combine(byte) } }
}
