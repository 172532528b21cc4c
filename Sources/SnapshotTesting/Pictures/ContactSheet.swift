import Goldens
import UIKit

/// Pictures beside each other, each under its name.
@MainActor struct ContactSheet {
    private var cells: [(names: [String], picture: SnapshotImage)] = []
    private var failure: (any Error)?

    /// Points.
    private static let gap: CGFloat = 16
    private static let lineHeight: CGFloat = 20
    /// Pictures in a row.
    private static let columns = 4

    init(_ matrix: PictureMatrix, of controller: UIViewController) {
        for look in matrix.looks {
            guard let picture = look.stage.image(of: controller) as? SnapshotImage else { continue }
            do {
                try add(picture, named: look.name)
            } catch {
                failure = failure ?? error
            }
        }
    }

    private mutating func add(_ picture: SnapshotImage, named name: String) throws {
        let bytes = try picture.taken.get().picture
        for index in cells.indices where try cells[index].picture.taken.get().picture == bytes {
            return cells[index].names.append(name)
        }
        cells.append(([name], picture))
    }

    /// The sheet as a picture; a look that cannot be drawn is its failure.
    var image: UIImage {
        if let failure { return SnapshotImage(failure: failure) }
        let scale = cells.map(\.picture.scale).max() ?? 1
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: .light),
        ])
        let sheet = UIView()
        sheet.backgroundColor = .white
        let size = addCells(to: sheet)
        return PictureStage.image(of: sheet, size: size, traits: traits)
    }

    /// Row by row; returns the sheet's size.
    private func addCells(to sheet: UIView) -> CGSize {
        var top = Self.gap
        var width = Self.gap
        for start in stride(from: 0, to: cells.count, by: Self.columns) {
            let row = cells[start..<min(start + Self.columns, cells.count)]
            var left = Self.gap
            let captionHeight = Self.lineHeight * CGFloat(row.map(\.names.count).max() ?? 1)
            for cell in row {
                let size = cell.picture.size
                let caption = UILabel(frame: CGRect(x: left, y: top, width: size.width, height: captionHeight))
                caption.text = cell.names.joined(separator: "\n")
                caption.font = .systemFont(ofSize: 13)
                caption.numberOfLines = 0
                let view = UIImageView(image: cell.picture)
                view.frame = CGRect(x: left, y: top + captionHeight, width: size.width, height: size.height)
                view.layer.borderWidth = 1
                view.layer.borderColor = UIColor.lightGray.cgColor
                sheet.addSubview(caption)
                sheet.addSubview(view)
                left += size.width + Self.gap
            }
            width = max(width, left)
            top += captionHeight + (row.map(\.picture.size.height).max() ?? 0) + Self.gap
        }
        return CGSize(width: width, height: top)
    }
}
