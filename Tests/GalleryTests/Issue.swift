import Gallery

/// The app's issue: the testing library has a type of the same name.
typealias Issue = Gallery.Issue
