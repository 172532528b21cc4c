import InterfaceBuilder

/// What of a root view lies under the device's status bar and home indicator, where nobody says it.
///
/// A document does not decide it: the Xcode that saved it drew other bars than the next one. These are the device's own
/// and the bars' that the scene's containers have.
@MainActor enum SafeAreaRule {
    /// None for views that do not fill the screen, and for cells.
    static func insets(of root: DocumentTree.Root, in document: Document) -> NSDirectionalEdgeInsets {
        guard let device = document.device, root.isControllerView, !document.isLandscape,
            root.size == device.portraitSize
        else { return .zero }
        return NSDirectionalEdgeInsets(
            top: device.safeAreaTop + (root.bars?.topHeight ?? 0), leading: 0,
            bottom: device.safeAreaBottom + (root.bars?.bottomHeight ?? 0), trailing: 0)
    }
}
