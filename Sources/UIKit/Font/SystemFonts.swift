import Foundation
internal import Synchronization
import Typesetting

/// The system fonts that were asked for: each is one object for all, as on iOS, so that equal ones are found to be so at once.
enum SystemFonts {
    private struct Key: Hashable {
        let size: CGFloat
        let weight: CGFloat
    }

    private static let known = Mutex<[Key: UIFont]>([:])
    /// Apps have some dozen; one whose text grows in an animation begins anew at times.
    private static let capacity = 256

    static func font(size: CGFloat, weight: CGFloat) -> UIFont {
        known.withLock { known in
            let key = Key(size: size, weight: weight)
            if let font = known[key] { return font }
            let font = UIFont(request: FontRequest(size: size, weight: weight))
            // A size that is not a number is no key.
            guard size == size, weight == weight else { return font }
            if known.count == capacity { known = [:] }
            known[key] = font
            return font
        }
    }
}
