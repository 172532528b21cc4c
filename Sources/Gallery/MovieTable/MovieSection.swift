/// The sections of a film's screen, from the top.
enum MovieSection: Int, CaseIterable {
    case description, reviews
}
