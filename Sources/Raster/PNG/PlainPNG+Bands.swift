extension PlainPNG {
    /// Threads that decompress: two, as a run of tests has its own ways to use more.
    private static let threads = 2
    /// The zlib header that the encoder writes, and the checksum that ends a stream.
    private static let header: [UInt8] = [0x78, 0x01]
    private static let checksumLength = 4

    /// Decompresses the bands that the encoder made apart from each other, two at a time; nil for any other stream, which
    /// has to be read from its beginning to its end.
    func bandwiseBitmap(in file: UnsafeBufferPointer<UInt8>) -> Bitmap? {
        let bands = BandLayout(width: width, height: height)
        guard bands.count > 1, parts.count == bands.count + 1, parts[bands.count].count == Self.checksumLength,
            unsafe file[parts[0]].starts(with: Self.header)
        else { return nil }
        var checksum: Adler32?
        let pixels = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { buffer, initialized in
            guard let target = buffer.baseAddress else { return }
            checksum = try? unsafe decompress(bands, of: file, into: target)
            initialized = checksum == nil ? 0 : width * height
        }
        guard let checksum, Int(checksum.value) == (unsafe Self.word(at: parts[bands.count].lowerBound, in: file))
        else {
            return nil
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// - Throws: for a band that is not what the encoder makes.
    @unsafe
    private func decompress(
        _ bands: BandLayout, of file: UnsafeBufferPointer<UInt8>, into target: UnsafeMutablePointer<UInt32>
    ) throws(RasterError) -> Adler32 {
        // Bands share no pixel, and nobody writes to the file's bytes.
        nonisolated(unsafe) let (file, pixels) = unsafe (file, target)
        var checksum = Adler32()
        var band = 0
        try BandWork<Adler32>(count: bands.count).run(jobs: Self.threads) { () throws(RasterError) in
            let inflater = SegmentInflater()
            // Pixels are read four bytes at a time: one more than the last one has.
            var packed = [UInt8](repeating: 0, count: bands.bandHeight * format.rowBytes + 1)
            return { band throws(RasterError) in
                let rows = bands.rows(of: band)
                let piece = parts[band].dropFirst(band == 0 ? Self.header.count : 0)
                let sum = unsafe packed.withUnsafeMutableBufferPointer { packed -> Adler32? in
                    let bytes = unsafe UnsafeMutableBufferPointer(rebasing: packed[..<(rows.count * format.rowBytes)])
                    guard
                        unsafe inflater.inflate(
                            UnsafeBufferPointer(rebasing: file[piece]), isLast: band == bands.count - 1, into: bytes),
                        let start = bytes.baseAddress,
                        unsafe unpack(start, rows: rows.count, into: pixels + rows.lowerBound * width)
                    else { return nil }
                    var sum = Adler32()
                    unsafe sum.update(UnsafeBufferPointer(bytes))
                    return sum
                }
                guard let sum else { throw .png(.malformed(code: 0)) }
                return sum
            }
        } deliver: { sum in
            checksum.append(sum, count: bands.rows(of: band).count * format.rowBytes)
            band += 1
            return true
        }
        return checksum
    }
}
