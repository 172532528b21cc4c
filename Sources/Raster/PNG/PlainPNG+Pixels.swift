extension PlainPNG {
    /// Packed bytes that are unpacked at a time: they stay in a processor's second level cache.
    private static let batch = 1 << 18

    /// Decompresses the picture; nil for rows with a filter, which the encoder sets none, and for damaged data.
    func bitmap(in file: UnsafeBufferPointer<UInt8>) -> Bitmap? {
        unsafe bandwiseBitmap(in: file) ?? continuousBitmap(in: file)
    }

    /// Decompresses a stream from its beginning to its end, some rows at a time.
    private func continuousBitmap(in file: UnsafeBufferPointer<UInt8>) -> Bitmap? {
        let rowBytes = format.rowBytes
        let batchRows = min(height, max(1, Self.batch / rowBytes))
        // Pixels are read four bytes at a time: one more than the last one has.
        var packed = [UInt8](repeating: 0, count: batchRows * rowBytes + 1)
        var source = PartReader(parts: parts[...])
        var isWhole = true
        let pixels = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { buffer, initialized in
            guard let target = buffer.baseAddress else {
                isWhole = false
                return
            }
            var row = 0
            while row < height, isWhole {
                let count = min(batchRows, height - row)
                isWhole = unsafe packed.withUnsafeMutableBufferPointer { packed in
                    let rows = unsafe UnsafeMutableBufferPointer(rebasing: packed[..<(count * rowBytes)])
                    guard unsafe source.read(from: file, into: rows), let start = rows.baseAddress else {
                        return false
                    }
                    return unsafe unpack(start, rows: count, into: target + row * width)
                }
                row += count
            }
            if isWhole { isWhole = unsafe source.ends(in: file) }
            initialized = isWhole ? width * height : 0
        }
        return isWhole ? Bitmap(width: width, height: height, pixels: pixels) : nil
    }

    /// False where a row has a filter.
    @unsafe
    func unpack(_ packed: UnsafePointer<UInt8>, rows: Int, into pixels: UnsafeMutablePointer<UInt32>) -> Bool {
        for row in 0..<rows {
            let source = unsafe packed + row * format.rowBytes
            guard unsafe source.pointee == 0 else { return false }
            let target = unsafe pixels + row * width
            if isOpaque {
                unsafe PNGUnpacking.rgb(source + 1, width, into: target)
            } else {
                unsafe PNGUnpacking.rgba(source + 1, width, into: target)
            }
        }
        return true
    }
}

/// The zlib stream that a file's parts make together.
private struct PartReader {
    var parts: ArraySlice<Range<Int>>
    private let inflater = Inflater()

    init(parts: ArraySlice<Range<Int>>) {
        self.parts = parts
    }

    /// Fills `output`; false where the stream is damaged or ends before.
    @unsafe
    mutating func read(from file: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>) -> Bool {
        var filled = 0
        while filled < output.count {
            if inflater.needsInput, let part = parts.popFirst() {
                unsafe inflater.take(UnsafeBufferPointer(rebasing: file[part]))
            }
            let rest = unsafe UnsafeMutableBufferPointer(rebasing: output[filled...])
            guard let count = unsafe inflater.inflate(into: rest) else { return false }
            // Bytes that give nothing are damaged.
            if count == 0, parts.isEmpty || !inflater.needsInput { return false }
            filled += count
        }
        return true
    }

    /// Whether the stream ends here, as it should.
    @unsafe
    mutating func ends(in file: UnsafeBufferPointer<UInt8>) -> Bool {
        var beyond: [UInt8] = [0]
        while !inflater.isFinished {
            if inflater.needsInput {
                guard let part = parts.popFirst() else { return false }
                unsafe inflater.take(UnsafeBufferPointer(rebasing: file[part]))
            }
            let count = unsafe beyond.withUnsafeMutableBufferPointer { unsafe inflater.inflate(into: $0) }
            guard count == 0, inflater.needsInput || inflater.isFinished else { return false }
        }
        return inflater.needsInput && parts.allSatisfy(\.isEmpty)
    }
}
