import Foundation

/// Prints numbers without noise: at most three decimals, no trailing zeros, no negative zero.
///
/// A third of a device pixel at scale 3 is 0.111 points, so three decimals tell all frames apart.
package enum Number {
    package static func text(_ value: Double) -> String {
        guard isPlain(value) else { return unusualText(value) }
        // Layouts have thousands of numbers. 15 bytes, sign, point and 12 digits among them, need no memory of their own.
        return String(unsafeUninitializedCapacity: 15) { digits in
            var count = 0
            write(value) { digit in
                digits[count] = digit
                count += 1
            }
            return count
        }
    }

    /// Appends the text of a number.
    static func append(_ value: Double, to bytes: inout [UInt8]) {
        guard isPlain(value) else {
            bytes += unusualText(value).utf8
            return
        }
        write(value) { bytes.append($0) }
    }

    private static func isPlain(_ value: Double) -> Bool { abs(value) < 1e9 }

    @inline(__always)
    private static func write(_ value: Double, _ put: (UInt8) -> Void) {
        let thousandths = Int((value * 1000).rounded())
        if thousandths < 0 { put(UInt8(ascii: "-")) }
        let (whole, part) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
        let digit = { (number: Int) in UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number) }
        var place = 1
        while whole / 10 >= place { place *= 10 }
        while place > 0 {
            put(digit(whole / place % 10))
            place /= 10
        }
        guard part > 0 else { return }
        put(UInt8(ascii: "."))
        put(digit(part / 100))
        if part % 100 > 0 { put(digit(part / 10 % 10)) }
        if part % 10 > 0 { put(digit(part % 10)) }
    }

    private static func unusualText(_ value: Double) -> String { value.isFinite ? largeText(value) : "null" }

    /// Below 1e12 in whole thousandths; beyond, as Swift prints it.
    private static func largeText(_ value: Double) -> String {
        guard abs(value) < 1e12 else { return "\(value)" }
        let thousandths = Int((value * 1000).rounded())
        let (sign, whole) = (thousandths < 0 ? "-" : "", abs(thousandths) / 1000)
        return "\(sign)\(whole)\(text(Double(abs(thousandths) % 1000) / 1000).dropFirst())"
    }
}
