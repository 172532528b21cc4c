/// A view's end, on whatever thread it comes. (See the stored properties of `UIView`.)
extension UIView {
    /// Takes back the pointers to the view that its constraints, its guides and its layout items keep.
    nonisolated func takeBackReferences(in constraints: [NSLayoutConstraint], and guides: [UILayoutGuide]) {
        layoutReference?.item = nil
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        for constraint in constraints where constraint.ownerPointer?.toOpaque() == pointer {
            constraint.ownerPointer = nil
        }
        for guide in guides where guide.owningViewReference === self { guide.owningViewReference = nil }
    }

    /// Lets go of the subtree from the top down. Left to themselves, views would go from within each other, and a deep
    /// tree's end would need more stack than there is.
    nonisolated func releaseSubviews() {
        guard !ownSubviews.isEmpty else { return }
        TreeShortcut.endAll()
        var pending = ownSubviews
        ownSubviews = []
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        for view in pending where view.superviewPointer?.toOpaque() == pointer { view.superviewPointer = nil }
        while var view = pending.popLast() {
            guard isKnownUniquelyReferenced(&view) else {
                view.forgetEndedEngine()
                continue
            }
            let subviews = view.ownSubviews
            view.ownSubviews = []
            for subview in subviews { subview.superviewPointer = nil }
            pending += subviews
        }
    }

    /// The layout engine ends with the tree's root; what outlives it may come into another tree, whose engine has yet to take in
    /// its constraints.
    private nonisolated func forgetEndedEngine() {
        var pending = [self]
        while let view = pending.popLast() {
            for constraint in view.ownConstraints { constraint.engineHandle = nil }
            pending += view.ownSubviews
        }
    }
}
