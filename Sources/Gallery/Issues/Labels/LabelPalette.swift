import UIKit

/// The colours of a label's chip, in light and dark.
///
/// Light chips are filled with the label's colour. Dark ones are tinted with it, under a name in a lighter shade, since a
/// bright area would outshine the text around it.
struct LabelPalette {
    let background: UIColor
    let text: UIColor
    let border: UIColor

    /// - Parameter color: the label's colour; nil for a neutral gray.
    init(color: LabelColor?) {
        let color = color ?? Self.neutralColor
        background = .dynamic(light: UIColor(color), dark: UIColor(color, alpha: 0.18))
        text = .dynamic(
            light: color.isReadableUnderWhite ? .white : .black, dark: UIColor(color.lightened(toLuma: 0.6)))
        // Only a chip that is nearly white needs a rim on a white card.
        border = .dynamic(
            light: color.luma > 0.96 ? UIColor(color.darkened(by: 0.25)) : .clear,
            dark: UIColor(color.lightened(toLuma: 0.6), alpha: 0.3))
    }

    /// For labels without a colour.
    static let neutral = LabelPalette(color: nil)
    private static let neutralColor = LabelColor(red: 0.93, green: 0.93, blue: 0.93)
}

extension UIColor {
    /// A colour that follows the appearance; only that of the appearance shown is made.
    static func dynamic(
        light: @escaping @autoclosure () -> UIColor, dark: @escaping @autoclosure () -> UIColor
    ) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark() : light() }
    }

    convenience init(_ color: LabelColor, alpha: CGFloat = 1) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
}
