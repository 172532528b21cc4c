import Foundation

/// Prints numbers without noise: at most three decimals, no trailing zeros, no negative zero.
///
/// A third of a device pixel at scale 3 is 0.111 points, so three decimals tell all frames apart.
package enum Number {
    package static func text(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return value.isFinite ? "\(value)" : "null" }
        let thousandths = Int((value * 1000).rounded())
        let (whole, rest) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
        let sign = thousandths < 0 ? "-" : ""
        guard rest != 0 else { return "\(sign)\(whole)" }
        var decimals = String(String(1000 + rest).dropFirst())
        while decimals.last == "0" { decimals.removeLast() }
        return "\(sign)\(whole).\(decimals)"
    }
}
