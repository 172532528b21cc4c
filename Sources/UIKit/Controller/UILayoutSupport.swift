public import Foundation

/// How far bars reach into a controller's view from above or below; the safe area's older form.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// Points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
    /// What bars cover at the top; content begins at its `bottomAnchor`.
    public var topLayoutGuide: any UILayoutSupport { barGuide(atTop: true) }

    /// What bars cover at the bottom; content ends at its `topAnchor`.
    public var bottomLayoutGuide: any UILayoutSupport { barGuide(atTop: false) }

    private func barGuide(atTop isAtTop: Bool) -> BarGuide {
        let known = view.layoutGuides.lazy.compactMap { $0 as? BarGuide }.first { $0.isAtTop == isAtTop }
        if let known { return known }
        let guide = BarGuide(isAtTop: isAtTop)
        view.addLayoutGuide(guide)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0),
            guide.topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safeArea.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: isAtTop ? safeArea.topAnchor : view.bottomAnchor),
        ])
        return guide
    }
}

/// The space of the bars at one end of a controller's view.
@MainActor private final class BarGuide: UILayoutGuide, UILayoutSupport {
    let isAtTop: Bool

    init(isAtTop: Bool) {
        self.isAtTop = isAtTop
        super.init()
        identifier = isAtTop ? "UIViewControllerTop" : "UIViewControllerBottom"
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isAtTop ? insets.top : insets.bottom
    }
}
