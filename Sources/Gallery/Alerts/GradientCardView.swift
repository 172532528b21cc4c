import UIKit

/// Two lines of text on a gradient from corner to corner, and a dot that fades out.
final class GradientCardView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    init() {
        super.init(frame: .zero)
        if let gradient = layer as? CAGradientLayer {
            gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemTeal.cgColor]
            gradient.startPoint = CGPoint(x: 0, y: 0)
            gradient.endPoint = CGPoint(x: 1, y: 1)
            gradient.cornerRadius = 16
        }
        let stack = UIStackView(arrangedSubviews: [
            label("다음 달의 영화", .title2), label("Twelve reviews from four friends", .subheadline), DotView(),
        ])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 6
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = .white
        label.numberOfLines = 0
        return label
    }
}

/// A radial gradient in a square.
private final class DotView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override var intrinsicContentSize: CGSize { CGSize(width: 32, height: 32) }

    init() {
        super.init(frame: .zero)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.type = .radial
        gradient.colors = [UIColor.white.cgColor, UIColor.white.withAlphaComponent(0).cgColor]
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 1)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
