public import Foundation

/// What has content of a size that it would like: view controllers.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }

    /// A child would like its content to have another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}
