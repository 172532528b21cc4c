import UIKit

/// A section of the table samples.
struct TableSampleSection {
    let title: String?
    var note: String?
    let rows: [TableSampleRow]

    @MainActor static let all = [
        TableSampleSection(
            title: "Cell styles",
            rows: [
                TableSampleRow("A title"),
                TableSampleRow("A title beside an image", image: .systemGreen),
                TableSampleRow("Seoul Station", detail: "Line 1, Line 4, Airport Railroad", style: .subtitle),
                TableSampleRow(
                    "Gwanghwamun", detail: "Line 5", style: .subtitle, image: .systemIndigo,
                    accessory: .disclosureIndicator),
                TableSampleRow("Language", detail: "한국어", style: .value1, accessory: .disclosureIndicator),
                TableSampleRow("mobile", detail: "+82 2-120", style: .value2),
            ]),
        TableSampleSection(
            title: "Accessories",
            note: "Rows that are selected look gray. A note may take more than one line below its rows.",
            rows: [
                TableSampleRow("Disclosure indicator", accessory: .disclosureIndicator),
                TableSampleRow("Checkmark, selected", accessory: .checkmark),
                TableSampleRow("Detail button", accessory: .detailButton),
                TableSampleRow("Detail disclosure button", accessory: .detailDisclosureButton),
                TableSampleRow("Switch", isSwitch: true),
            ]),
        TableSampleSection(
            title: nil,
            rows: [
                TableSampleRow(
                    "A longer text wraps where its row has no room for it on one line, and the row grows with it.",
                    lines: 0),
                TableSampleRow("Sign out", color: .systemRed),
            ]),
    ]
}

/// A row of the table samples.
struct TableSampleRow {
    let text: String
    let detail: String?
    let style: UITableViewCell.CellStyle
    let image: UIColor?
    let accessory: UITableViewCell.AccessoryType
    let isSwitch: Bool
    let lines: Int
    let color: UIColor

    init(
        _ text: String, detail: String? = nil, style: UITableViewCell.CellStyle = .default, image: UIColor? = nil,
        accessory: UITableViewCell.AccessoryType = .none, isSwitch: Bool = false, lines: Int = 1,
        color: UIColor = .label
    ) {
        (self.text, self.detail, self.style, self.image) = (text, detail, style, image)
        (self.accessory, self.isSwitch, self.lines, self.color) = (accessory, isSwitch, lines, color)
    }

    @MainActor func fill(_ cell: UITableViewCell) {
        cell.textLabel?.text = text
        cell.textLabel?.numberOfLines = lines
        if color != .label { cell.textLabel?.textColor = color }
        cell.detailTextLabel?.text = detail
        cell.imageView?.image = icon
        cell.accessoryType = accessory
        cell.accessoryView = isSwitch ? Self.onSwitch : nil
    }

    @MainActor var icon: UIImage? { image.map(Self.icon) }

    @MainActor static var onSwitch: UISwitch {
        let control = UISwitch()
        control.isOn = true
        return control
    }

    /// A rounded square of 29 points, as settings have them.
    @MainActor private static func icon(_ color: UIColor) -> UIImage {
        let size = CGSize(width: 29, height: 29)
        return UIGraphicsImageRenderer(size: size).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6.5).fill()
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: 8.5, y: 8.5, width: 12, height: 12)).fill()
        }
    }
}
