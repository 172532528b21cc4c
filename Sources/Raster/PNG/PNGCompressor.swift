internal import CISAL
internal import Foundation

/// Owns an ISA-L stream and its buffers: packs and compresses bands, one thread's worth.
///
/// ISA-L at level 1 without a filter is both the fastest and, on pictures of user interfaces, smaller than any filter
/// makes them. A segment ends on a byte boundary and refers to nothing before it, so segments can be made in any order.
@safe
final class PNGCompressor {
    /// Packed bytes given to ISA-L at a time. What it emits depends on this, so it is fixed.
    private static let batch = 1 << 17
    private static let outputSize = 1 << 16
    /// One byte more than level 1 looks ahead. Where it codes a segment's first byte, ISA-L 2.30 hashes a part of the
    /// stream's address in place of the bytes that follow, and what it finds depends on it: one list in 500 had other
    /// bytes. A first helping of this size ends after that byte, and the next begins with hashes of its own.
    private static let firstHelping = 289

    private let stream: UnsafeMutablePointer<isal_zstream>
    private let ownsStream: Bool
    private let level: UnsafeMutablePointer<UInt8>
    private let output: UnsafeMutablePointer<UInt8>
    private let packed: UnsafeMutablePointer<UInt8>
    private let format: PNGFormat
    private let batchRows: Int

    convenience init(_ format: PNGFormat) {
        unsafe self.init(format, streamAt: nil)
    }

    /// - Parameter place: the caller's memory for the stream; nil has the compressor's own.
    init(_ format: PNGFormat, streamAt place: UnsafeMutablePointer<isal_zstream>?) {
        self.format = format
        batchRows = min(format.height, max(1, Self.batch / format.rowBytes))
        unsafe stream = unsafe place ?? .allocate(capacity: 1)
        ownsStream = unsafe place == nil
        unsafe level = .allocate(capacity: Int(offscreen_isal_level_1_buffer_size))
        unsafe output = .allocate(capacity: Self.outputSize)
        unsafe packed = .allocate(capacity: batchRows * format.rowBytes)
        unsafe packed.initialize(repeating: 0, count: batchRows * format.rowBytes)
    }

    deinit {
        if ownsStream { unsafe stream.deallocate() }
        unsafe level.deallocate()
        unsafe output.deallocate()
        unsafe packed.deallocate()
    }

    /// Begins a segment of `size` packed bytes; one too small for a first helping is compressed at level 0.
    private func begin(size: Int) {
        unsafe isal_deflate_init(stream)
        unsafe stream.pointee.level = size > Self.firstHelping ? 1 : 0
        unsafe stream.pointee.level_buf = unsafe level
        unsafe stream.pointee.level_buf_size = offscreen_isal_level_1_buffer_size
        unsafe stream.pointee.gzip_flag = UInt16(IGZIP_DEFLATE)
    }

    /// Compresses the picture's rows `rows`; `pixels` holds exactly those.
    @unsafe
    func segment(_ pixels: UnsafePointer<UInt32>, rows: Range<Int>) throws(RasterError) -> PNGSegment {
        begin(size: rows.count * format.rowBytes)
        var chunk = PNGChunk.placeholder("IDAT")
        chunk.reserveCapacity(rows.count * format.rowBytes / 16 + 64)
        // A zlib header: deflate with a 32 KiB window, fastest level.
        if rows.lowerBound == 0 { chunk += [0x78, 0x01] }
        var checksum = Adler32()
        var first = rows.lowerBound
        while first < rows.upperBound {
            let count = min(batchRows, rows.upperBound - first)
            unsafe pack(pixels + (first - rows.lowerBound) * format.width, rows: count)
            first += count
            let bytes = count * format.rowBytes
            unsafe checksum.update(UnsafeBufferPointer(start: packed, count: bytes))
            let isFirst = unsafe stream.pointee.total_in == 0 && bytes > Self.firstHelping
            let helping = isFirst ? Self.firstHelping : 0
            if isFirst { try deflate(0..<helping, flush: NO_FLUSH, to: &chunk) }
            let endsPicture = first == format.height
            unsafe stream.pointee.end_of_stream = endsPicture ? 1 : 0
            let flush = first == rows.upperBound && !endsPicture ? SYNC_FLUSH : NO_FLUSH
            try deflate(helping..<bytes, flush: flush, to: &chunk)
        }
        PNGChunk.seal(&chunk)
        return PNGSegment(chunk: chunk, checksum: checksum, length: rows.count * format.rowBytes)
    }

    private func deflate(_ range: Range<Int>, flush: Int32, to chunk: inout [UInt8]) throws(RasterError) {
        unsafe stream.pointee.flush = UInt16(flush)
        unsafe stream.pointee.next_in = unsafe packed + range.lowerBound
        unsafe stream.pointee.avail_in = UInt32(range.count)
        repeat {
            unsafe stream.pointee.next_out = unsafe output
            unsafe stream.pointee.avail_out = UInt32(Self.outputSize)
            let status = unsafe isal_deflate(stream)
            guard status == COMP_OK else { throw .compression(status: Int(status)) }
            let made = Self.outputSize - Int(unsafe stream.pointee.avail_out)
            unsafe chunk.append(contentsOf: UnsafeBufferPointer(start: output, count: made))
        } while unsafe stream.pointee.avail_out == 0
    }

    /// Each row: filter byte 0, then the channels. A row equal to the one above, as many are, is copied.
    @unsafe
    private func pack(_ pixels: UnsafePointer<UInt32>, rows: Int) {
        for row in 0..<rows {
            let source = unsafe pixels + row * format.width
            let target = unsafe packed + row * format.rowBytes
            if row > 0, unsafe memcmp(source, source - format.width, format.width * 4) == 0 {
                unsafe target.update(from: target - format.rowBytes, count: format.rowBytes)
                continue
            }
            unsafe target.pointee = 0
            if format.isOpaque {
                unsafe PNGPacking.rgb(source, format.width, into: UnsafeMutableRawPointer(target + 1))
            } else {
                unsafe PNGPacking.rgba(source, format.width, into: UnsafeMutableRawPointer(target + 1))
            }
        }
    }
}
