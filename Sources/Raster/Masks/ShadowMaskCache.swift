internal import Synchronization

/// Shadow masks by shape and blur, shared by all renders of a rasterizer; at most `capacity` bytes, then it starts anew.
final class ShadowMaskCache: Sendable {
    private struct Contents {
        var masks: [ShadowKey: ShadowMask] = [:]
        var bytes = 0
    }

    private static let capacity = 8 << 20
    private let contents = Mutex(Contents())

    func mask(
        _ key: ShadowKey, make: () throws(RasterError) -> ShadowMask
    ) throws(RasterError) -> ShadowMask {
        if let known = contents.withLock({ $0.masks[key] }) { return known }
        let mask = try make()
        contents.withLock { contents in
            if contents.bytes + mask.cost > Self.capacity {
                contents = Contents()
            }
            if contents.masks.updateValue(mask, forKey: key) == nil {
                contents.bytes += mask.cost
            }
        }
        return mask
    }
}
