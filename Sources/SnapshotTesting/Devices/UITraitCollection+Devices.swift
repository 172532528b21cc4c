// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the library that iOS teams know.

public import UIKit

/// The traits of devices alone, as parts of other collections.
extension UITraitCollection {
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneSe(orientation).traits
    }

    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone8(orientation).traits
    }

    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone8Plus(orientation).traits
    }

    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneX(orientation).traits
    }

    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneXsMax(orientation).traits
    }

    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneXr(orientation).traits
    }

    public static func iPhone11(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone11(orientation).traits
    }

    public static func iPhone11Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone11Pro(orientation).traits
    }

    public static func iPhone11ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone11ProMax(orientation).traits
    }

    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone12(orientation).traits
    }

    public static func iPhone12Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone12Mini(orientation).traits
    }

    public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone12Pro(orientation).traits
    }

    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone12ProMax(orientation).traits
    }

    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13(orientation).traits
    }

    public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13Mini(orientation).traits
    }

    public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13Pro(orientation).traits
    }

    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13ProMax(orientation).traits
    }

    public static func iPhone14(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone14(orientation).traits
    }

    public static func iPhone14Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone14Plus(orientation).traits
    }

    public static func iPhone14Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone14Pro(orientation).traits
    }

    public static func iPhone14ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone14ProMax(orientation).traits
    }

    public static func iPhone15(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone15(orientation).traits
    }

    public static func iPhone15Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone15Plus(orientation).traits
    }

    public static func iPhone15Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone15Pro(orientation).traits
    }

    public static func iPhone15ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone15ProMax(orientation).traits
    }

    public static func iPhone16(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone16(orientation).traits
    }

    public static func iPhone16e(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone16e(orientation).traits
    }

    public static func iPhone16Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone16Plus(orientation).traits
    }

    public static func iPhone16Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone16Pro(orientation).traits
    }

    public static func iPhone16ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone16ProMax(orientation).traits
    }

    public static func iPhone17(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone17(orientation).traits
    }

    public static func iPhone17Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone17Pro(orientation).traits
    }

    public static func iPhone17ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone17ProMax(orientation).traits
    }

    public static func iPhoneAir(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneAir(orientation).traits
    }

    public static var iPadMini: UITraitCollection { ViewImageConfig.iPadMini.traits }
    public static var iPad9_7: UITraitCollection { ViewImageConfig.iPad9_7.traits }
    public static var iPad10_2: UITraitCollection { ViewImageConfig.iPad10_2.traits }
    public static var iPadPro10_5: UITraitCollection { ViewImageConfig.iPadPro10_5.traits }
    public static var iPadPro11: UITraitCollection { ViewImageConfig.iPadPro11.traits }
    public static var iPadPro12_9: UITraitCollection { ViewImageConfig.iPadPro12_9.traits }
    public static var iPadMini8_3: UITraitCollection { ViewImageConfig.iPadMini8_3.traits }
    public static var iPad10_9: UITraitCollection { ViewImageConfig.iPad10_9.traits }
    public static var iPadAir11: UITraitCollection { ViewImageConfig.iPadAir11.traits }
    public static var iPadAir13: UITraitCollection { ViewImageConfig.iPadAir13.traits }
    public static var iPadPro11M4: UITraitCollection { ViewImageConfig.iPadPro11M4.traits }
    public static var iPadPro13: UITraitCollection { ViewImageConfig.iPadPro13.traits }
}
