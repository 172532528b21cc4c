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

    private let stream: UnsafeMutablePointer<isal_zstream>
    private let level: UnsafeMutablePointer<UInt8>
    private let output: UnsafeMutablePointer<UInt8>
    private let packed: UnsafeMutablePointer<UInt8>
    private let format: PNGFormat
    private let batchRows: Int

    init(_ format: PNGFormat) {
        self.format = format
        batchRows = max(1, Self.batch / format.rowBytes)
        let levelSize = Int(offscreen_isal_level_1_buffer_size)
        unsafe stream = .allocate(capacity: 1)
        unsafe level = .allocate(capacity: levelSize)
        unsafe output = .allocate(capacity: Self.outputSize)
        unsafe packed = .allocate(capacity: batchRows * format.rowBytes)
        unsafe packed.initialize(repeating: 0, count: batchRows * format.rowBytes)
    }

    /// Begins a segment with all of ISA-L's memory as good as new: its matches, and so its bytes, depend on what it
    /// finds there, be it left from a former segment or from whoever had the memory before.
    private func begin() {
        let levelSize = Int(offscreen_isal_level_1_buffer_size)
        unsafe memset(stream, 0, MemoryLayout<isal_zstream>.size)
        unsafe memset(level, 0, levelSize)
        unsafe isal_deflate_init(stream)
        unsafe stream.pointee.level = 1
        unsafe stream.pointee.level_buf = unsafe level
        unsafe stream.pointee.level_buf_size = UInt32(levelSize)
        unsafe stream.pointee.gzip_flag = UInt16(IGZIP_DEFLATE)
    }

    deinit {
        unsafe stream.deallocate()
        unsafe level.deallocate()
        unsafe output.deallocate()
        unsafe packed.deallocate()
    }

    /// Compresses the picture's rows `rows`; `pixels` holds exactly those.
    @unsafe
    func segment(_ pixels: UnsafePointer<UInt32>, rows: Range<Int>) throws(RasterError) -> PNGSegment {
        begin()
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
            let endsPicture = first == format.height
            unsafe stream.pointee.end_of_stream = endsPicture ? 1 : 0
            unsafe stream.pointee.flush = UInt16(first == rows.upperBound && !endsPicture ? SYNC_FLUSH : NO_FLUSH)
            try deflate(bytes, to: &chunk)
        }
        PNGChunk.seal(&chunk)
        return PNGSegment(chunk: chunk, checksum: checksum, length: rows.count * format.rowBytes)
    }

    private func deflate(_ count: Int, to chunk: inout [UInt8]) throws(RasterError) {
        unsafe stream.pointee.next_in = unsafe packed
        unsafe stream.pointee.avail_in = UInt32(count)
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
