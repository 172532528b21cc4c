import Foundation

/// Prints numbers without noise: at most three decimals, no trailing zeros, no negative zero.
///
/// A third of a device pixel at scale 3 is 0.111 points, so three decimals tell all frames apart.
package enum Number {
    package static func text(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return value.isFinite ? "\(value)" : "null" }
        let thousandths = Int((value * 1000).rounded())
        var rest = abs(thousandths)
        var decimals = 3
        while decimals > 0, rest.isMultiple(of: 10) {
            rest /= 10
            decimals -= 1
        }
        // Digits from the last to the first: layouts have thousands of numbers.
        var digits: [UInt8] = []
        digits.reserveCapacity(20)
        repeat {
            digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
            if digits.count == decimals { digits.append(UInt8(ascii: ".")) }
        } while rest > 0 || decimals > 0 && digits.count < decimals + 2
        if thousandths < 0 { digits.append(UInt8(ascii: "-")) }
        return String(decoding: digits.reversed(), as: UTF8.self)
    }
}
