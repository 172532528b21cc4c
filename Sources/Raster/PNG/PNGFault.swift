/// Why bytes are not a PNG that can be decoded.
package enum PNGFault: Hashable, Sendable {
    /// The first eight bytes are not PNG's.
    case signature
    /// The file ends before its picture does.
    case truncated
    /// libspng's `spng_errno` for anything else.
    case malformed(code: Int)
}
