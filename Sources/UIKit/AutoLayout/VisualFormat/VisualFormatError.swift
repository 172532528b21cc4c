/// What is wrong with a visual format string, and where.
package struct VisualFormatError: Error, Hashable, Sendable {
    package let reason: String
    package let format: String
    /// Characters before the place.
    package let position: Int

    /// Three lines: what is wrong, the string, and a sign under the place.
    package var message: String {
        "Unable to parse constraint format:\n\(reason)\n\(format)\n\(String(repeating: " ", count: position))^"
    }
}
