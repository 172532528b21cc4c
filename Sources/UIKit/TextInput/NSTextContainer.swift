public import Foundation

/// The area that a text view sets its text in.
///
/// `@unchecked Sendable`: Apple's is open and sendable; the one of a view is used with the view.
open class NSTextContainer: NSObject, @unchecked Sendable {
    /// Points; a text view's container has the width that its insets leave, and no height.
    open var size: CGSize {
        didSet { if size != oldValue { didChange() } }
    }

    /// Points at either end of each line.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { didChange() } }
    }

    /// 0 for as many as the text needs.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { didChange() } }
    }

    /// What becomes of the last line where there is more text than lines.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { didChange() } }
    }

    /// Told of each change.
    var didChange: () -> Void = {}

    public init(size: CGSize) {
        self.size = size
        super.init()
    }
}
