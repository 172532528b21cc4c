import Foundation
import Testing
import UIKit

/// Sources: frames of cells, content views and labels stored in Interface Builder documents.
@MainActor @Suite("Styles of table view cells", .serialized) struct TableCellStyleTests {
    private final class Source: NSObject, UITableViewDataSource {
        let style: UITableViewCell.CellStyle
        let fill: (UITableViewCell) -> Void
        init(_ style: UITableViewCell.CellStyle, _ fill: @escaping (UITableViewCell) -> Void) {
            (self.style, self.fill) = (style, fill)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: "cell")
            fill(cell)
            return cell
        }
    }

    /// The only cell of a table, laid out.
    private func cell(
        _ style: UITableViewCell.CellStyle, width: CGFloat = 414, scale: CGFloat = 2,
        table: UITableView.Style = .plain, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        contentSize: UIContentSizeCategory = .large, _ fill: @escaping (UITableViewCell) -> Void
    ) throws -> UITableViewCell {
        let source = Source(style, fill)
        let environment = RenderEnvironment(
            size: CGSize(width: width, height: 600), scale: scale, contentSizeCategory: contentSize,
            layoutDirection: direction)
        return try environment.whileInstalled {
            let view = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: table)
            view.dataSource = source
            view.layoutIfNeeded()
            return try #require(view.cellForRow(at: IndexPath(row: 0, section: 0)))
        }
    }

    private static let icon = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }

    @Test(
        "a text is as high as its row, from margin to margin",
        arguments: [(414, 20, 374), (375, 16, 343)] as [(CGFloat, CGFloat, CGFloat)])
    func text(width: CGFloat, x: CGFloat, textWidth: CGFloat) throws {
        let cell = try cell(.default, width: width) { $0.textLabel?.text = "Title" }
        #expect(cell.frame == CGRect(x: 0, y: 0, width: width, height: 44))
        #expect(cell.contentView.frame == cell.bounds)
        #expect(cell.textLabel?.frame == CGRect(x: x, y: 0, width: textWidth, height: 44))
        #expect(cell.detailTextLabel == nil)
    }

    @Test("rows of one line are 43 2/3 points high at 3x, rows of two texts 55")
    func threeTimes() throws {
        let title = try cell(.default, scale: 3) { $0.textLabel?.text = "Title" }
        #expect(abs(title.frame.height - 131 / 3) < 1e-9)
        let subtitle = try cell(.subtitle, scale: 3) {
            $0.textLabel?.text = "Key Name"
            $0.detailTextLabel?.text = "Bound to Network Key"
        }
        #expect(abs(subtitle.frame.height - 55) < 1e-9)
        #expect(abs((subtitle.textLabel?.frame.minY ?? 0) - 10) < 1e-9)
    }

    @Test("beside an image of 24 points text stands 15 points off, and so does the separator")
    func image() throws {
        let cell = try cell(.default) {
            $0.textLabel?.text = "Title"
            $0.imageView?.image = Self.icon
        }
        #expect(cell.imageView?.frame == CGRect(x: 20, y: 10, width: 24, height: 24))
        #expect(cell.textLabel?.frame == CGRect(x: 59, y: 0, width: 335, height: 44))
        #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 0))
        #expect(cell.layer.sublayers?.last?.frame == CGRect(x: 59, y: 43.5, width: 355, height: 0.5))
    }

    @Test("a subtitle lies a point below its title in a row of 55.5")
    func subtitle() throws {
        let cell = try cell(.subtitle) {
            $0.textLabel?.text = "Title"
            $0.detailTextLabel?.text = "Subtitle"
        }
        #expect(cell.frame.height == 55.5)
        #expect(cell.textLabel?.frame.origin == CGPoint(x: 20, y: 10))
        #expect(cell.textLabel?.frame.height == 20.5)
        #expect(cell.detailTextLabel?.frame.origin == CGPoint(x: 20, y: 31.5))
        #expect(cell.detailTextLabel?.frame.height == 14.5)
        #expect(cell.detailTextLabel?.font.pointSize == 12)
    }

    @Test(
        "in text for accessibility a value stands below its title, and both wrap",
        arguments: [UITableViewCell.CellStyle.value1, .value2, .subtitle])
    func largeText(style: UITableViewCell.CellStyle) throws {
        let cell = try cell(style, width: 320, contentSize: .accessibilityExtraExtraExtraLarge) {
            $0.textLabel?.text = "A title of some length"
            $0.detailTextLabel?.text = "A value of some length"
        }
        let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(text.frame.minX == 16 && detail.frame.minX == 16)
        #expect(detail.frame.minY == text.frame.maxY + 1)
        for label in [text, detail] {
            #expect(label.frame.height > 1.5 * label.font.lineHeight)
            #expect(label.frame.height == label.sizeThatFits(CGSize(288, 0)).height)
        }
        // Edges are on whole pixels, half a point apart.
        #expect(abs(cell.contentView.frame.height - text.frame.height - detail.frame.height - 20) <= 0.5)
    }

    @Test("a text of one line wraps in text for accessibility, and only there; the app's own limit holds")
    func largeLines() throws {
        let long = "A title that is longer than the row is wide"
        let cell = try cell(.default, width: 320, contentSize: .accessibilityLarge) { $0.textLabel?.text = long }
        #expect(cell.frame.height > 2 * (cell.textLabel?.font.lineHeight ?? 0))
        let limited = try self.cell(.default, width: 320, contentSize: .accessibilityLarge) {
            $0.textLabel?.text = long
            $0.textLabel?.numberOfLines = 2
        }
        #expect(limited.textLabel?.numberOfLines == 2)
        #expect(limited.frame.height < cell.frame.height)
        let small = try self.cell(.default, width: 320) { $0.textLabel?.text = long }
        #expect(small.frame.height == 44)
    }

    @Test("a value ends at the margin, or 8 points before an accessory")
    func value() throws {
        func cell(_ accessory: UITableViewCell.AccessoryType) throws -> UITableViewCell {
            try self.cell(.value1) {
                $0.textLabel?.text = "Title"
                $0.detailTextLabel?.text = "Detail"
                $0.accessoryType = accessory
            }
        }
        let plain = try cell(.none)
        #expect(plain.textLabel?.frame.minX == 20)
        #expect(plain.textLabel?.frame.minY == 12)
        #expect(plain.detailTextLabel?.frame.maxX == 394)
        #expect(plain.detailTextLabel?.textColor == .secondaryLabel)
        let disclosing = try cell(.disclosureIndicator)
        #expect(disclosing.contentView.frame == CGRect(x: 0, y: 0, width: 383.5, height: 44))
        #expect(disclosing.detailTextLabel?.frame.maxX == 375.5)
    }

    @Test(
        "an accessory ends at the margin, and the content where it begins",
        arguments: [
            (UITableViewCell.AccessoryType.disclosureIndicator, 383.5), (.detailButton, 370), (.checkmark, 370),
        ] as [(UITableViewCell.AccessoryType, CGFloat)])
    func accessories(type: UITableViewCell.AccessoryType, content: CGFloat) throws {
        let cell = try cell(.default) {
            $0.textLabel?.text = "Title"
            $0.accessoryType = type
        }
        #expect(cell.contentView.frame.width == content)
        #expect(cell.textLabel?.frame.maxX == content - 8)
        #expect(cell.subviews.last?.frame.maxX == 394)
    }

    @Test("in a card of 374 points a checkmark leaves 330 of content")
    func checkmarkInCard() throws {
        let cell = try cell(.default, table: .insetGrouped) {
            $0.textLabel?.text = "Title"
            $0.accessoryType = .checkmark
        }
        #expect(cell.frame.width == 374)
        #expect(cell.contentView.frame.width == 330)
    }

    @Test("an app's accessory keeps its size")
    func ownAccessory() throws {
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        let cell = try cell(.default) {
            $0.textLabel?.text = "Title"
            $0.accessoryType = .checkmark
            $0.accessoryView = accessory
        }
        #expect(accessory.frame == CGRect(x: 343, y: 6.5, width: 51, height: 31))
        #expect(cell.contentView.frame.width == 343)
    }

    @Test("a text of several lines makes its row higher")
    func lines() throws {
        let cell = try cell(.default) {
            $0.textLabel?.text = "One\nTwo\nThree"
            $0.textLabel?.numberOfLines = 0
        }
        #expect(cell.frame.height == 61 + 23 + 0.5)
    }

    @Test("from right to left everything is mirrored")
    func mirrored() throws {
        let cell = try cell(.value1, direction: .rightToLeft) {
            $0.textLabel?.text = "Title"
            $0.detailTextLabel?.text = "Detail"
            $0.imageView?.image = Self.icon
            $0.accessoryType = .disclosureIndicator
        }
        #expect(cell.imageView?.frame.maxX == 383.5 - 20)
        #expect(cell.contentView.frame == CGRect(x: 30.5, y: 0, width: 383.5, height: 44))
        #expect(cell.detailTextLabel?.frame.minX == 8)
        #expect(cell.subviews.last?.frame.minX == 20)
        #expect(cell.layer.sublayers?.last?.frame == CGRect(x: 0, y: 43.5, width: 355, height: 0.5))
    }

    @Test("selected, a cell shows the system's gray, or the background it was given, unless its style shows nothing")
    func selection() throws {
        let cell = try cell(.default) { $0.textLabel?.text = "Title" }
        cell.isSelected = true
        #expect(cell.subviews.first?.backgroundColor == .systemGray4)
        #expect(cell.textLabel?.isHighlighted == true)
        let own = UIView()
        cell.selectedBackgroundView = own
        #expect(cell.subviews.first === own)
        #expect(own.frame == cell.bounds)
        cell.selectionStyle = .none
        #expect(own.superview == nil)
        cell.selectionStyle = .default
        cell.isSelected = false
        #expect(own.superview == nil)
    }

    @Test("an app's background colour stays, the system's comes with the table")
    func background() throws {
        let own = try cell(.default) { $0.backgroundColor = .systemRed }
        #expect(own.backgroundColor == .systemRed)
        #expect(try cell(.default) { _ in }.backgroundColor == .systemBackground)
        #expect(try cell(.default, table: .grouped) { _ in }.backgroundColor == .secondarySystemGroupedBackground)
    }

    @Test(
        "plain rows have a line below; grouped sections whole lines around them; cards none at their end",
        arguments: [
            (UITableView.Style.plain, [CGRect(x: 20, y: 43.5, width: 394, height: 0.5)]),
            (
                .grouped,
                [CGRect(x: 0, y: 43.5, width: 414, height: 0.5), CGRect(x: 0, y: 0, width: 414, height: 0.5)]
            ), (.insetGrouped, []),
        ])
    func separators(style: UITableView.Style, lines: [CGRect]) throws {
        let cell = try cell(.default, table: style) { $0.textLabel?.text = "Title" }
        #expect((cell.layer.sublayers ?? []).map(\.frame).filter { $0.height == 0.5 } == lines)
    }

    /// As those of list cells: they are symbols, beside text.
    @Test("accessories grow with the text, by half at most")
    func accessorySize() throws {
        func chevron(_ size: UIContentSizeCategory) throws -> CGRect {
            let cell = try cell(.default, contentSize: size) { $0.accessoryType = .disclosureIndicator }
            return try #require(cell.subviews.compactMap { $0 as? UIControl }.first).frame
        }
        #expect(try chevron(.large).size == CGSize(width: 10.5, height: 14))
        #expect(try chevron(.accessibilityExtraExtraExtraLarge).size == CGSize(width: 15.5, height: 21))
        #expect(try chevron(.accessibilityExtraExtraExtraLarge).maxX == chevron(.large).maxX)
    }
}
