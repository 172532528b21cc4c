internal import CISAL

/// Compresses data whole into a zlib stream (RFC 1950), such as browsers unpack.
package enum ZlibStream {
    private static let outputSize = 1 << 16

    /// The same bytes for the same data.
    ///
    /// - Throws: `RasterError.compression` for data that ISA-L refuses, as that of 4 GiB and more.
    package static func compressed(_ data: [UInt8]) throws(RasterError) -> [UInt8] {
        guard let size = UInt32(exactly: data.count) else { throw .compression(status: 0) }
        let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
        defer { unsafe stream.deallocate() }
        // Level 0 keeps its tables in the stream; level 1 makes text hardly smaller.
        unsafe isal_deflate_init(stream)
        unsafe stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
        unsafe stream.pointee.end_of_stream = 1
        var (input, result) = (data, [UInt8]())
        result.reserveCapacity(data.count / 8 + 64)
        var output = [UInt8](repeating: 0, count: outputSize)
        let status = unsafe input.withUnsafeMutableBufferPointer { input in
            unsafe stream.pointee.next_in = input.baseAddress
            unsafe stream.pointee.avail_in = size
            return unsafe drain(stream, through: &output, into: &result)
        }
        guard status == COMP_OK else { throw .compression(status: Int(status)) }
        return result
    }

    @unsafe
    private static func drain(
        _ stream: UnsafeMutablePointer<isal_zstream>, through output: inout [UInt8], into result: inout [UInt8]
    ) -> Int32 {
        repeat {
            let status = unsafe output.withUnsafeMutableBufferPointer { output in
                unsafe stream.pointee.next_out = output.baseAddress
                unsafe stream.pointee.avail_out = UInt32(output.count)
                return unsafe isal_deflate(stream)
            }
            guard status == COMP_OK else { return status }
            result += output.prefix(output.count - Int(unsafe stream.pointee.avail_out))
        } while unsafe stream.pointee.avail_out == 0
        return COMP_OK
    }
}
