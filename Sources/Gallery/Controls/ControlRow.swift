import UIKit

/// Controls of their own size side by side from the leading edge, or one below the other where they have too little room; one
/// that stretches takes what is left.
final class ControlRow: UIStackView {
    private let restView = UIView()

    init(of views: [UIView]) {
        super.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
        spacing = 12
        alignment = .center
        let stretches = views.contains { $0 is UISlider || $0 is UIProgressView || $0 is UISegmentedControl }
        if !stretches { addArrangedSubview(restView) }
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        arrange()
        super.layoutSubviews()
    }

    private func arrange() {
        let controls = arrangedSubviews.filter { $0 !== restView }
        guard controls.count > 1, bounds.width > 0 else { return }
        // Not their intrinsic widths: a title that wraps counts there as it is wrapped now.
        let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let width = controls.map { $0.sizeThatFits(room).width }.reduce(0, +)
        let fits = width + spacing * CGFloat(arrangedSubviews.count - 1) <= bounds.width
        guard fits == (axis == .vertical) else { return }
        axis = fits ? .horizontal : .vertical
        alignment = fits ? .center : .leading
        restView.isHidden = !fits
    }
}
