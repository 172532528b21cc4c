/// The colours the system names; the raw value is the name in its catalogue.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case systemRed = "systemRedColor"
    case systemGreen = "systemGreenColor"
    case systemBlue = "systemBlueColor"
    case systemOrange = "systemOrangeColor"
    case systemYellow = "systemYellowColor"
    case systemPink = "systemPinkColor"
    case systemPurple = "systemPurpleColor"
    case systemTeal = "systemTealColor"
    case systemIndigo = "systemIndigoColor"
    case systemMint = "systemMintColor"
    case systemCyan = "systemCyanColor"
    case systemBrown = "systemBrownColor"
    case systemGray = "systemGrayColor"
    case systemGray2 = "systemGray2Color"
    case systemGray3 = "systemGray3Color"
    case systemGray4 = "systemGray4Color"
    case systemGray5 = "systemGray5Color"
    case systemGray6 = "systemGray6Color"
    case label = "labelColor"
    case secondaryLabel = "secondaryLabelColor"
    case tertiaryLabel = "tertiaryLabelColor"
    case quaternaryLabel = "quaternaryLabelColor"
    case placeholderText = "placeholderTextColor"
    case separator = "separatorColor"
    case opaqueSeparator = "opaqueSeparatorColor"
    case link = "linkColor"
    case systemFill = "systemFillColor"
    case secondarySystemFill = "secondarySystemFillColor"
    case tertiarySystemFill = "tertiarySystemFillColor"
    case quaternarySystemFill = "quaternarySystemFillColor"
    case systemBackground = "systemBackgroundColor"
    case secondarySystemBackground = "secondarySystemBackgroundColor"
    case tertiarySystemBackground = "tertiarySystemBackgroundColor"
    case systemGroupedBackground = "systemGroupedBackgroundColor"
    case secondarySystemGroupedBackground = "secondarySystemGroupedBackgroundColor"
    case tertiarySystemGroupedBackground = "tertiarySystemGroupedBackgroundColor"

    /// The colour in the environment of `traits`; what they leave open counts as light, base level, normal contrast.
    package func components(with traits: TraitValues) -> ColorComponents {
        let variants = self.variants
        let isDark = traits.userInterfaceStyle == .dark
        if traits.accessibilityContrast == .high, let contrast = variants.contrast {
            return isDark ? contrast.dark : contrast.light
        }
        guard isDark else { return variants.light }
        return traits.userInterfaceLevel == .elevated ? variants.elevated ?? variants.dark : variants.dark
    }

    /// A system colour in each environment it is drawn differently in.
    struct Variants {
        let light: ColorComponents
        let dark: ColorComponents
        /// In dark sheets and other raised layers; nil where it is the same.
        var elevated: ColorComponents?
        /// With increased contrast; nil where it is the same.
        var contrast: (light: ColorComponents, dark: ColorComponents)?
    }
}
