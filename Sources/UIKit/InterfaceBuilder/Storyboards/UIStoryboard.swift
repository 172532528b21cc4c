public import Foundation
import InterfaceBuilder

/// A document of scenes, each made when it is asked for.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let name: String
    private let file: DocumentFile
    private var read: NibSource?

    /// - Parameters:
    ///   - name: the file's, without `.storyboard`.
    ///   - storyboardBundleOrNil: nil for the main bundle; on Linux also those of the program's modules.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        file = DocumentFile(name: name, type: "storyboard", bundle: storyboardBundleOrNil)
        super.init()
        // As UIKit: a storyboard that is not there is no storyboard.
        _ = source
    }

    /// The document; nil where it cannot be read, which is reported.
    var source: NibSource? {
        if let read { return read }
        do {
            read = try file.source()
        } catch {
            error.report()
        }
        return read
    }

    /// The scene at which the storyboard begins; nil where it names none, which is logged.
    open func instantiateInitialViewController() -> UIViewController? { initialController(creator: nil) }

    /// - Parameter creator: makes the controller with the coder; nil, or a nil result, for the class that the storyboard names.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        initialController(creator: creator) as? ViewController
    }

    /// The scene of an identifier; an empty controller where there is none, which UIKit raises an exception for.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(identifier: identifier, creator: nil) ?? UIViewController()
    }

    /// - Parameter creator: makes the controller with the coder; nil, or a nil result, for the class that the storyboard names.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = controller(identifier: identifier, creator: creator)
        if let made = made as? ViewController { return made }
        if let made {
            let found = String(reflecting: Swift.type(of: made))
            NibFailure.wrongController(identifier, expected: String(reflecting: ViewController.self), found: found)
                .report()
        }
        if let standIn = ViewController(coder: NibCoder(nil)) { return standIn }
        // UIKit ends the program here: nothing can stand in for a class that cannot be made.
        fatalError("Storyboard (\(name)) doesn't contain a \(ViewController.self) with identifier '\(identifier)'")
    }

    func initialController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let source else { return nil }
        guard let id = source.document.root["initialViewController"], let scene = scene(id: id, source) else {
            NibFailure.missingInitialController(storyboard: name).report()
            return nil
        }
        return scene.makeController(creator: creator)
    }

    func controller(identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let source else { return nil }
        for element in source.document.objects where element["storyboardIdentifier"] == identifier {
            return element.id.flatMap { scene(id: $0, source) }?.makeController(creator: creator)
        }
        NibFailure.missingController(identifier, storyboard: name).report()
        return nil
    }

    /// The controller of an id: a scene's, or one of another storyboard that a reference stands for.
    func controller(id: String) -> UIViewController? {
        guard let source, let scene = scene(id: id, source) else { return nil }
        guard scene.element.name == "viewControllerPlaceholder" else { return scene.makeController(creator: nil) }
        let other = scene.element["storyboardName"].map { UIStoryboard(name: $0, bundle: file.bundle) } ?? self
        guard let identifier = scene.element["referencedIdentifier"] else {
            return other.initialController(creator: nil)
        }
        return other.controller(identifier: identifier, creator: nil)
    }

    private func scene(id: String, _ source: NibSource) -> StoryboardScene? {
        let scenes = source.document.root.child("scenes")?.children ?? []
        for scene in scenes {
            let objects = scene.child("objects")?.children ?? []
            guard let controller = objects.first(where: { $0.id == id }) else { continue }
            return StoryboardScene(self, source, controller, beside: objects.filter { $0.id != id })
        }
        return nil
    }
}
