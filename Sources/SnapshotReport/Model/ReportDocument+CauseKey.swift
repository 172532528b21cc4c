extension ReportDocument.Cause {
    /// A cause of one snapshot, before those of a run are put together.
    ///
    /// - Parameter key: what tells this cause from others, without the numbers that differ from screen to screen.
    package init(kind: Kind, key: String, sentence: String, source: String? = nil) {
        self.init(
            id: "c" + Self.digits(of: "\(kind.rawValue)|\(key)"), kind: kind, sentence: sentence, source: source,
            snapshots: [])
    }

    /// The sentence with the line of source.
    package var line: String { source.map { "\(sentence), \($0)" } ?? sentence }

    /// FNV-1a of 32 bits as eight hexadecimal digits: the same in every process.
    private static func digits(of text: String) -> String {
        let hash = text.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
