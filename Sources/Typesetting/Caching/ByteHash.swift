internal import Foundation
internal import Raster

/// A quick hash of words and bytes for look-ups in this process; nothing else depends on its values.
struct ByteHash {
    private(set) var value: UInt64
    /// A second hash of the same, for keys that must not be equal by chance.
    private(set) var secondValue: UInt64

    /// What the hashes of this process begin with, and those of no other.
    static let seed = ByteHash(value: .random(in: .min ... .max), secondValue: .random(in: .min ... .max))

    @inline(__always)
    mutating func combine(_ word: UInt64) {
        let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        value = product.high ^ product.low
        let second = (secondValue &+ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        secondValue = second.high &+ second.low
    }

    @inline(__always)
    mutating func combine(_ number: CGFloat) {
        combine(Double(number).bitPattern)
    }

    mutating func combine(_ string: String) {
        let isDone: Void? = unsafe string.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe combine(UnsafeRawBufferPointer(bytes))
        }
        if isDone == nil {
            let bytes = Array(string.utf8)
            unsafe bytes.withUnsafeBytes { unsafe combine($0) }
        }
    }

    private mutating func combine(_ bytes: UnsafeRawBufferPointer) {
        let count = bytes.count
        combine(UInt64(truncatingIfNeeded: count))
        guard let start = bytes.baseAddress else { return }
        guard count >= 8 else {
            var rest: UInt64 = 0
            for index in 0..<count { rest = rest << 8 | UInt64(unsafe bytes[index]) }
            return combine(rest)
        }
        var offset = 0
        while offset + 8 <= count {
            combine(unsafe (start + offset).loadUnaligned(as: UInt64.self))
            offset += 8
        }
        // The last eight bytes, some of them once more.
        if offset < count { combine(unsafe (start + count - 8).loadUnaligned(as: UInt64.self)) }
    }
}

extension ByteHash {
    mutating func combine(_ run: StyledText.Run) {
        combine(UInt64(bitPattern: Int64(run.length)))
        combine(run.attributes)
    }

    mutating func combine(_ attributes: TextAttributes) {
        let marks: UInt64 = (attributes.language == nil ? 0 : 1) | (attributes.rare == nil ? 0 : 2)
        combine(attributes.font, marks: marks)
        combine(attributes.color)
        combine(attributes.kern)
        guard marks != 0 else { return }
        if let language = attributes.language { combine(language) }
        if let rare = attributes.rare { combineHashes(of: rare.values) }
    }

    /// - Parameter marks: of attributes that follow.
    private mutating func combine(_ font: FontRequest, marks: UInt64) {
        combine(font.size)
        combine(font.weight)
        let flags =
            (font.isItalic ? 1 : 0) | (font.hasMonospacedDigits ? 2 : 0) | (font.adjustsForTallScripts ? 4 : 0)
        let family = font.family.number
        combine(family << 16 | marks << 8 | UInt64(flags))
        if family == FontRequest.Family.nameNumber, case .named(let name) = font.family { combine(name) }
    }

    private mutating func combine(_ color: Color) {
        combine(CGFloat(color.red))
        combine(CGFloat(color.green))
        combine(CGFloat(color.blue))
        combine(CGFloat(color.alpha))
    }

    mutating func combine(_ style: ParagraphStyle) {
        let flags =
            (style.isRightToLeft ? 1 : 0) | (style.hasNaturalDirection ? 2 : 0) | (style.tightensForTruncation ? 4 : 0)
        let strategy = UInt64(truncatingIfNeeded: style.lineBreakStrategy.rawValue)
        combine(style.alignment.rawValue << 4 | style.lineBreak.rawValue << 8 | strategy << 16 | UInt64(flags))
        let areTabsStandard = style.tabStops == ParagraphStyle.standardTabStops
        guard !style.areLengthsZero || !areTabsStandard || style.hyphenationFactor != 0 else { return }
        for length in [
            style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight, style.lineSpacing,
            style.paragraphSpacing, style.paragraphSpacingBefore, style.firstLineHeadIndent, style.headIndent,
            style.tailIndent, style.defaultTabInterval, style.hyphenationFactor,
        ] {
            combine(length)
        }
        if !areTabsStandard { combineHashes(of: style.tabStops) }
    }

    /// Two hashes of Swift's, for what is rare.
    private mutating func combineHashes(of value: some Hashable) {
        for salt in 0...1 {
            var hasher = Hasher()
            hasher.combine(salt)
            hasher.combine(value)
            combine(UInt64(bitPattern: Int64(hasher.finalize())))
        }
    }
}

extension FontRequest.Family {
    fileprivate static let nameNumber: UInt64 = 4

    fileprivate var number: UInt64 {
        switch self {
        case .system: 0
        case .monospaced: 1
        case .rounded: 2
        case .serif: 3
        case .named: Self.nameNumber
        }
    }
}
