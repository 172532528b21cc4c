import Foundation

/// A controller over another: the views between it and the window, and who belongs together.
@MainActor final class Presentation {
    let presented: UIViewController
    /// Keeps this.
    unowned let presenting: UIViewController
    let container: PresentationView

    /// How long presenting and dismissing take on a device, in seconds.
    static let duration: TimeInterval = 0.4

    init(_ presented: UIViewController, by presenting: UIViewController, in window: UIWindow) {
        (self.presented, self.presenting) = (presented, presenting)
        container = PresentationView(of: presented, window: window)
    }

    /// A full screen takes the presenting controller's view off the screen; anything else lies over it.
    private var coversAll: Bool { presented.modalPresentationStyle == .fullScreen }

    func show(in window: UIWindow) {
        if coversAll { presenting.beginAppearanceTransition(false, animated: true) }
        window.addSubview(container)
        container.showPresented()
        if coversAll {
            presenting.viewIfLoaded?.isHidden = true
            presenting.endAppearanceTransition()
        }
        container.layoutIfNeeded()
    }

    func end() {
        if coversAll {
            presenting.viewIfLoaded?.isHidden = false
            presenting.beginAppearanceTransition(true, animated: true)
        }
        container.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        if coversAll { presenting.endAppearanceTransition() }
    }
}

/// Dims what is behind a sheet and holds the presented view. The place and the radius of a sheet are public measurements of
/// iOS 13 to 18; what is behind it is not made smaller.
final class PresentationView: UIView {
    private static let sheetGap: CGFloat = 10
    private static let sheetRadius: CGFloat = 10

    /// Kept by the presentation, which keeps this, too.
    private unowned let presented: UIViewController
    /// Nil for a full screen and for alerts. It belongs to the presented controller.
    private weak var sheet: UISheetPresentationController?
    private let isSheet: Bool
    private let cardView = UIView()
    private let grabberView = UIView()

    init(of presented: UIViewController, window: UIWindow) {
        let sheet = presented.sheetPresentationController
        (self.presented, self.sheet, isSheet) = (presented, sheet, sheet != nil)
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(cardView)
        if sheet?.dims ?? (presented is UIAlertController) {
            backgroundColor = UIColor { traits in
                UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
            }
        }
        guard let sheet else { return }
        // Content over other content is drawn a little brighter in the dark.
        cardView.traitOverrides.userInterfaceLevel = .elevated
        cardView.clipsToBounds = true
        cardView.layer.cornerRadius = sheet.preferredCornerRadius ?? Self.sheetRadius
        cardView.layer.cornerCurve = .continuous
        cardView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        grabberView.backgroundColor = .tertiaryLabel
        grabberView.layer.cornerRadius = 2.5
        grabberView.isHidden = !sheet.prefersGrabberVisible
    }

    required init?(coder: NSCoder) { nil }

    func showPresented() {
        guard let view = presented.view else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        placeCard()
        view.frame = cardView.bounds
        cardView.addSubview(view)
        cardView.addSubview(grabberView)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeCard()
    }

    private func placeCard() {
        if let frame = presented.frameOfPresentedView(in: self) {
            cardView.frame = frame
            return
        }
        let highest = isSheet ? safeAreaInsets.top + Self.sheetGap : 0
        var height = max(bounds.height - highest, 0)
        if let sheet {
            let bottom = safeAreaInsets.bottom
            height = sheet.height(maximum: max(height - bottom, 0)) + bottom
        }
        cardView.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        grabberView.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    }
}
