public import Foundation

/// What presents a controller.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    /// Keeps what presents it, so that this does not keep it, too.
    public unowned let presentedViewController: UIViewController
    open var presentingViewController: UIViewController? { presentedViewController.presentingViewController }

    init(presented: UIViewController) {
        presentedViewController = presented
        super.init()
    }
}

/// How high a sheet is, and what it looks like.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height that a sheet rests at.
    public final class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public var rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        /// From the greatest height to that of the detent.
        let height: @MainActor (CGFloat) -> CGFloat

        private init(_ identifier: Identifier, height: @escaping @MainActor (CGFloat) -> CGFloat) {
            (self.identifier, self.height) = (identifier, height)
            super.init()
        }

        /// About half of the screen.
        public class func medium() -> UISheetPresentationController.Detent {
            Detent(.medium) { ($0 / 2).rounded() }
        }

        public class func large() -> UISheetPresentationController.Detent { Detent(.large) { $0 } }

        /// - Parameter resolver: answers the height above the safe area, or nil for one that is not available.
        public class func custom(
            identifier: UISheetPresentationController.Detent.Identifier? = nil,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> UISheetPresentationController.Detent {
            Detent(identifier ?? Identifier("com.apple.UIKit.custom")) { maximum in
                resolver(DetentContext(maximumDetentValue: maximum)) ?? maximum
            }
        }
    }

    open var detents: [UISheetPresentationController.Detent] = [.large()]
    /// Nil for the lowest.
    open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    /// Nil for the system's radius.
    open var preferredCornerRadius: CGFloat?
    open var prefersGrabberVisible = false
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?

    /// The height of the sheet where `maximum` is that of a large one, both without the bottom of the safe area.
    func height(maximum: CGFloat) -> CGFloat {
        let selected = detents.first { $0.identifier == selectedDetentIdentifier }
        if let selected { return min(selected.height(maximum), maximum) }
        return min(detents.map { $0.height(maximum) }.min() ?? maximum, maximum)
    }

    /// Whether what is behind the sheet is dimmed at its height.
    var dims: Bool {
        guard let largestUndimmedDetentIdentifier else { return true }
        let lowest = selectedDetentIdentifier ?? detents.first?.identifier
        return lowest != largestUndimmedDetentIdentifier
    }
}

/// What a custom detent is worked out from.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The height of a large sheet, in points.
    var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat

    init(maximumDetentValue: CGFloat) {
        self.maximumDetentValue = maximumDetentValue
        super.init()
    }
}
