import UIKit

/// Buttons in their styles and states.
@MainActor enum ButtonSamples {
    static var styles: [[UIView]] {
        let styles: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
        ]
        return [
            styles.map { button($1, $0) },
            styles.map { button($1, $0) { $0.isEnabled = false } },
            styles.map { button($1, $0) { $0.isSelected = true } },
        ]
    }

    static var sizes: [[UIView]] {
        let sizes: [(String, UIButton.Configuration.Size)] = [
            ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
        ]
        let corners: [(String, UIButton.Configuration.CornerStyle)] = [
            ("Small", .small), ("Large", .large), ("Capsule", .capsule),
        ]
        return [
            sizes.map { title, size in
                var configuration = UIButton.Configuration.tinted()
                configuration.buttonSize = size
                return button(configuration, title)
            },
            corners.map { title, style in
                var configuration = UIButton.Configuration.filled()
                configuration.cornerStyle = style
                return button(configuration, title)
            },
        ]
    }

    static var images: [[UIView]] {
        var leading = UIButton.Configuration.filled()
        leading.image = star
        leading.imagePadding = 6
        leading.subtitle = "Since Monday"
        var trailing = leading
        trailing.imagePlacement = .trailing
        var top = UIButton.Configuration.gray()
        top.image = star
        top.imagePlacement = .top
        top.imagePadding = 4
        return [[button(leading, "Starred"), button(trailing, "Starred")], [button(top, "Above")]]
    }

    static var system: [[UIView]] {
        let states: [(String, (UIButton) -> Void)] = [
            ("Normal", { _ in }), ("Disabled", { $0.isEnabled = false }), ("Pressed", { $0.isHighlighted = true }),
            ("Selected", { $0.isSelected = true }),
        ]
        let titled = states.map { title, change in
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            change(button)
            return button
        }
        let pictured = states.map { _, change in
            let button = UIButton(type: .system)
            button.setImage(star, for: .normal)
            change(button)
            return button
        }
        return [titled, pictured]
    }

    private static func button(
        _ configuration: UIButton.Configuration, _ title: String, change: (UIButton) -> Void = { _ in }
    ) -> UIButton {
        var configuration = configuration
        configuration.title = title
        let button = UIButton(configuration: configuration)
        change(button)
        return button
    }

    /// A star of five points.
    static var star: UIImage {
        let size = CGSize(width: 20, height: 20)
        return UIGraphicsImageRenderer(size: size).image { _ in
            let path = UIBezierPath()
            for index in 0..<10 {
                let angle = CGFloat(index) * .pi / 5 - .pi / 2
                let radius: CGFloat = index.isMultiple(of: 2) ? 9.5 : 4
                let point = CGPoint(x: 10 + radius * cos(angle), y: 10.5 + radius * sin(angle))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.close()
            path.fill()
        }
    }
}
