internal import CISAL

/// Owns an ISA-L decompressor of one zlib stream (RFC 1950) that comes in parts.
@safe
final class Inflater {
    private let state: UnsafeMutablePointer<inflate_state>

    init() {
        unsafe state = .allocate(capacity: 1)
        unsafe isal_inflate_init(state)
        // The header is read, and the checksum at the end compared.
        unsafe state.pointee.crc_flag = UInt32(ISAL_ZLIB)
    }

    deinit {
        unsafe state.deallocate()
    }

    /// Whether the stream has ended, with the checksum that it should have.
    var isFinished: Bool { unsafe state.pointee.block_state == ISAL_BLOCK_FINISH }

    /// Whether all input was taken.
    var needsInput: Bool { unsafe state.pointee.avail_in == 0 }

    /// Sets the next part of the stream, which has to stay where it is until it is taken.
    @unsafe
    func take(_ input: UnsafeBufferPointer<UInt8>) {
        unsafe state.pointee.next_in = unsafe UnsafeMutablePointer(mutating: input.baseAddress)
        unsafe state.pointee.avail_in = UInt32(input.count)
    }

    /// Decompresses what the input gives, up to the size of `output`, and returns how much that is; nil where the stream is
    /// damaged.
    @unsafe
    func inflate(into output: UnsafeMutableBufferPointer<UInt8>) -> Int? {
        unsafe state.pointee.next_out = output.baseAddress
        unsafe state.pointee.avail_out = UInt32(output.count)
        guard unsafe isal_inflate(state) == ISAL_DECOMP_OK else { return nil }
        return output.count - Int(unsafe state.pointee.avail_out)
    }
}
