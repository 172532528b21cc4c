internal import Synchronization

/// Glyph masks by face, size, glyph and quarter pixel, shared by all threads and renders of a rasterizer.
///
/// Holds at most `capacity` bytes of masks and `instanceLimit` faces at a size; then it starts anew. Numbers of
/// instances are never given twice, so a mask cannot be taken for that of another face.
final class GlyphCache: Sendable {
    private static let capacity = 12 << 20
    private static let instanceLimit = 4096

    private struct InstanceKey: Hashable {
        let face: FontFace
        let size: Int
    }

    private struct Contents {
        var instances: [InstanceKey: GlyphInstance] = [:]
        var nextNumber: UInt32 = 0
        var masks: [UInt64: GlyphMask] = [:]
        var bytes = 0
    }

    private let contents = Mutex(Contents())

    /// One number for instance, glyph and quarter; nil where the glyph's index is beyond what any font has.
    static func key(_ instance: GlyphInstance, glyph: UInt32, quarter: Int) -> UInt64? {
        guard glyph < 1 << 30 else { return nil }
        return UInt64(instance.number) << 32 | UInt64(glyph) << 2 | UInt64(quarter)
    }

    /// - Parameter size: in 1/64 pixel.
    func instance(
        _ face: FontFace, size: Int, _ rasterizer: GlyphRasterizer
    ) throws(RasterError) -> GlyphInstance {
        let key = InstanceKey(face: face, size: size)
        if let known = contents.withLock({ $0.instances[key] }) { return known }
        let extents = try rasterizer.extents(face)
        return contents.withLock { contents in
            if let known = contents.instances[key] { return known }
            if contents.instances.count >= Self.instanceLimit {
                contents.instances = [:]
                contents.masks = [:]
                contents.bytes = 0
            }
            let instance = GlyphInstance(number: contents.nextNumber, size: size, extents: extents)
            contents.nextNumber &+= 1
            contents.instances[key] = instance
            return instance
        }
    }

    func mask(_ key: UInt64) -> GlyphMask? {
        contents.withLock { $0.masks[key] }
    }

    func insert(_ mask: GlyphMask, _ key: UInt64) {
        contents.withLock { contents in
            guard contents.masks[key] == nil else { return }
            if contents.bytes + mask.cost > Self.capacity {
                contents.masks = [:]
                contents.bytes = 0
            }
            contents.masks[key] = mask
            contents.bytes += mask.cost
        }
    }
}
