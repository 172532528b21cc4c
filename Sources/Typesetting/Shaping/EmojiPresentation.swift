/// Tells which characters are drawn in colour, by Unicode's emoji properties and variation selectors.
enum EmojiPresentation {
    /// Whether the character that `cluster` makes up is shown as an emoji.
    static func isEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
        guard let first = cluster.first, let base = Unicode.Scalar(first) else { return false }
        guard first >= 0xA9 || cluster.count > 1 else { return false }
        if cluster.count > 1 {
            if cluster.contains(0xFE0E) { return false }
            if cluster.contains(0xFE0F) || cluster.contains(0x20E3) { return base.properties.isEmoji }
            if CharacterClass.isRegionalIndicator(first) { return true }
            if cluster.contains(where: { (0x1F3FB...0x1F3FF).contains($0) }) { return base.properties.isEmoji }
        }
        return first >= 0x231A && base.properties.isEmojiPresentation
    }
}
