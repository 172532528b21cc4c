public import Foundation

/// What has content of a size that it would like: view controllers.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }

    /// A child would like its content to have another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The content is about to get another size, and the animations of `coordinator` run with it.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
