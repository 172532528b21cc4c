import Goldens
import Raster
import UIKit

/// Shows a view or a controller in a window of its own, with a device's size, safe area and traits, and takes its picture.
@MainActor struct PictureStage {
    var environment: RenderEnvironment

    /// - Parameter size: points; nil takes the config's, and the screen's where that has none.
    init(_ config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection) {
        let screen = UIScreen.main
        let traits = UITraitCollection(traitsFrom: [config.traits, traits])
        let scale = traits.displayScale
        var environment = RenderEnvironment(
            size: size ?? config.size ?? screen.bounds.size, scale: scale > 0 ? scale : screen.scale,
            safeAreaInsets: config.safeArea)
        environment.traitOverrides = traits
        self.environment = environment
    }

    /// The picture of a controller's view at the size of the environment.
    func image(of controller: UIViewController) -> UIImage {
        show(controller) { image(of: controller.view.window ?? controller.view, root: controller.view) }
    }

    /// The same with all that its list scrolls: as high as that needs, and at least as high as the environment.
    func fullImage(of controller: UIViewController) -> UIImage {
        show(controller) {
            guard let window = controller.view.window else { return image(of: controller) }
            do {
                try FullContent(of: window, rootView: controller.view).show(minimum: environment.size.height) {
                    height in
                    try PictureLimit.check(
                        width: Double(environment.size.width * environment.scale),
                        height: Double(height * environment.scale))
                }
            } catch {
                return SnapshotImage(failure: SnapshotFailure.drawing(reason: "\(error)"))
            }
            return image(of: window, root: controller.view)
        }
    }

    /// Reads a controller while it is shown.
    func show<Result>(_ controller: UIViewController, read: () -> Result) -> Result {
        environment.whileInstalled {
            let window = environment.makeWindow(rootViewController: controller)
            defer { window.rootViewController = nil }
            return read()
        }
    }

    /// The picture of a view; what the environment's size leaves at zero, its constraints decide.
    static func image(of view: UIView, size: CGSize?, traits: UITraitCollection) -> UIImage {
        let frame = view.frame
        defer { view.frame = frame }
        var wanted = size ?? frame.size
        let probe = PictureStage(ViewImageConfig(), size: wanted, traits: traits)
        if wanted.width <= 0 || wanted.height <= 0 {
            wanted = probe.environment.whileInstalled { fittingSize(of: view, at: wanted) }
        }
        guard wanted.width > 0, wanted.height > 0 else {
            return SnapshotImage(failure: SnapshotFailure.emptyView(description: "\(type(of: view))"))
        }
        return PictureStage(ViewImageConfig(), size: wanted, traits: traits).image(of: view)
    }

    /// Zero in a direction is left to the constraints.
    private static func fittingSize(of view: UIView, at size: CGSize) -> CGSize {
        let target = CGSize(
            width: size.width > 0 ? size.width : UIView.layoutFittingCompressedSize.width,
            height: size.height > 0 ? size.height : UIView.layoutFittingCompressedSize.height)
        let fitting = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: size.width > 0 ? .required : .fittingSizeLevel,
            verticalFittingPriority: size.height > 0 ? .required : .fittingSizeLevel)
        return CGSize(
            width: size.width > 0 ? size.width : fitting.width, height: size.height > 0 ? size.height : fitting.height)
    }

    /// A view on its own: transparent where it does not draw.
    private func image(of view: UIView) -> UIImage {
        let (superview, index) = (view.superview, view.superview?.subviews.firstIndex { $0 === view })
        return environment.whileInstalled {
            let window = UIWindow(frame: CGRect(origin: .zero, size: environment.size))
            let usesMask = view.translatesAutoresizingMaskIntoConstraints
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = window.bounds
            window.addSubview(view)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            defer {
                view.removeFromSuperview()
                view.translatesAutoresizingMaskIntoConstraints = usesMask
                if let superview, let index { superview.insertSubview(view, at: index) }
            }
            return image(of: window, root: view)
        }
    }

    private func image(of window: UIView, root: UIView) -> UIImage {
        let scale = environment.scale
        do {
            let (source, size) = ("\(type(of: root))", window.bounds.size)
            let undrawn = UndrawnSnapshot(
                list: window.displayList(), scale: scale, background: nil,
                frames: FrameText(source: source, root: root, size: size, scale: scale))
            if ExpectedGolden.current?.proves(undrawn) == true { return SnapshotImage(unchanged: undrawn) }
            let record = LayoutRecord(source: source, root: root, size: size, scale: scale)
            return try SnapshotImage(undrawn.drawn(with: record), scale: scale)
        } catch {
            return SnapshotImage(failure: SnapshotFailure.drawing(reason: "\(error)"))
        }
    }
}
