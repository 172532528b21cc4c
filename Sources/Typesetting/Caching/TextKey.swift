internal import Foundation

/// What the glyphs of a text depend on: not its colours, nor its width.
///
/// Strings are compared by their bytes, as equivalent spellings can have other glyphs. The hash is made once and
/// compared first, so that a look-up reads the text at most twice.
struct TextKey: Hashable {
    let text: StyledText
    let isRightToLeft: Bool
    private let hash: UInt64

    init(text: StyledText, isRightToLeft: Bool) {
        self.text = text
        self.isRightToLeft = isRightToLeft
        var hash = ByteHash()
        hash.combine(text.string)
        if let font = text.runs.first?.attributes.font {
            hash.combine(Double(font.size).bitPattern)
            hash.combine(Double(font.weight).bitPattern)
        }
        self.hash = hash.value
    }

    static func == (one: TextKey, other: TextKey) -> Bool {
        one.hash == other.hash && one.isRightToLeft == other.isRightToLeft
            && haveSameGlyphs(one.text.runs, other.text.runs) && haveSameBytes(one.text.string, other.text.string)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }

    private static func haveSameGlyphs(_ one: [StyledText.Run], _ other: [StyledText.Run]) -> Bool {
        guard one.count == other.count else { return false }
        for index in one.indices {
            let (first, second) = (one[index].attributes, other[index].attributes)
            guard one[index].length == other[index].length, first.font == second.font, first.kern == second.kern,
                first.language == second.language
            else { return false }
        }
        return true
    }

    private static func haveSameBytes(_ one: String, _ other: String) -> Bool {
        let count = one.utf8.count
        guard count == other.utf8.count else { return false }
        let result = unsafe one.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe other.utf8.withContiguousStorageIfAvailable { others in
                guard let start = bytes.baseAddress, let otherStart = others.baseAddress else { return true }
                return unsafe memcmp(start, otherStart, count) == 0
            }
        }
        return (result ?? nil) ?? one.utf8.elementsEqual(other.utf8)
    }
}

/// A quick hash of bytes for look-ups in this process; nothing else depends on its values.
struct ByteHash {
    private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func combine(_ word: UInt64) {
        let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        value = product.high ^ product.low
    }

    mutating func combine(_ string: String) {
        var string = string
        string.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            var offset = 0
            while offset + 8 <= bytes.count {
                combine(unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            var rest = UInt64(bytes.count)
            while offset < bytes.count {
                rest = rest << 8 | UInt64(unsafe bytes[offset])
                offset += 1
            }
            combine(rest)
        }
    }
}
