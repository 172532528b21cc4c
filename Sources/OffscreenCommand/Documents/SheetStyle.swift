import UIKit

/// How sheets for a person's eyes look; lengths in points.
@MainActor enum SheetStyle {
    static let margin: CGFloat = 24
    static let gap: CGFloat = 24

    static let background = UIColor(red: 0.965, green: 0.973, blue: 0.98, alpha: 1)
    static let edge = UIColor(red: 0.82, green: 0.84, blue: 0.87, alpha: 1)
    static let ink = UIColor(red: 0.12, green: 0.14, blue: 0.16, alpha: 1)
    static let quietInk = UIColor(red: 0.35, green: 0.39, blue: 0.43, alpha: 1)
    /// What moved or has another size.
    static let moved = UIColor(red: 0.035, green: 0.41, blue: 0.855, alpha: 1)
    static let added = UIColor(red: 0.1, green: 0.5, blue: 0.216, alpha: 1)
    static let removed = UIColor(red: 0.81, green: 0.133, blue: 0.18, alpha: 1)
    /// What is drawn otherwise where it was.
    static let changed = UIColor(red: 0.51, green: 0.314, blue: 0.875, alpha: 1)

    static func label(_ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor? = nil) -> UILabel
    {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color ?? ink
        label.numberOfLines = 0
        return label
    }

    static func stack(
        _ views: [UIView], axis: NSLayoutConstraint.Axis, spacing: CGFloat,
        alignment: UIStackView.Alignment = .leading
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = spacing
        stack.alignment = alignment
        return stack
    }
}
