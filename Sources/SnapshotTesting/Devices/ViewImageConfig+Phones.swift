import Goldens
import UIKit

/// Phones, in portrait unless an orientation is given.
extension ViewImageConfig {
    public static let iPhoneSe = iPhoneSe(.portrait)
    public static let iPhone8 = iPhone8(.portrait)
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    public static let iPhoneX = iPhoneX(.portrait)
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static let iPhoneXr = iPhoneXr(.portrait)
    public static let iPhone11 = iPhone11(.portrait)
    public static let iPhone11Pro = iPhone11Pro(.portrait)
    public static let iPhone11ProMax = iPhone11ProMax(.portrait)
    public static let iPhone12 = iPhone12(.portrait)
    public static let iPhone12Mini = iPhone12Mini(.portrait)
    public static let iPhone12Pro = iPhone12Pro(.portrait)
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static let iPhone13 = iPhone13(.portrait)
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    public static let iPhone14 = iPhone14(.portrait)
    public static let iPhone14Plus = iPhone14Plus(.portrait)
    public static let iPhone14Pro = iPhone14Pro(.portrait)
    public static let iPhone14ProMax = iPhone14ProMax(.portrait)
    public static let iPhone15 = iPhone15(.portrait)
    public static let iPhone15Plus = iPhone15Plus(.portrait)
    public static let iPhone15Pro = iPhone15Pro(.portrait)
    public static let iPhone15ProMax = iPhone15ProMax(.portrait)
    public static let iPhone16 = iPhone16(.portrait)
    public static let iPhone16e = iPhone16e(.portrait)
    public static let iPhone16Plus = iPhone16Plus(.portrait)
    public static let iPhone16Pro = iPhone16Pro(.portrait)
    public static let iPhone16ProMax = iPhone16ProMax(.portrait)
    public static let iPhone17 = iPhone17(.portrait)
    public static let iPhone17Pro = iPhone17Pro(.portrait)
    public static let iPhone17ProMax = iPhone17ProMax(.portrait)
    public static let iPhoneAir = iPhoneAir(.portrait)

    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-se-1st-generation"), orientation)
    }

    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-se"), orientation)
    }

    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-8-plus"), orientation)
    }

    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-11-pro"), orientation)
    }

    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-11-pro-max"), orientation)
    }

    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-11"), orientation)
    }

    public static func iPhone11(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-11"), orientation)
    }

    public static func iPhone11Pro(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-11-pro"), orientation)
    }

    public static func iPhone11ProMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-11-pro-max"), orientation)
    }

    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-12"), orientation)
    }

    public static func iPhone12Mini(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-12-mini"), orientation)
    }

    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-12-pro"), orientation)
    }

    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-12-pro-max"), orientation)
    }

    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-13"), orientation)
    }

    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-13-mini"), orientation)
    }

    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-13-pro"), orientation)
    }

    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-13-pro-max"), orientation)
    }

    public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-14"), orientation)
    }

    public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-14-plus"), orientation)
    }

    public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-14-pro"), orientation)
    }

    public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-14-pro-max"), orientation)
    }

    public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-15"), orientation)
    }

    public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-15-plus"), orientation)
    }

    public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-15-pro"), orientation)
    }

    public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-15-pro-max"), orientation)
    }

    public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-16"), orientation)
    }

    public static func iPhone16e(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-16e"), orientation)
    }

    public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-16-plus"), orientation)
    }

    public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-16-pro"), orientation)
    }

    public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-16-pro-max"), orientation)
    }

    public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-17"), orientation)
    }

    public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-17-pro"), orientation)
    }

    public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-17-pro-max"), orientation)
    }

    public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.known("iphone-air"), orientation)
    }
}
