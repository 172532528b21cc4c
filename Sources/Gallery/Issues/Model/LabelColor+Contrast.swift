import Foundation

extension LabelColor {
    package init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Relative luminance as WCAG 2.2 defines it, from 0 to 1.
    package var relativeLuminance: Double {
        func linear(_ component: Double) -> Double {
            component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Whether white text on this colour has the contrast that WCAG asks of small text, 4.5 to 1.
    ///
    /// Where it has not, black text has at least 4.6 to 1.
    package var isReadableUnderWhite: Bool {
        1.05 / (relativeLuminance + 0.05) >= 4.5
    }

    /// The brightness the eye gives the colour, without the curve of luminance, from 0 to 1.
    var luma: Double {
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The colour mixed with white until it is at least this bright.
    func lightened(toLuma luma: Double) -> LabelColor {
        guard self.luma < luma else { return self }
        let share = (luma - self.luma) / (1 - self.luma)
        return LabelColor(
            red: red + (1 - red) * share, green: green + (1 - green) * share, blue: blue + (1 - blue) * share)
    }

    /// The colour mixed with black by a share from 0 to 1.
    func darkened(by share: Double) -> LabelColor {
        LabelColor(red: red * (1 - share), green: green * (1 - share), blue: blue * (1 - share))
    }
}
