import Foundation

/// A label's colour in sRGB, components from 0 to 1.
package struct LabelColor: Sendable, Equatable {
    package var red: Double
    package var green: Double
    package var blue: Double

    /// Makes a colour of six hexadecimal digits, `rrggbb`; nil for anything else.
    package init?(hexadecimal: String) {
        guard hexadecimal.utf8.count == 6, hexadecimal.utf8.allSatisfy(\.isHexadecimalDigit),
            let value = UInt32(hexadecimal, radix: 16)
        else { return nil }
        red = Double(value >> 16 & 0xFF) / 255
        green = Double(value >> 8 & 0xFF) / 255
        blue = Double(value & 0xFF) / 255
    }
}

extension UInt8 {
    /// `UInt32(_:radix:)` alone would take a sign as well.
    fileprivate var isHexadecimalDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
        default: false
        }
    }
}
