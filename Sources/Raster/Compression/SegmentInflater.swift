internal import CISAL

/// Owns an ISA-L decompressor for pieces of a deflate stream (RFC 1951) that end on a byte boundary and refer to nothing
/// before them, as `PNGCompressor` makes them.
@safe
final class SegmentInflater {
    private let state: UnsafeMutablePointer<inflate_state>
    private var input: [UInt8] = []

    /// An empty last block: a piece before the last one is whole if the stream may end after it.
    private static let end: [UInt8] = [1, 0, 0, 0xFF, 0xFF]

    init() {
        unsafe state = .allocate(capacity: 1)
    }

    deinit {
        unsafe state.deallocate()
    }

    /// Decompresses a piece; whether it is whole and gives exactly as many bytes as `output` has.
    ///
    /// - Parameter isLast: whether the piece ends the stream itself.
    @unsafe
    func inflate(
        _ piece: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: UnsafeMutableBufferPointer<UInt8>
    ) -> Bool {
        input.removeAll(keepingCapacity: true)
        unsafe input.append(contentsOf: piece)
        if !isLast { input += Self.end }
        unsafe isal_inflate_init(state)
        unsafe state.pointee.next_out = output.baseAddress
        unsafe state.pointee.avail_out = UInt32(output.count)
        return unsafe input.withUnsafeMutableBufferPointer { input in
            unsafe state.pointee.next_in = input.baseAddress
            unsafe state.pointee.avail_in = UInt32(input.count)
            return unsafe isal_inflate_stateless(state) == ISAL_DECOMP_OK && state.pointee.avail_in == 0
                && state.pointee.avail_out == 0
        }
    }
}
