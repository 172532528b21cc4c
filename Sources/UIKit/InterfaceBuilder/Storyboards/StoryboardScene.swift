import Foundation
import InterfaceBuilder

/// Where a controller came from: its scene, whose views are made when they are needed.
@MainActor final class StoryboardScene {
    let storyboard: UIStoryboard
    let source: NibSource
    /// The controller's.
    let element: DocumentElement
    /// The scene's other objects: gesture recognizers, views that nothing shows yet.
    private let others: [DocumentElement]
    /// What nobody else keeps.
    private var kept: [AnyObject] = []
    private var embeddings: [(segue: DocumentElement, container: UIView)] = []
    /// Scenes that lead to scenes at once: as many as a thread's stack has room for.
    private static let depthLimit = 40
    private static var depth = 0

    init(_ storyboard: UIStoryboard, _ source: NibSource, _ element: DocumentElement, beside others: [DocumentElement])
    {
        (self.storyboard, self.source, self.element, self.others) = (storyboard, source, element, others)
    }

    // MARK: The controller

    /// Nil where its class refuses the coder, or scenes lead to each other without end, which is reported.
    func makeController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard Self.depth < Self.depthLimit else {
            NibFailure.nestedTooDeep(source.name, limit: Self.depthLimit).report()
            return nil
        }
        Self.depth += 1
        defer { Self.depth -= 1 }
        let reading = NibReader(source, owner: nil)
        let coder = NibCoder(
            ObjectDecoding(ElementReader(element, in: reading.context)) { object in
                guard let controller = object as? UIViewController else { return }
                controller.scene = self
                reading.instantiation.owner = controller
                controller.read(ElementReader(self.element, in: reading.context), reading)
            })
        let type = reading.instantiation.type(of: element, kind)
        guard let controller = creator?(coder) ?? type.init(coder: coder) else { return nil }
        addRelated(to: controller)
        finish(controller, reading)
        return controller
    }

    private var kind: UIViewController.Type {
        switch element.name {
        case "navigationController": UINavigationController.self
        case "tabBarController": UITabBarController.self
        case "tableViewController": UITableViewController.self
        case "collectionViewController": UICollectionViewController.self
        default: UIViewController.self
        }
    }

    private func addRelated(to controller: UIViewController) {
        let related = (element.child("connections")?.children ?? []).filter { $0["kind"] == "relationship" }
        let controllers = related.compactMap { $0["destination"].flatMap { storyboard.controller(id: $0) } }
        switch controller {
        case let navigation as UINavigationController where !controllers.isEmpty:
            navigation.viewControllers = controllers
        case let tabs as UITabBarController where !controllers.isEmpty: tabs.viewControllers = controllers
        default: break
        }
    }

    /// Connects what is there without the view, and wakes the controller.
    private func finish(_ controller: UIViewController, _ reading: NibReader) {
        reading.instantiation.addMade(controller, ElementReader(element, in: reading.context))
        reading.finish()
    }

    // MARK: The view

    /// Makes the view with what is in it, connects the controller to it, and fills its containers.
    ///
    /// - Returns: whether the scene has a view.
    func loadView(of controller: UIViewController) -> Bool {
        guard let view = element.children.first(where: { $0.key == "view" }) else { return false }
        let others = others.filter { $0.name != "placeholder" && $0.name != "exit" }
        do {
            kept += try NibReader(source, owner: controller).objects(of: [view] + others) { instantiation, context in
                guard let root = view.id.flatMap({ instantiation.objects[$0] }) as? UIView else { return }
                root.translatesAutoresizingMaskIntoConstraints = true
                controller.view = root
                RootReader(context: context).registerGuides(of: self.element, root)
                instantiation.addConnections(of: controller, ElementReader(self.element, in: context))
            }
        } catch {
            error.report()
            return false
        }
        kept.removeAll { $0 === controller.viewIfLoaded }
        embed(in: controller)
        return controller.isViewLoaded
    }

    private func embed(in controller: UIViewController) {
        let waiting = embeddings
        embeddings = []
        for (segue, container) in waiting {
            guard let made = self.segue(segue, from: controller) else { continue }
            controller.prepare(for: made, sender: nil)
            let child = made.destination
            controller.addChild(child)
            guard let view = child.view else { continue }
            view.frame = container.bounds
            view.translatesAutoresizingMaskIntoConstraints = true
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(view)
            child.didMove(toParent: controller)
        }
    }

    // MARK: Segues

    /// Has an object of the scene perform a segue when it is tapped or selected.
    func connect(_ segue: DocumentElement, from object: AnyObject, of controller: UIViewController) {
        if segue["kind"] == "embed" {
            if let container = object as? UIView { embeddings.append((segue, container)) }
            return
        }
        let trigger = SegueTrigger(segue, of: controller)
        switch object {
        case let control as UIControl:
            kept.append(trigger)
            control.addTarget(trigger, action: SegueTrigger.action, for: trigger.event(of: control))
        case let item as UIBarButtonItem:
            kept.append(trigger)
            (item.target, item.action) = (trigger, SegueTrigger.action)
        case let recognizer as UIGestureRecognizer:
            kept.append(trigger)
            recognizer.addTarget(trigger, action: SegueTrigger.action)
        case let cell as UITableViewCell: cell.parts.selectionSegue = trigger
        case let cell as UICollectionViewCell: cell.selectionSegue = trigger
        // The controller's own are performed by their identifiers.
        default: break
        }
    }

    /// A new segue to a new controller; nil where the document leads nowhere.
    func segue(_ segue: DocumentElement, from controller: UIViewController) -> UIStoryboardSegue? {
        guard let id = segue["destination"], let destination = storyboard.controller(id: id) else { return nil }
        let type = DocumentClasses.find(segue, modules: source.modules) as? UIStoryboardSegue.Type
        let made = (type ?? UIStoryboardSegue.self).make(
            identifier: segue["identifier"], source: controller, destination: destination)
        made.element = segue
        return made
    }

    /// The segue of an identifier, wherever in the scene it begins.
    func segue(identifier: String) -> DocumentElement? {
        var pending = [element] + others
        while let element = pending.popLast() {
            if element.name == "segue", element["identifier"] == identifier { return element }
            pending += element.children.reversed()
        }
        return nil
    }
}
