/// The colours that are the same everywhere; those of black, white and grays are in the gray space.
extension UIColor {
    private static let fixed = (
        black: UIColor(white: 0, alpha: 1),
        darkGray: UIColor(white: 1.0 / 3, alpha: 1),
        lightGray: UIColor(white: 2.0 / 3, alpha: 1),
        white: UIColor(white: 1, alpha: 1),
        gray: UIColor(white: 0.5, alpha: 1),
        red: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
        green: UIColor(red: 0, green: 1, blue: 0, alpha: 1),
        blue: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
        cyan: UIColor(red: 0, green: 1, blue: 1, alpha: 1),
        yellow: UIColor(red: 1, green: 1, blue: 0, alpha: 1),
        magenta: UIColor(red: 1, green: 0, blue: 1, alpha: 1),
        orange: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1),
        purple: UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1),
        brown: UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1),
        clear: UIColor(white: 0, alpha: 0),
        lightText: UIColor(white: 1, alpha: 0.6)
    )

    public class var black: UIColor { fixed.black }
    public class var darkGray: UIColor { fixed.darkGray }
    public class var lightGray: UIColor { fixed.lightGray }
    public class var white: UIColor { fixed.white }
    public class var gray: UIColor { fixed.gray }
    public class var red: UIColor { fixed.red }
    public class var green: UIColor { fixed.green }
    public class var blue: UIColor { fixed.blue }
    public class var cyan: UIColor { fixed.cyan }
    public class var yellow: UIColor { fixed.yellow }
    public class var magenta: UIColor { fixed.magenta }
    public class var orange: UIColor { fixed.orange }
    public class var purple: UIColor { fixed.purple }
    public class var brown: UIColor { fixed.brown }
    public class var clear: UIColor { fixed.clear }
    /// White at 60 %: text on a dark background.
    public class var lightText: UIColor { fixed.lightText }
    /// Black: text on a light background.
    public class var darkText: UIColor { fixed.black }
}
