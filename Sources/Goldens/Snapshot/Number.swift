import Foundation

/// Prints numbers without noise: at most three decimals, no trailing zeros, no negative zero.
///
/// A third of a device pixel at scale 3 is 0.111 points, so three decimals tell all frames apart.
package enum Number {
    package static func text(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return value.isFinite ? largeText(value) : "null" }
        let thousandths = Int((value * 1000).rounded())
        var rest = abs(thousandths)
        var decimals = 3
        while decimals > 0, rest.isMultiple(of: 10) {
            rest /= 10
            decimals -= 1
        }
        // Layouts have thousands of numbers. 15 bytes, sign, point and 12 digits among them, need no memory of their own.
        return String(unsafeUninitializedCapacity: 15) { digits in
            var count = 0
            // From the last to the first.
            repeat {
                digits[count] = UInt8(ascii: "0") + UInt8(rest % 10)
                rest /= 10
                count += 1
                if count == decimals {
                    digits[count] = UInt8(ascii: ".")
                    count += 1
                }
            } while rest > 0 || decimals > 0 && count < decimals + 2
            if thousandths < 0 {
                digits[count] = UInt8(ascii: "-")
                count += 1
            }
            var written = UnsafeMutableBufferPointer(rebasing: digits[..<count])
            written.reverse()
            return count
        }
    }

    /// Below 1e12 in whole thousandths; beyond, as Swift prints it.
    private static func largeText(_ value: Double) -> String {
        guard abs(value) < 1e12 else { return "\(value)" }
        let thousandths = Int((value * 1000).rounded())
        let (sign, whole) = (thousandths < 0 ? "-" : "", abs(thousandths) / 1000)
        return "\(sign)\(whole)\(text(Double(abs(thousandths) % 1000) / 1000).dropFirst())"
    }
}
