import Foundation
import Goldens
import SnapshotReport
import SnapshotTesting
import Testing
import UIKit

@MainActor @Suite("Results of tests") struct TestResultsTests {
    private static func card(_ color: UIColor) -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        card.backgroundColor = color
        return card
    }

    /// As a test of that name, with a trait, would take its snapshots.
    private static func test(
        in folder: String, record: SnapshotTestingConfiguration.Record, _ names: [String], color: UIColor = .red,
        isComplete: Bool = true
    ) {
        let counter = SnapshotCounter()
        SnapshotCounter.$current.withValue(counter) {
            for name in names {
                _ = verifySnapshot(
                    of: card(color), as: .image, named: name, record: record, snapshotDirectory: folder + "/goldens",
                    testName: "cards()")
            }
            _ = verifySnapshot(
                of: "\(color == .red)", as: .lines, named: "text", record: record,
                snapshotDirectory: folder + "/goldens", testName: "cards()")
        }
        counter.finish(isComplete: isComplete)
    }

    @Test("what tests find is put together with causes, accepted into their own folders, and pruned")
    func results() throws {
        try TemporaryFolder.run { folder in
            let results = ResultsFolder(path: folder + "/results")
            try TestResults.$substitute.withValue(TestResults(results)) {
                Self.test(in: folder, record: .missing, ["a", "b"])
                let first = try? results.document().counts.map(\.verdict)
                #expect(first == [.new])
                Self.test(in: folder, record: .never, ["a", "b"], color: .green)
            }
            var document = try results.document()
            #expect(document.summary == "3 snapshots: 3 changed")
            #expect(
                document.snapshots.map(\.id) == [
                    "TestResultsTests/cards.a", "TestResultsTests/cards.b", "TestResultsTests/cards.text",
                ])
            #expect(document.causes.count == 2)
            #expect(document.causes.first?.sentence == "UIView.background #FF0000 -> #00FF00")
            #expect(document.causes.first?.snapshots.count == 2)
            for snapshot in document.snapshots {
                _ = try GoldenAcceptance(results: results, folder: snapshot.snapshotsFolder ?? "").accept(
                    snapshot, isDryRun: false)
            }
            try results.clear()
            try TestResults.$substitute.withValue(TestResults(results)) {
                Self.test(in: folder, record: .never, ["a"], color: .green)
            }
            document = try results.document()
            #expect(document.summary == "2 snapshots: 2 the same")
            let orphans = try OrphanSearch(results.records()).orphans()
            #expect(orphans.map(\.path) == ["cards.b"])
            _ = try OrphanSearch.remove(#require(orphans.first))
            let files = TemporaryFolder.files(in: folder + "/goldens")
            #expect(files == ["cards.a.layout.txt", "cards.a.png", "cards.text.txt"])
        }
    }

    @Test("a test that ended early owns all goldens of its name")
    func early() throws {
        try TemporaryFolder.run { folder in
            let results = ResultsFolder(path: folder + "/results")
            try TestResults.$substitute.withValue(TestResults(results)) {
                Self.test(in: folder, record: .missing, ["a", "b"])
            }
            try results.clear()
            try TestResults.$substitute.withValue(TestResults(results)) {
                Self.test(in: folder, record: .never, ["a"], isComplete: false)
            }
            #expect(try OrphanSearch(results.records()).orphans().isEmpty)
        }
    }

    @Test("a tolerance tells its reason and what it hid; a mask hides what lies under it and nothing else")
    func tolerances() throws {
        try TemporaryFolder.run { folder in
            let results = ResultsFolder(path: folder + "/results")
            let dotted = {
                let view = Self.card(.red)
                let dot = CALayer()
                dot.frame = CGRect(x: 2, y: 3, width: 1, height: 1)
                dot.backgroundColor = UIColor.blue.cgColor
                view.layer.addSublayer(dot)
                return view
            }
            let verify = { (view: UIView, strategy: Snapshotting<UIView, UIImage>) in
                verifySnapshot(
                    of: view, as: strategy, named: "a", record: .missing, snapshotDirectory: folder, testName: "t()")
            }
            _ = verify(Self.card(.red), .image)
            #expect(verify(dotted(), .image) != nil)
            #expect(verify(dotted(), .image.masking(.rectangle(CGRect(x: 2, y: 3, width: 1, height: 1)))) == nil)
            #expect(verify(dotted(), .image.masking(.rectangle(CGRect(x: 3, y: 3, width: 1, height: 1)))) != nil)
            try TestResults.$substitute.withValue(TestResults(results)) {
                #expect(verify(dotted(), .image.tolerating(precision: 0.9, because: "a dot blinks")) == nil)
            }
            let tolerance = try #require(try results.document().snapshots.first?.tolerance)
            #expect(
                tolerance.reason == "a dot blinks" && tolerance.hidden == 4 && tolerance.precision == Double(Float(0.9))
            )
        }
    }

    @Test("a whole list is as high as its content; equal looks of a matrix are shown once")
    func fullAndMatrix() throws {
        try TemporaryFolder.run { folder in
            let controller = UIViewController()
            let list = UIScrollView()
            list.contentSize = CGSize(width: 100, height: 1000)
            controller.view = list
            let config = ViewImageConfig(
                size: CGSize(width: 100, height: 200), traits: UITraitCollection(displayScale: 1))
            _ = verifySnapshot(
                of: controller, as: .full(on: config), named: "full", record: .all, snapshotDirectory: folder,
                testName: "t()")
            #expect(UIImage(contentsOfFile: folder + "/t.full.png")?.cgImage?.height == 1000)
            let matrix = PictureMatrix(
                devices: ["small": config], appearances: [.light, .dark], directions: [.leftToRight, .rightToLeft])
            #expect(
                Snapshotting<UIViewController, UIImage>.looks(of: matrix).keys.sorted() == [
                    "small dark left-to-right", "small dark right-to-left", "small light left-to-right",
                    "small light right-to-left",
                ])
            _ = verifySnapshot(
                of: controller, as: .matrix(matrix), named: "matrix", record: .all, snapshotDirectory: folder,
                testName: "t()")
            let layout = try String(contentsOfFile: folder + "/t.matrix.layout.txt", encoding: .utf8)
            #expect(layout.split(separator: "\n").filter { $0.contains("UIImageView") }.count == 1)
        }
    }
}

@MainActor @Suite("Pictures that are their goldens", .snapshots(record: .missing)) struct UnchangedPictureTests {
    @Test("an unchanged picture passes without being encoded, and one that was painted over fails")
    func unchanged() throws {
        try TemporaryFolder.run { folder in
            let verify = {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                view.backgroundColor = .red
                return verifySnapshot(of: view, as: .image, named: "a", snapshotDirectory: folder, testName: "t()")
            }
            _ = verify()
            #expect(verify() == nil)
            let path = folder + "/t.a.png"
            let whole = try Data(contentsOf: URL(filePath: path))
            var other = whole
            other[other.count / 2] ^= 1
            try other.write(to: URL(filePath: path))
            #expect(verify() != nil)
            try whole.write(to: URL(filePath: path))
            #expect(verify() == nil)
        }
    }
}
