public import Foundation

/// A fixed colour in sRGB or gray, as layers take it.
public final class CGColor: Hashable, Sendable {
    package let storage: ColorComponents

    package init(storage: ColorComponents) {
        self.storage = storage
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(storage: .rgb(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(storage: .gray(white: gray, alpha: alpha))
    }

    public var alpha: CGFloat { storage.alpha }

    /// Red, green, blue, alpha; or gray, alpha.
    public var components: [CGFloat]? {
        switch storage {
        case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha]
        case .gray(let white, let alpha): [white, alpha]
        }
    }

    /// The count of `components`: 4 or 2.
    public var numberOfComponents: Int {
        switch storage {
        case .rgb: 4
        case .gray: 2
        }
    }

    public func copy() -> CGColor? { self }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(storage: storage.withAlpha(alpha))
    }

    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right || left.storage == right.storage
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage)
    }
}
