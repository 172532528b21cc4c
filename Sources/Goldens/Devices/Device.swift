/// A screen that views are laid out for: its size in points, pixels a point, and safe areas in portrait.
package struct Device: Equatable, Sendable {
    package enum Idiom: Equatable, Sendable { case phone, pad }

    /// Its name on the command line, in kebab case: `iphone-15-pro`.
    package let id: String
    package let width: Double
    package let height: Double
    /// Pixels a point.
    package let scale: Int
    /// The safe area's insets in points; those at the sides are zero in portrait.
    package let safeAreaTop: Double
    package let safeAreaBottom: Double
    package let idiom: Idiom

    /// What a scene is laid out for when neither device nor width is given.
    package static let standard = Device.phone("iphone-15", 393, 852, scale: 3, top: 59)
}
