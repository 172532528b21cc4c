/// A size that stands in for a view's own. Nil leaves an axis as it is.
struct ContentSizeOverride: Equatable {
    var width: CGFloat?
    var height: CGFloat?
}

/// The sizes that controls have by themselves in documents, where the tools that saved these had other ones than UIKit
/// now: the system of each Xcode drew its own. Sizes are those of the alignment rectangle.
///
/// Sources: the frames most common in public documents, by the version of the tools.
enum SavedSizes {
    /// Xcode 26: 63 by 28, of which 2 lie beside.
    static func `switch`(_ tools: Int) -> ContentSizeOverride? {
        tools >= 24000 ? ContentSizeOverride(width: 61, height: 28) : nil
    }

    static func slider(_ tools: Int) -> ContentSizeOverride? {
        tools >= 23000 ? ContentSizeOverride(height: 33) : nil
    }

    static func stepper(_ tools: Int) -> ContentSizeOverride? {
        tools < 14000 ? ContentSizeOverride(width: 94, height: 29) : nil
    }

    /// Before iOS 13, 29 high, of which 28 count.
    static func segmentedControl(_ tools: Int) -> ContentSizeOverride? {
        tools < 14000 ? ContentSizeOverride(height: 28) : nil
    }

    static func progressView(_ tools: Int) -> ContentSizeOverride? {
        tools < 17000 ? ContentSizeOverride(height: 2) : nil
    }

    /// Before iOS 14, 37 high and 39 wide for three dots.
    static func pageControl(pages: Int, _ tools: Int) -> ContentSizeOverride? {
        guard tools < 17000 else { return nil }
        return ContentSizeOverride(width: CGFloat(max(pages, 1)) * 16 - 9, height: 37)
    }

    static func roundedField(_ tools: Int) -> ContentSizeOverride? {
        tools < 17000 ? ContentSizeOverride(height: 30) : nil
    }

    static func roundButton(_ tools: Int) -> ContentSizeOverride {
        tools < 17000 ? ContentSizeOverride(width: 22, height: 22) : ContentSizeOverride(width: 25, height: 24)
    }

    static let pickerView = ContentSizeOverride(width: 320, height: 216)

    /// Wheels unless it is said otherwise.
    static func datePicker(style: String?) -> ContentSizeOverride {
        style == "compact" ? ContentSizeOverride(height: 34) : ContentSizeOverride(width: 320, height: 216)
    }

    static func searchBar(style: String?) -> ContentSizeOverride {
        ContentSizeOverride(height: style == "minimal" ? 44 : 56)
    }

    static let navigationBar = ContentSizeOverride(height: 44)
    static let toolbar = ContentSizeOverride(height: 44)
    static let tabBar = ContentSizeOverride(height: 49)
}
