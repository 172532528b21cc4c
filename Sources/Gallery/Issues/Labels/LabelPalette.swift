import UIKit

/// The colours of a label's chip, in light and dark.
///
/// Light chips are filled with the label's colour. Dark ones are tinted with it, under a name in a lighter shade, since a
/// bright area would outshine the text around it.
struct LabelPalette {
    private let color: LabelColor

    /// - Parameter color: the label's colour; nil for a neutral gray.
    init(color: LabelColor?) {
        self.color = color ?? LabelColor(red: 0.93, green: 0.93, blue: 0.93)
    }

    var background: UIColor {
        UIColor { [color] in $0.userInterfaceStyle == .dark ? UIColor(color, alpha: 0.18) : UIColor(color) }
    }

    var text: UIColor {
        UIColor { [color] in
            guard $0.userInterfaceStyle != .dark else { return UIColor(color.lightened(toLuma: 0.6)) }
            return color.isReadableUnderWhite ? .white : .black
        }
    }

    var border: UIColor {
        UIColor { [color] in
            guard $0.userInterfaceStyle != .dark else { return UIColor(color.lightened(toLuma: 0.6), alpha: 0.3) }
            // Only a chip that is nearly white needs a rim on a white card.
            return color.luma > 0.96 ? UIColor(color.darkened(by: 0.25)) : .clear
        }
    }
}

extension UIColor {
    convenience init(_ color: LabelColor, alpha: CGFloat = 1) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
}
