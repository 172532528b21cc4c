import Goldens
public import UIKit

/// What a controller is shown on: a size, a safe area and traits.
public struct ViewImageConfig: Sendable {
    public enum Orientation: Sendable {
        case landscape
        case portrait
    }

    /// How a tablet's screen is held, and which part of it the app has.
    public enum TabletOrientation: Sendable {
        public enum PortraitSplits: Sendable {
            case oneThird
            case twoThirds
            case full
        }

        public enum LandscapeSplits: Sendable {
            case oneThird
            case oneHalf
            case twoThirds
            case full
        }

        case landscape(splits: LandscapeSplits)
        case portrait(splits: PortraitSplits)
    }

    /// What bars and corners of the device take; points.
    public var safeArea: UIEdgeInsets
    /// Points; nil takes the screen's.
    public var size: CGSize?
    public var traits: UITraitCollection

    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }
}

extension ViewImageConfig {
    /// A phone held in an orientation.
    init(_ device: Device, _ orientation: Orientation) {
        switch orientation {
        case .portrait:
            self.init(device, size: device.portraitSize, safeArea: device.portraitSafeArea)
        case .landscape:
            self.init(device, size: device.landscapeSize, safeArea: device.landscapeSafeArea)
        }
    }

    /// A tablet, or a part of its screen.
    ///
    /// Of two apps side by side the narrow one has 320 points, 375 where the whole has 1,180 or more or is portrait and 1,024
    /// wide, and ten points lie between both: the widths that Apple gave for the iPads of iOS 9 to 17.
    init(_ device: Device, _ orientation: TabletOrientation) {
        let (whole, share) = device.layout(orientation)
        let isLarge = whole.width >= (whole.width < whole.height ? 1024 : 1180)
        let narrow: CGFloat = isLarge ? 375 : 320
        var size = whole
        switch share {
        case .full: break
        case .oneThird: size.width = narrow
        case .oneHalf: size.width = (whole.width - 10) / 2
        case .twoThirds: size.width = whole.width - 10 - narrow
        }
        self.init(device, size: size, safeArea: device.portraitSafeArea)
        // Every part is compact in portrait, and in landscape the narrow one, and a half of all but the largest screen
        // (measured on iOS 9 and 12).
        let isPortrait = whole.width < whole.height
        let isCompact = share != .full && (isPortrait || share == .oneThird || size.width < 678)
        traits = UITraitCollection(traitsFrom: [
            traits, UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular),
            UITraitCollection(verticalSizeClass: .regular),
        ])
    }

    private init(_ device: Device, size: CGSize, safeArea: UIEdgeInsets) {
        var environment = RenderEnvironment(size: size, scale: CGFloat(device.scale))
        environment.userInterfaceIdiom = device.idiom == .phone ? .phone : .pad
        self.init(safeArea: safeArea, size: size, traits: environment.traitCollection)
    }
}

extension Device {
    fileprivate var portraitSize: CGSize { CGSize(width: width, height: height) }
    fileprivate var landscapeSize: CGSize { CGSize(width: height, height: width) }

    fileprivate var portraitSafeArea: UIEdgeInsets {
        UIEdgeInsets(top: safeAreaTop, left: 0, bottom: safeAreaBottom, right: 0)
    }

    /// A phone with a notch or an island keeps as much free at both sides as above in portrait, and 21 points below; one with
    /// a home button shows no status bar in landscape.
    fileprivate var landscapeSafeArea: UIEdgeInsets {
        guard safeAreaBottom > 0 else { return .zero }
        return UIEdgeInsets(top: 0, left: safeAreaTop, bottom: 21, right: safeAreaTop)
    }

    fileprivate func layout(
        _ orientation: ViewImageConfig.TabletOrientation
    ) -> (whole: CGSize, share: ViewImageConfig.TabletOrientation.LandscapeSplits) {
        switch orientation {
        case .landscape(let splits): return (landscapeSize, splits)
        case .portrait(.full): return (portraitSize, .full)
        case .portrait(.oneThird): return (portraitSize, .oneThird)
        case .portrait(.twoThirds): return (portraitSize, .twoThirds)
        }
    }
}
