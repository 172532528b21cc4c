extension JSONScanner {
    /// Whether a value that the scanner stepped over is a number that is not whole, however little it lacks; false for other
    /// values.
    static func hasFraction(_ bounds: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        let first = bytes[bounds.lowerBound]
        guard first == UInt8(ascii: "-") || isDigit(first), bounds.contains(where: { !isDigit(bytes[$0]) }) else {
            return false
        }
        let parts = String(decoding: bounds.map { bytes[$0] }, as: UTF8.self).lowercased().split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        let fraction = mantissa.count > 1 ? mantissa[1] : ""
        let digits = mantissa[0] + fraction
        guard digits.contains(where: { $0 != "0" && $0 != "-" }) else { return false }
        return exponent(parts.dropFirst().first ?? "0") + digits.reversed().prefix { $0 == "0" }.count < fraction.count
    }

    /// One beyond what an `Int` holds is as large as any text is long, or as small.
    private static func exponent(_ text: Substring) -> Int {
        Int(text) ?? (text.hasPrefix("-") ? .min / 2 : .max / 2)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
