import Foundation

extension UIViewController {
    /// Loads the view from the scene or the document that it is in; false where there is none.
    func loadDocumentView() -> Bool {
        if let scene { return scene.loadView(of: self) }
        guard let (name, file) = ownDocument else { return false }
        do {
            let source = try file.source()
            _ = UINib(source).instantiate(withOwner: self)
        } catch {
            error.report()
            return false
        }
        if !isViewLoaded {
            NibFailure.viewNotSet(controller: String(describing: type(of: self)), nib: name).report()
        }
        return isViewLoaded
    }

    /// The document that was named, or one that has the name of the class: `DetailView.xib` or `DetailViewController.xib`.
    private var ownDocument: (name: String, file: DocumentFile)? {
        let modules = DocumentClasses.module(of: self).map { [$0] } ?? []
        func file(_ name: String) -> DocumentFile {
            DocumentFile(name: name, type: "xib", bundle: nibBundle, modules: modules)
        }
        if let nibName { return (nibName, file(nibName)) }
        guard modules != ["UIKit"], nibBundle != nil || DocumentFile.mainHasDocuments else { return nil }
        let name = String(describing: type(of: self))
        let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
        return names.map { ($0, file($0)) }.first { $0.1.isThere }
    }
}

extension UINib {
    /// The one object of a document that a list registered; nil where it is another or there are several, which is reported.
    func view<View: UIView>(for identifier: String, _ type: View.Type) -> View? {
        let objects = instantiate(withOwner: nil)
        if objects.count == 1, let view = objects[0] as? View { return view }
        NibFailure.wrongCell(identifier: identifier, expected: "\(type)").report()
        return nil
    }

    /// The identifier that a view was registered for; another one in its document is reported.
    func checked(_ found: String?, _ identifier: String) -> String {
        if let found, !found.isEmpty, found != identifier {
            NibFailure.wrongIdentifier(found, expected: identifier).report()
        }
        return identifier
    }
}
