package import UIKit

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
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        if root.isControllerView {
            let controller = UIViewController()
            controller.view = root.view
            window.rootViewController = controller
        } else {
            root.view.frame = CGRect(origin: .zero, size: root.size)
            window.addSubview(root.view)
        }
        window.isHidden = false
        window.layoutIfNeeded()
    }
}
