// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the library that iOS teams know.

import Goldens
import UIKit

/// Tablets, in landscape and with the whole screen unless told otherwise.
extension ViewImageConfig {
    public static let iPadMini = iPadMini(.landscape(splits: .full))
    public static let iPad9_7 = iPad9_7(.landscape(splits: .full))
    public static let iPad10_2 = iPad10_2(.landscape(splits: .full))
    public static let iPadPro10_5 = iPadPro10_5(.landscape(splits: .full))
    public static let iPadPro11 = iPadPro11(.landscape(splits: .full))
    public static let iPadPro12_9 = iPadPro12_9(.landscape(splits: .full))
    public static let iPadMini8_3 = iPadMini8_3(.landscape(splits: .full))
    public static let iPad10_9 = iPad10_9(.landscape(splits: .full))
    public static let iPadAir11 = iPadAir11(.landscape(splits: .full))
    public static let iPadAir13 = iPadAir13(.landscape(splits: .full))
    public static let iPadPro11M4 = iPadPro11M4(.landscape(splits: .full))
    public static let iPadPro13 = iPadPro13(.landscape(splits: .full))

    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        iPadMini(orientation == .portrait ? .portrait(splits: .full) : .landscape(splits: .full))
    }

    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig(.known("ipad-9-7"), orientation)
    }

    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
        iPad9_7(orientation == .portrait ? .portrait(splits: .full) : .landscape(splits: .full))
    }

    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig(.known("ipad-9-7"), orientation)
    }

    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
        iPad10_2(orientation == .portrait ? .portrait(splits: .full) : .landscape(splits: .full))
    }

    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig(.known("ipad-9th-generation"), orientation)
    }

    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro10_5(orientation == .portrait ? .portrait(splits: .full) : .landscape(splits: .full))
    }

    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig(.known("ipad-pro-10-5"), orientation)
    }

    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro11(orientation == .portrait ? .portrait(splits: .full) : .landscape(splits: .full))
    }

    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig(.known("ipad-pro-11-4th-generation"), orientation)
    }

    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro12_9(orientation == .portrait ? .portrait(splits: .full) : .landscape(splits: .full))
    }

    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig(.known("ipad-pro-12-9"), orientation)
    }

    public static func iPadMini8_3(_ orientation: Orientation) -> ViewImageConfig {
        iPadMini8_3(orientation == .portrait ? .portrait(splits: .full) : .landscape(splits: .full))
    }

    public static func iPadMini8_3(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig(.known("ipad-mini"), orientation)
    }

    public static func iPad10_9(_ orientation: Orientation) -> ViewImageConfig {
        iPad10_9(orientation == .portrait ? .portrait(splits: .full) : .landscape(splits: .full))
    }

    public static func iPad10_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig(.known("ipad-10th-generation"), orientation)
    }

    public static func iPadAir11(_ orientation: Orientation) -> ViewImageConfig {
        iPadAir11(orientation == .portrait ? .portrait(splits: .full) : .landscape(splits: .full))
    }

    public static func iPadAir11(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig(.known("ipad-air-11"), orientation)
    }

    public static func iPadAir13(_ orientation: Orientation) -> ViewImageConfig {
        iPadAir13(orientation == .portrait ? .portrait(splits: .full) : .landscape(splits: .full))
    }

    public static func iPadAir13(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig(.known("ipad-air-13"), orientation)
    }

    public static func iPadPro11M4(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro11M4(orientation == .portrait ? .portrait(splits: .full) : .landscape(splits: .full))
    }

    public static func iPadPro11M4(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig(.known("ipad-pro-11"), orientation)
    }

    public static func iPadPro13(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro13(orientation == .portrait ? .portrait(splits: .full) : .landscape(splits: .full))
    }

    public static func iPadPro13(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig(.known("ipad-pro-13"), orientation)
    }
}
