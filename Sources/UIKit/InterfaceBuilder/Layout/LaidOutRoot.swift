package import InterfaceBuilder

/// A root view in a window of its size, laid out.
@MainActor package struct LaidOutRoot {
    package let root: DocumentTree.Root
    package let window: UIWindow

    /// - Parameter environment: insets by root view; its render environment has to be the current one.
    package init(_ root: DocumentTree.Root, of document: Document, in environment: DocumentEnvironment) {
        self.root = root
        window = UIWindow(frame: CGRect(origin: .zero, size: root.size))
        let insets = root.id.flatMap { environment.safeAreaInsets[$0] } ?? SafeAreaRule.insets(of: root, in: document)
        window.environmentSafeAreaInsets = UIEdgeInsets(
            top: max(insets.top, 0), left: max(insets.leading, 0), bottom: max(insets.bottom, 0),
            right: max(insets.trailing, 0))
        if root.isControllerView {
            let controller = UIViewController()
            // A device takes nothing away; a controller may.
            controller.additionalSafeAreaInsets = UIEdgeInsets(
                top: min(insets.top, 0), left: min(insets.leading, 0), bottom: min(insets.bottom, 0),
                right: min(insets.trailing, 0))
            controller.view = root.view
            window.rootViewController = controller
        } else {
            root.view.frame = CGRect(origin: .zero, size: root.size)
            window.addSubview(root.view)
        }
        window.isHidden = false
        window.layoutIfNeeded()
        root.bars?.show(in: window, window.environmentSafeAreaInsets)
    }
}
