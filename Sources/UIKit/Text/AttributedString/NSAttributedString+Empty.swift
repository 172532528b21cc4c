public import Foundation

extension NSAttributedString {
    /// An empty string: `NSAttributedString()` and `NSMutableAttributedString()`, which Foundation on Linux lacks.
    ///
    /// - Parameter none: only there as an extension may not have an initializer `init()` of a subclass of `NSObject`.
    public convenience init(_ none: Void = ()) {
        self.init(string: "")
    }
}
