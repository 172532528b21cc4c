/// Arithmetic on premultiplied 8-bit pixels, two channels at a time, each product divided by 255 and rounded to nearest.
enum Blend {
    /// Both 16-bit lanes divided by 255; exact for lanes up to 65,025.
    @inline(__always)
    private static func dividedBy255(_ lanes: UInt32) -> UInt32 {
        let biased = lanes &+ 0x0080_0080
        return ((biased &+ ((biased >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    }

    /// `pixel` times `coverage` / 255.
    @inline(__always)
    static func scaled(_ pixel: UInt32, by coverage: UInt32) -> UInt32 {
        let even = dividedBy255((pixel & 0x00FF_00FF) &* coverage)
        let odd = dividedBy255(((pixel >> 8) & 0x00FF_00FF) &* coverage)
        return even | odd << 8
    }

    /// `source` over `destination` (Porter and Duff).
    @inline(__always)
    static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        source &+ scaled(destination, by: 255 &- (source >> 24))
    }

    /// `painted` where `coverage` is 255, `backdrop` where it is 0; equal arguments stay as they are.
    @inline(__always)
    static func mixed(_ backdrop: UInt32, _ painted: UInt32, _ coverage: UInt32) -> UInt32 {
        let rest = 255 &- coverage
        let even = dividedBy255((painted & 0x00FF_00FF) &* coverage &+ (backdrop & 0x00FF_00FF) &* rest)
        let odd = dividedBy255(
            ((painted >> 8) & 0x00FF_00FF) &* coverage &+ ((backdrop >> 8) & 0x00FF_00FF) &* rest)
        return even | odd << 8
    }

    /// The colour `source` through a mask: exact for an opaque colour on itself.
    @inline(__always)
    static func masked(_ source: UInt32, _ destination: UInt32, _ coverage: UInt32) -> UInt32 {
        source >> 24 == 255
            ? mixed(destination, source, coverage)
            : over(scaled(source, by: coverage), destination)
    }

    /// The product of two coverages.
    @inline(__always)
    static func product(_ first: UInt32, _ second: UInt32) -> UInt32 {
        let biased = first &* second &+ 128
        return (biased &+ (biased >> 8)) >> 8
    }
}
