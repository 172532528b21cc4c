public import Foundation
package import Raster

extension UIView {
    /// From the receiver's coordinates to another view's; to the root's for nil. Transforms on the way count.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? rootView).convert(point, to: self)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? rootView).convert(rect, to: self)
    }

    /// From the receiver's coordinates to its superview's.
    package var transformToSuperview: CGAffineTransform { layer.transformToSuperlayer }

    private func transform(to view: UIView?) -> CGAffineTransform {
        transformToRoot.concatenating((view ?? rootView).transformToRoot.inverted())
    }

    private var transformToRoot: CGAffineTransform {
        var result = CGAffineTransform.identity
        for view in sequence(first: self, next: \.superview) where view.superview != nil {
            result = result.concatenating(view.layer.transformToSuperlayer)
        }
        return result
    }
}
