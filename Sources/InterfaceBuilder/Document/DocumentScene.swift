package import Foundation

/// A scene of a storyboard: its controller, where it lies on the canvas, and where one goes from it.
package struct DocumentScene: Sendable, Equatable {
    /// The controller's id.
    package let id: String
    /// The controller's element, such as `tableViewController`.
    package let kind: String
    /// The id of the controller's view; nil where the document has none, as for most navigation controllers.
    package let rootViewID: String?
    /// The app's class, else the title, else what UIKit's class is called.
    package let title: String
    package let storyboardIdentifier: String?
    /// The middle of the scene on Interface Builder's canvas, in points; nil where the document does not say.
    package let center: CGPoint?
    /// Whether the storyboard begins with it.
    package let isInitial: Bool
    package let segues: [Segue]

    package struct Segue: Sendable, Equatable {
        /// `show`, `relationship`, `embed` and so on.
        package let kind: String
        package let identifier: String?
        /// What a relationship is to its controller, such as `rootViewController`.
        package let relationship: String?
        /// The id of the controller that it leads to.
        package let destination: String
        /// The id of the view or bar item that it begins at; nil for one that code performs.
        package let source: String?
    }
}

extension Document {
    /// The scenes of a storyboard, in the order of the document; empty for a XIB.
    package var scenes: [DocumentScene] {
        let initial = root["initialViewController"]
        let elements = root.child("scenes")?.children.filter { $0.name == "scene" } ?? []
        return elements.compactMap { scene in
            guard let controller = scene.child("objects")?.children.first(where: Self.isController),
                let id = controller.id
            else { return nil }
            return DocumentScene(
                id: id, kind: controller.name, rootViewID: controller.children.first { $0.key == "view" }?.id,
                title: Self.title(of: controller), storyboardIdentifier: controller["storyboardIdentifier"],
                center: Self.center(of: scene), isInitial: id == initial, segues: Self.segues(of: controller))
        }
    }

    /// The screen that the document was drawn for, as it is held; points.
    package var screenSize: CGSize {
        let size = (device ?? DesignDevice.standard).portraitSize
        return isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    private static func isController(_ element: DocumentElement) -> Bool {
        element.name.hasSuffix("ontroller") || element.name == "viewControllerPlaceholder"
    }

    private static func title(of controller: DocumentElement) -> String {
        if let name = controller["customClass"] ?? controller["title"] ?? controller["userLabel"], !name.isEmpty {
            return name
        }
        if let name = controller["storyboardName"] { return name }
        // `tableViewController` as UIKit's class.
        return "UI" + controller.name.prefix(1).uppercased() + controller.name.dropFirst()
    }

    private static func center(of scene: DocumentElement) -> CGPoint? {
        guard let point = scene.children.first(where: { $0.name == "point" && $0.key == "canvasLocation" }),
            let x = point["x"].flatMap(Double.init), let y = point["y"].flatMap(Double.init),
            x.magnitude <= DocumentLimits.length * 10, y.magnitude <= DocumentLimits.length * 10
        else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Those of the controller itself and of everything in it.
    private static func segues(of controller: DocumentElement) -> [DocumentScene.Segue] {
        var found: [DocumentScene.Segue] = []
        var pending = [(element: controller, owner: String?.none)]
        while let (element, owner) = pending.popLast() {
            if element.name == "segue", let destination = element["destination"] {
                found.append(
                    DocumentScene.Segue(
                        kind: element["kind"] ?? "custom", identifier: element["identifier"],
                        relationship: element["relationship"], destination: destination, source: owner))
            }
            let next = element.id == controller.id ? nil : element.id ?? owner
            pending += element.children.reversed().map { ($0, next) }
        }
        return found
    }
}
