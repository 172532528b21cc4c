import Foundation

/// What a view remembers of traits: the collection it was last told about, and its last merged override.
struct TraitObservation {
    var last: UITraitCollection?
    var merged: (base: UITraitCollection, result: UITraitCollection)?
}

extension UIView {
    /// The direction in which the receiver's own subviews flow.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let direction = UITraitCollection.current.layoutDirection
        return userInterfaceLayoutDirection(
            for: attribute, relativeTo: direction == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// The superview's traits (without a superview the current ones, in a window the screen's) with the overrides set here.
    var inheritedTraits: UITraitCollection {
        let (view, overrides) = nearestOverridingView
        return view._withUnsafeGuaranteedRef { view in
            TraitSearch.traits(of: view) { overrides ? view.overriddenTraits : view.rootTraits }
        }
    }

    /// The nearest view, the receiver or above it, that may have other traits than its superview; the topmost view where
    /// none has. Nonisolated as the other walks up.
    private nonisolated var nearestOverridingView: (view: Unmanaged<UIView>, overrides: Bool) {
        var (next, count) = (Unmanaged<UIView>.passUnretained(self), 0)
        while true {
            let (overrides, above) = next._withUnsafeGuaranteedRef {
                (
                    $0.viewControllerPointer != nil || $0.overridesTraits,
                    $0.shortcut?[.traits] ?? $0.superviewPointer
                )
            }
            guard !overrides, let above else {
                next._withUnsafeGuaranteedRef { TreeShortcut.note(walkFrom: self, to: $0, .traits, count: count) }
                return (next, overrides)
            }
            (next, count) = (above, count + 1)
        }
    }

    private var overriddenTraits: UITraitCollection {
        let base = superviewReference?.traitCollection ?? rootTraits
        let overrides = viewController?.traitOverridesForView
        guard overrides != nil || overridesTraits else { return base }
        if let merged = traitObservation.merged, merged.base === base { return merged.result }
        var parts = [base]
        if let overrides { parts.append(overrides) }
        if overridesTraits { parts.append(UITraitCollection(values: ownTraits(in: base))) }
        let result = UITraitCollection(traitsFrom: parts)
        traitObservation.merged = (base, result)
        return result
    }

    /// What was set on the view itself; `overrideUserInterfaceStyle` wins over `traitOverrides`.
    ///
    /// - Parameter base: the traits around the view.
    private func ownTraits(in base: UITraitCollection) -> TraitValues {
        var values = extras?.traitOverrides.values ?? TraitValues()
        if ownUserInterfaceStyle != .unspecified { values.userInterfaceStyle = ownUserInterfaceStyle }
        if ownTintColor != nil || extras?.tintAdjustmentMode ?? .automatic != .automatic {
            values.tintColor = tint(in: UITraitCollection(traitsFrom: [base, UITraitCollection(values: values)]))
        }
        return values
    }

    /// The tint colour, which may be made from the one around the view: `UIColor.tintColor` itself is that one.
    private func tint(in surroundings: UITraitCollection) -> UIColor {
        let tint = inheritedTintColor
        guard case .provider = tint.storage else { return tint }
        return UIColor { _ in tint.resolvedColor(with: surroundings) }
    }

    /// Runs code of an app with the receiver's traits as the current ones.
    func withOwnTraitsCurrent(_ body: @MainActor () -> Void) {
        // What the view was told of spares the way up to the root.
        let traits = traitObservation.last ?? traitCollection
        if traits === UITraitCollection.current { body() } else { traits.performAsCurrent(body) }
    }

    /// Tells the subtree of traits that are no longer what each view was last told.
    func traitsDidChange() {
        traitObservation.merged = nil
        TraitSearch.end()
        announceTraits()
    }

    /// After a change of place: what the view itself overrides is as it was.
    func announceTraits() {
        visitSubtree { view in view.takeTraits() }
    }

    /// Whether the traits are others than those that the view was last told of.
    private func takeTraits() -> Bool {
        let current = traitCollection
        if traitObservation.last === current { return false }
        let previous = traitObservation.last ?? UITraitCollection.current
        traitObservation.last = current
        if previous !== current, previous != current {
            current.performAsCurrent {
                traitCollectionDidChange(previous)
                viewController?.traitCollectionDidChange(previous)
                extras?.traitHandlers.announce(self, from: previous, to: current)
                if let viewController {
                    viewController.traitHandlers.announce(viewController, from: previous, to: current)
                }
            }
            if previous.layoutDirection != current.layoutDirection { directionDidChange() }
            if !standardGuides.isEmpty { refreshStandardGuides() }
            markNeedsLayout()
            contentSizeDidChange()
        }
        return true
    }
}
