/// What a film's cell may get wrong, each seen in many apps.
package enum MovieMistake: String, Sendable, CaseIterable {
    /// The labels hug their texts alike: which of them is stretched is left open.
    case withoutHugging = "without-hugging"
    /// Nothing reaches the bottom: no height can be found.
    case withoutBottom = "without-bottom"
    /// The constraints are on the cell rather than on its `contentView`.
    case outsideContentView = "outside-content-view"
}
