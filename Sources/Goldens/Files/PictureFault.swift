package import Raster

/// Why a file is no picture that pixels are compared with, in words that follow its path.
package enum PictureFault {
    /// - Parameter error: what decoding the file threw.
    package static func reason(_ error: RasterError, of file: [UInt8]) -> String {
        switch error {
        case .png(.signature): "it is no PNG file\(kind(of: file).map { ", but \($0)" } ?? "")"
        case .png(.truncated): "the PNG file ends before its picture does"
        case .png(.malformed(let code)): "the PNG file is damaged (libspng's error \(code))"
        case .pictureTooLarge(let width, let height, let sideLimit, let pixelLimit):
            "it has \(Number.text(width)) x \(Number.text(height)) pixels, the limit is \(sideLimit) a side and "
                + "\(pixelLimit / 1_000_000) million in all"
        default: "it is no PNG that can be decoded (\(error))"
        }
    }

    /// What a picture is that no golden of ours is, as other programs write them; nil for one of our kind.
    static func reason(_ layout: PNGLayout) -> String? {
        let kinds = [
            layout.isInterlaced ? "interlaced" : nil, layout.hasPalette ? "paletted" : nil,
            layout.bitsPerChannel > 8 ? "of \(layout.bitsPerChannel) bits a channel" : nil,
            layout.isGray ? "gray" : nil,
        ].compactMap(\.self)
        return kinds.isEmpty ? nil : kinds.joined(separator: ", ")
    }

    /// By what files of common kinds begin with.
    private static func kind(of file: [UInt8]) -> String? {
        if file.isEmpty { return "empty" }
        let begins = { (text: String) in file.starts(with: text.utf8) }
        let holds = { (text: String, offset: Int) in file.dropFirst(offset).starts(with: text.utf8) }
        if file.starts(with: [0xFF, 0xD8, 0xFF]) { return "a JPEG file" }
        if begins("GIF8") { return "a GIF file" }
        if begins("RIFF"), holds("WEBP", 8) { return "a WebP file" }
        if holds("ftyp", 4) { return "a HEIC or AVIF file" }
        if begins("BM") { return "a BMP file" }
        if begins("II*\0") || begins("MM\0*") { return "a TIFF file" }
        if begins("%PDF") { return "a PDF file" }
        if begins("version https://git-lfs.github.com") { return "a pointer of Git LFS: run 'git lfs pull'" }
        return begins("<<<<<<< ") ? "text with conflicts of a merge" : nil
    }
}
