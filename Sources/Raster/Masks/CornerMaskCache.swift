internal import Synchronization

/// Corner masks by radius, shared by all renders of a rasterizer; holds at most `capacity` pixels, then starts anew.
final class CornerMaskCache: Sendable {
    private struct Contents {
        var masks: [Int: CornerMask] = [:]
        var pixels = 0
    }

    private static let capacity = 1 << 21
    private let contents = Mutex(Contents())

    /// - Parameter radius: in 1/256 pixel; nil for 0 and below, and above `CornerMask.largestRadius`.
    func mask(radius: Int) -> CornerMask? {
        guard radius > 0, radius <= CornerMask.largestRadius else { return nil }
        return contents.withLock { contents in
            if let known = contents.masks[radius] { return known }
            let mask = CornerMask(radius: radius)
            if contents.pixels + mask.size * mask.size > Self.capacity {
                contents = Contents()
            }
            contents.masks[radius] = mask
            contents.pixels += mask.size * mask.size
            return mask
        }
    }
}
