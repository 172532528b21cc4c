/// What a display pass found of traits last: by far most views of a screen have those of one view above them.
///
/// Nothing is kept between passes, and what changes traits while views draw ends what is kept.
@MainActor enum TraitSearch {
    private static var passes = 0
    private static var latest: (view: UIView, traits: UITraitCollection)?

    /// Runs a display pass.
    static func duringPass(_ body: () -> Void) {
        passes += 1
        body()
        passes -= 1
        if passes == 0 { latest = nil }
    }

    /// The traits of a view that may have others than its superview, found by `search` where they are not known.
    static func traits(of view: UIView, _ search: () -> UITraitCollection) -> UITraitCollection {
        guard passes > 0 else { return search() }
        if let latest, latest.view === view { return latest.traits }
        let traits = search()
        latest = (view, traits)
        return traits
    }

    static func end() { latest = nil }
}
