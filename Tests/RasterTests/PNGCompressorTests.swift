import CISAL
import Foundation
import Testing

@testable import Raster

@Suite("PNG compression")
struct PNGCompressorTests {
    /// One row whose first bytes, with the filter's zero, come again later, where nothing but their own hash finds them.
    private static let pixels = (0..<400).map { index in
        let color = (UInt32(index % 200 + 1) &* 2_654_435_761) >> 8
        return 0xFF00_0000 | (index == 199 ? color & 0xFFFF00 : color)
    }

    /// What the row gives with the stream at `place`.
    private func segment(at place: UnsafeMutablePointer<isal_zstream>?, width: Int) throws -> [UInt8] {
        let format = PNGFormat(width: width, height: 1, isOpaque: true)
        let compressor = unsafe PNGCompressor(format, streamAt: place)
        return try Self.pixels.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return [] }
            return try unsafe compressor.segment(start, rows: 0..<1).chunk
        }
    }

    /// ISA-L 2.30 hashes bits 16 to 47 of the stream's address into a table of 8,192 entries at a segment's second byte
    /// (`isal_deflate_icf_body_hash_hist_04`): of four times as many places about 30 give other bytes where nothing is
    /// done about it. A row of 80 pixels, 241 bytes, is shorter than the look-ahead.
    @Test("The bytes do not depend on where the stream lies", arguments: [400, 80])
    func address(width: Int) throws {
        let (step, count) = (1 << 16, 4 * 8192)
        let size = (count + 2) * step
        let region = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
        let memory = try unsafe #require(region)
        try unsafe #require(memory != MAP_FAILED)
        defer { unsafe munmap(memory, size) }
        let expected = try unsafe segment(at: nil, width: width)
        for index in 0..<count {
            let place = unsafe memory + index * step
            let bytes = try unsafe segment(at: place.assumingMemoryBound(to: isal_zstream.self), width: width)
            try #require(bytes == expected, "with the stream at place \(index)")
            unsafe madvise(place, 2 * step, MADV_DONTNEED)
        }
    }
}
