import UIKit

extension UIColor {
    /// The colour that stands for a status, in GitHub's terms: green for open, purple for done, red for given up.
    static func status(_ status: Issue.Status) -> UIColor {
        switch status {
        case .open, .pullRequestOpen: statusGreen
        case .completed, .pullRequestMerged: statusPurple
        case .notPlanned, .pullRequestDraft: statusGray
        case .pullRequestClosed: statusRed
        }
    }

    private static let statusGreen = dynamic(light: rgb(0x1A, 0x7F, 0x37), dark: rgb(0x3F, 0xB9, 0x50))
    private static let statusPurple = dynamic(light: rgb(0x82, 0x50, 0xDF), dark: rgb(0xA3, 0x71, 0xF7))
    private static let statusGray = dynamic(light: rgb(0x59, 0x63, 0x6E), dark: rgb(0x91, 0x98, 0xA1))
    private static let statusRed = dynamic(light: rgb(0xD1, 0x24, 0x2F), dark: rgb(0xF8, 0x51, 0x49))

    /// A colour that follows the appearance.
    private static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }
}
