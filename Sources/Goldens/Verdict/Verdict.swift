package import ImageComparison

/// What came of comparing a snapshot with its golden.
package enum Verdict: Sendable, Equatable {
    /// Frames and pixels are the golden's.
    case matches
    /// The pixels differ by no more than the test allows; how many do.
    case tolerated(pixels: Int)
    /// The golden was written, because that was asked for.
    case recorded(path: String)
    /// There is no golden, and recording was not asked for; with the foreign one that ours would stand beside, if there is one.
    case missing(path: String, foreign: String? = nil)
    /// The views' frames are not the golden's; with what else differs where the golden comes from other libraries, in words.
    case layoutDiffers(LayoutDifference, environment: [String] = [], path: String)
    /// The frames are the golden's, the pixels are not; with the texts and colours that changed, where they are known.
    case pictureDiffers(PictureDifference, details: LayoutDifference?, path: String)
    /// The golden comes from other fonts or libraries, so its pixels say nothing of the UI; what differs, in words. With
    /// other fonts views may have other frames, too.
    case environmentDiffers([String], layout: LayoutDifference?, path: String)

    /// Whether a test has to fail.
    package var isFailure: Bool {
        switch self {
        case .matches, .tolerated, .recorded, .environmentDiffers: false
        case .missing, .layoutDiffers, .pictureDiffers: true
        }
    }
}
