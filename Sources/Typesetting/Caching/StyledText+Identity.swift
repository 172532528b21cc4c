internal import Foundation

extension StyledText {
    /// A number that texts of the same glyphs share, and others seldom.
    var glyphHash: UInt64 {
        var hash = ByteHash()
        hash.combine(string)
        if let font = runs.first?.attributes.font {
            hash.combine(Double(font.size).bitPattern)
            hash.combine(Double(font.weight).bitPattern)
        }
        return hash.value
    }

    /// Strings are compared by their bytes: Swift takes equivalent spellings for equal, which can have other glyphs.
    func hasSameBytes(as other: StyledText) -> Bool {
        let count = string.utf8.count
        guard count == other.string.utf8.count else { return false }
        let result = unsafe string.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe other.string.utf8.withContiguousStorageIfAvailable { others in
                guard let start = bytes.baseAddress, let otherStart = others.baseAddress else { return true }
                return unsafe start == otherStart || memcmp(start, otherStart, count) == 0
            }
        }
        return (result ?? nil) ?? string.utf8.elementsEqual(other.string.utf8)
    }

    /// Whether the attributes that decide about glyphs are the same.
    func hasSameShaping(as other: StyledText) -> Bool {
        guard runs.count == other.runs.count else { return false }
        for (run, otherRun) in zip(runs, other.runs) {
            let (first, second) = (run.attributes, otherRun.attributes)
            guard run.length == otherRun.length, first.font == second.font, first.kern == second.kern,
                first.language == second.language
            else { return false }
        }
        return true
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
