/// Tells which characters are drawn in colour, by Unicode's emoji properties and variation selectors.
enum EmojiPresentation {
    /// Whether a scalar on its own is shown as an emoji.
    static func isEmoji(_ scalar: UInt32) -> Bool {
        // Unicode has them from the watch to the circle, and among the pictographs.
        guard (0x231A...0x2B55).contains(scalar) || scalar >= 0x1F000 else { return false }
        return Unicode.Scalar(scalar)?.properties.isEmojiPresentation ?? false
    }

    /// Whether the character that `cluster` makes up is shown as an emoji.
    static func isEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
        guard let first = cluster.first, let base = Unicode.Scalar(first) else { return false }
        if cluster.contains(0xFE0E) { return false }
        if cluster.contains(0xFE0F) || cluster.contains(0x20E3) { return base.properties.isEmoji }
        if CharacterClass.isRegionalIndicator(first) { return true }
        if cluster.contains(where: { (0x1F3FB...0x1F3FF).contains($0) }) { return base.properties.isEmoji }
        return isEmoji(first)
    }

    /// Whether the scalar joins an emoji before it after a zero-width joiner.
    static func isPictograph(_ scalar: UInt32) -> Bool {
        scalar > 0x2000 && Unicode.Scalar(scalar)?.properties.isEmoji ?? false
    }
}
