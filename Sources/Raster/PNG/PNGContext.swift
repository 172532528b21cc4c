internal import CSPNG

/// Owns a libspng decoder over memory that the caller keeps.
@safe
struct PNGContext: ~Copyable {
    private let context: OpaquePointer

    @unsafe
    init(_ bytes: UnsafeRawBufferPointer) throws(RasterError) {
        guard let made = unsafe spng_ctx_new(0) else { throw .png(.malformed(code: Int(SPNG_EMEM.rawValue))) }
        let status = unsafe spng_set_png_buffer(made, bytes.baseAddress, bytes.count)
        guard status == SPNG_OK.rawValue else {
            unsafe spng_ctx_free(made)
            throw .png(.malformed(code: Int(status)))
        }
        unsafe context = unsafe made
    }

    deinit {
        unsafe spng_ctx_free(context)
    }

    func limit(chunk: Int, cache: Int) throws(RasterError) {
        try check(unsafe spng_set_chunk_limits(context, chunk, cache))
    }

    func header() throws(RasterError) -> PNGHeader {
        var header = spng_ihdr()
        try check(unsafe spng_get_ihdr(context, &header))
        let channels =
            switch Int(header.color_type) {
            case 2: 3
            case 4: 2
            case 6: 4
            default: 1
            }
        return PNGHeader(
            width: Int(header.width), height: Int(header.height),
            rowBits: Int(header.width) * channels * Int(header.bit_depth),
            layout: PNGLayout(
                bitsPerChannel: Int(header.bit_depth), isInterlaced: header.interlace_method != 0,
                hasPalette: header.color_type == 3, isGray: header.color_type == 0 || header.color_type == 4))
    }

    /// RGBA with straight alpha, four bytes a pixel.
    @unsafe
    func decode(into bytes: UnsafeMutableRawBufferPointer) throws(RasterError) {
        let flags = Int32(SPNG_DECODE_TRNS.rawValue)
        try check(
            unsafe spng_decode_image(
                context, bytes.baseAddress, bytes.count, Int32(SPNG_FMT_RGBA8.rawValue), flags))
    }

    /// Texts and density, after the picture is decoded: chunks may follow it.
    func metadata() throws(RasterError) -> (text: [PNGText], density: Int?) {
        try check(unsafe spng_decode_chunks(context))
        var density = spng_phys()
        let hasDensity = unsafe spng_get_phys(context, &density) == SPNG_OK.rawValue && density.unit_specifier == 1
        return (try texts(), hasDensity ? Int(density.ppu_x) : nil)
    }

    private func texts() throws(RasterError) -> [PNGText] {
        var count: UInt32 = 0
        let status = unsafe spng_get_text(context, nil, &count)
        if status == Int32(SPNG_ECHUNKAVAIL.rawValue) { return [] }
        try check(status)
        var chunks = unsafe [spng_text](repeating: spng_text(), count: Int(count))
        try check(unsafe spng_get_text(context, &chunks, &count))
        return unsafe chunks.map { chunk in
            unsafe PNGText(keyword: Self.latin1(chunk.keywordBytes), text: chunk.string)
        }
    }

    /// Turns libspng's status into an error.
    private func check(_ status: Int32) throws(RasterError) {
        switch status {
        case Int32(SPNG_OK.rawValue): return
        case SPNG_IO_EOF.rawValue, Int32(SPNG_EIDAT_TOO_SHORT.rawValue): throw .png(.truncated)
        case Int32(SPNG_ESIGNATURE.rawValue): throw .png(.signature)
        default: throw .png(.malformed(code: Int(status)))
        }
    }

    fileprivate static func latin1(_ bytes: [UInt8]) -> String {
        String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}

extension spng_text {
    fileprivate var keywordBytes: [UInt8] {
        unsafe withUnsafeBytes(of: keyword) { unsafe Array($0.prefix { $0 != 0 }) }
    }

    /// UTF-8 in `iTXt`, Latin-1 in the others.
    fileprivate var string: String {
        guard let start = unsafe text, unsafe length > 0 else { return "" }
        let bytes = unsafe UnsafeRawBufferPointer(start: start, count: length)
        let isUnicode = unsafe type == Int32(SPNG_ITXT.rawValue)
        return unsafe isUnicode ? String(decoding: bytes, as: UTF8.self) : PNGContext.latin1(Array(bytes))
    }
}
