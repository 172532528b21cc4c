import Foundation
import Goldens
import SnapshotTesting
import Testing
import UIKit

@MainActor @Suite("Verifying pictures of views", .snapshots(record: .missing))
struct PictureTests {
    private static func card(titleTop: CGFloat = 4, color: UIColor = .red) -> UIView {
        let card = UIView(frame: CGRect(x: 50, y: 60, width: 40, height: 20))
        card.backgroundColor = color
        let title = UIView(frame: CGRect(x: 4, y: titleTop, width: 10, height: 8))
        title.accessibilityIdentifier = "title"
        title.backgroundColor = .white
        card.addSubview(title)
        return card
    }

    private static func verify<Value>(
        _ value: Value, as strategy: Snapshotting<Value, UIImage>, in folder: String,
        record: SnapshotTestingConfiguration.Record? = nil
    ) -> String? {
        verifySnapshot(
            of: value, as: strategy, named: "card", record: record, snapshotDirectory: folder, testName: "test()")
    }

    @Test("A picture is recorded with the frames of its views, and matches from then on")
    func recording() throws {
        try TemporaryFolder.run { folder in
            let message = try #require(Self.verify(Self.card(), as: .image, in: folder))
            #expect(message.hasPrefix("No reference was found on disk. Automatically recorded snapshot: …"))
            #expect(TemporaryFolder.files(in: folder) == ["test.card.layout.txt", "test.card.png"])
            let layout = try String(contentsOfFile: folder + "/test.card.layout.txt", encoding: .utf8)
            #expect(
                layout == """
                    UIView 40 x 20 @2x
                    UIView  0 0 40 20
                      | look background #FF0000
                      UIView #title  4 4 10 8
                        | look background #FFFFFF

                    """)
            #expect(Self.verify(Self.card(), as: .image, in: folder) == nil)
        }
    }

    @Test(
        "A golden that is no picture is told with what it is, and mended where the mode asks for that",
        arguments: WrongGolden.allCases)
    func wrongGolden(kind: WrongGolden) throws {
        try TemporaryFolder.run { folder in
            _ = Self.verify(Self.card(), as: .image, in: folder)
            let path = folder + "/test.card.png"
            let golden = [UInt8](try Data(contentsOf: URL(filePath: path)))
            for mode: SnapshotTestingConfiguration.Record in [.failed, .all] {
                try Data(kind.bytes(of: golden)).write(to: URL(filePath: path))
                let words = "wrong golden \(path): \(kind.reason); restore it from version control or record it anew"
                #expect(Self.verify(Self.card(), as: .image, in: folder) == words)
                #expect(
                    Self.verify(Self.card(), as: .image, in: folder, record: mode)
                        == words + "\n\nA new snapshot was automatically recorded.")
                #expect(Self.verify(Self.card(), as: .image, in: folder) == nil)
            }
        }
    }

    @Test("A view that moved is named")
    func moved() throws {
        try TemporaryFolder.run { folder in
            _ = Self.verify(Self.card(), as: .image, in: folder)
            let message = try #require(Self.verify(Self.card(titleTop: 6), as: .image, in: folder))
            #expect(message.hasPrefix("Snapshot \"card\" does not match reference.\n"))
            #expect(message.hasSuffix("\n  title.y 4 -> 6"))
        }
    }

    @Test("Other pixels in the same frames fail with their share, unless the precision allows them")
    func pixels() throws {
        try TemporaryFolder.run { folder in
            _ = Self.verify(Self.card(), as: .image, in: folder)
            let other = Self.card()
            // 4 of 3,200 pixels at 2x.
            let dot = CALayer()
            dot.frame = CGRect(x: 30, y: 10, width: 1, height: 1)
            dot.backgroundColor = UIColor.blue.cgColor
            other.layer.addSublayer(dot)
            let message = try #require(Self.verify(other, as: .image, in: folder))
            #expect(message.contains("Actual image precision 0.99875 is less than required 1.0\n"))
            #expect(message.contains("4 of 3200 pixels in columns 60 to 61, rows 20 to 21"))
            #expect(Self.verify(other, as: .image(precision: 0.99), in: folder) == nil)
        }
    }

    @Test("A picture of another size says both sizes in pixels and points, with any precision")
    func sizes() throws {
        try TemporaryFolder.run { folder in
            _ = Self.verify(Self.card(), as: .image, in: folder)
            let large = CGSize(width: 41, height: 20)
            let message = try #require(Self.verify(Self.card(), as: .image(precision: 0, size: large), in: folder))
            #expect(
                message.contains(
                    "Newly-taken snapshot@(82, 40) pixels, (41, 20) points does not match "
                        + "reference@(80, 40) pixels, (40, 20) points."))
        }
    }

    @Test("What was taken and a picture of the difference are always written")
    func evidence() throws {
        try TemporaryFolder.run { folder in
            _ = Self.verify(Self.card(), as: .image, in: folder)
            let message = try #require(Self.verify(Self.card(color: .green), as: .image, in: folder))
            let line = try #require(message.split(separator: "\n").last { $0.hasPrefix("\"file://") })
            let path = try #require(URL(string: String(line.dropFirst().dropLast()))?.path())
            let difference = path.replacing(".png", with: ".difference.png")
            #expect(UIImage(contentsOfFile: path)?.cgImage?.width == 80)
            #expect(UIImage(contentsOfFile: difference)?.cgImage?.width == 80)
        }
    }

    @Test("A view without a size takes the one its constraints give; one that has none fails")
    func selfSizing() throws {
        try TemporaryFolder.run { folder in
            let label = UILabel()
            label.text = "Self-sizing"
            _ = Self.verify(label, as: .image, in: folder)
            let layout = try String(contentsOfFile: folder + "/test.card.layout.txt", encoding: .utf8)
            let size = label.intrinsicContentSize
            #expect(size.width > 50 && layout.contains("UILabel  0 0 \(size.width.formatted()) 20.5\n"))
            let message = Self.verify(UIView(), as: .image, in: folder)
            #expect(message?.hasPrefix("UIView has no width or no height; give it a frame") == true)
        }
    }

    @Test("The view is left as it was, with its superview and frame")
    func untouched() throws {
        try TemporaryFolder.run { folder in
            let (container, card) = (UIView(), Self.card())
            container.addSubview(UIView())
            container.addSubview(card)
            container.addSubview(UIView())
            _ = Self.verify(card, as: .image, in: folder)
            #expect(card.frame == CGRect(x: 50, y: 60, width: 40, height: 20))
            #expect(container.subviews.count == 3 && container.subviews[1] === card)
        }
    }

    @Test("Traits reach the view: dark, larger text, three pixels a point")
    func traits() throws {
        final class Probe: UIView {
            var seen: UITraitCollection?
            override func layoutSubviews() { seen = traitCollection }
        }
        try TemporaryFolder.run { folder in
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
                UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
            ])
            let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            _ = Self.verify(probe, as: .image(traits: traits), in: folder)
            #expect(probe.seen?.userInterfaceStyle == .dark)
            #expect(probe.seen?.preferredContentSizeCategory == .accessibilityLarge)
            let picture = UIImage(contentsOfFile: folder + "/test.card.png")
            #expect(picture?.cgImage?.width == 30)
        }
    }

    @Test("A controller on a device has its size, safe area and scale")
    func device() throws {
        try TemporaryFolder.run { folder in
            let controller = UIViewController()
            let inner = UIView()
            inner.accessibilityIdentifier = "inner"
            inner.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(inner)
            let area = controller.view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: area.topAnchor),
                inner.bottomAnchor.constraint(equalTo: area.bottomAnchor),
                inner.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            ])
            _ = Self.verify(controller, as: .image(on: .iPhone13(.landscape)), in: folder)
            let layout = try String(contentsOfFile: folder + "/test.card.layout.txt", encoding: .utf8)
            let frames = LayoutRecord(text: layout).frameText.description
            #expect(frames == "UIView 844 x 390 @3x\nUIView  0 0 844 390\n  UIView #inner  47 0 750 369\n")
        }
    }

    @Test("Layers, images and paths are pictures without frames")
    func others() throws {
        try TemporaryFolder.run { folder in
            let path = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 20, height: 10))
            _ = Self.verify(path, as: .image, in: folder)
            #expect(Self.verify(path, as: .image, in: folder) == nil)
            let square = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 20, height: 10))
            #expect(Self.verify(square, as: .image, in: folder)?.contains("Actual image precision 0.") == true)
            #expect(TemporaryFolder.files(in: folder) == ["test.card.png"])
        }
        try TemporaryFolder.run { folder in
            let path = CGPath(rect: CGRect(x: 5, y: 5, width: 20, height: 10), transform: nil)
            _ = Self.verify(path, as: .image, in: folder)
            #expect(Self.verify(path, as: .image, in: folder) == nil)
            #expect(Self.verify(path, as: .image(drawingMode: .stroke), in: folder) != nil)
        }
        try TemporaryFolder.run { folder in
            let layer = CALayer()
            layer.frame = CGRect(x: 7, y: 7, width: 8, height: 8)
            layer.backgroundColor = UIColor.red.cgColor
            _ = Self.verify(layer, as: .image, in: folder)
            #expect(Self.verify(layer, as: .image, in: folder) == nil)
            #expect(layer.frame.origin == CGPoint(x: 7, y: 7))
            layer.backgroundColor = UIColor.blue.cgColor
            #expect(Self.verify(layer, as: .image, in: folder) != nil)
        }
    }
}
