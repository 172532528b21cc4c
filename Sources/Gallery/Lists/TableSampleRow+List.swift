import UIKit

extension TableSampleRow {
    /// As a content configuration.
    @MainActor func content(inSidebar isSidebar: Bool) -> UIListContentConfiguration {
        var content: UIListContentConfiguration =
            switch style {
            case _ where isSidebar: detail == nil ? .sidebarCell() : .sidebarSubtitleCell()
            case .default: .cell()
            case .subtitle: .subtitleCell()
            case .value1, .value2: .valueCell()
            }
        content.text = text
        content.secondaryText = detail
        content.image = icon
        if color != .label { content.textProperties.color = color }
        return content
    }

    /// Those of the table's cell, and what editing shows.
    @MainActor var accessories: [UICellAccessory] {
        var shown: [UICellAccessory] = [.delete(), .reorder()]
        switch accessory {
        case .disclosureIndicator: shown.append(.disclosureIndicator(displayed: .whenNotEditing))
        case .checkmark: shown.append(.checkmark())
        case .detailButton: shown.append(.detail())
        case .detailDisclosureButton: shown += [.detail(), .disclosureIndicator(displayed: .whenNotEditing)]
        default: break
        }
        if isSwitch {
            shown.append(
                .customView(configuration: .init(customView: Self.onSwitch, placement: .trailing())))
        }
        return shown
    }
}
