import OffscreenCommand
import Testing
import UIKit

@MainActor @Suite("explain") struct ExplainTests {
    private func run(_ arguments: String...) -> CommandRun {
        CommandRun(["explain", "list", "--width", "320"] + arguments, scenes: [.messages])
    }

    @Test("A slash alone names no view, not each that has no identifier")
    func slash() {
        let result = run("--view", "/")
        #expect(result.status == 2)
        #expect(result.errors.contains("has the identifier or path '/'"))
    }

    @Test("A cell's height is the sum of insets, texts and gaps, in order, each with its line")
    func cell() {
        let run = run("--view", "cell.0")
        let line = MessageCell.line
        #expect(run.errors == "")
        #expect(
            run.output == """
                #cell.0: height 61    (UIView/UICollectionView[0]/MessageCell[0])
                UICollectionViewFlowLayout gives it the size that its delegate answers: collectionView(_:layout:sizeForItemAt:).
                320 wide, its contents ask for just that height:
                    12  title.top == contentView.top + 12                              OffscreenCommandTests/ExplainTests.swift:\(line)
                  20.5  title: 1 line of text, "Title 0" (compression resistance 750)
                   4.5  bar.top == title.bottom + 4.5                                  OffscreenCommandTests/ExplainTests.swift:\(line + 2)
                    12  bar.height == 12                                               OffscreenCommandTests/ExplainTests.swift:\(line + 3)
                    12  bar.bottom == contentView.bottom - 12                          OffscreenCommandTests/ExplainTests.swift:\(line + 4)
                    61  in all  (and 1 constraint without a distance)
                To change it: the text, font or numberOfLines of title; the constants above, point by point.

                """)
        #expect(run.status == 0)
    }

    @Test("In JSON every constraint of the chain is there")
    func json() {
        let run = run("--view", "cell.0", "--format", "json")
        #expect(run.output.hasPrefix("{\"source\":\"list\",\"path\":\"UIView/UICollectionView[0]/MessageCell[0]\","))
        #expect(run.output.contains("\"attribute\":\"height\",\"value\":61,"))
        #expect(
            run.output.contains(
                "{\"text\":\"bar.bottom == contentView.bottom - 12\",\"origin\":\"app\",\"contribution\":12,"
                    + "\"sensitivity\":-1,\"priority\":1000,"))
    }

    @Test("A view in a cell is explained by the cell's measurement: its text gives its height")
    func inCell() {
        let run = run("--view", "cell.1/title")
        #expect(run.output.contains("In cell.1, which is as high as its contents ask for.\n"))
        #expect(run.output.contains("  20.5  title: 1 line of text, \"Title 1\" (compression resistance 750)\n"))
    }

    @Test("Other attributes go by Apple's names; a path names a view too")
    func attributes() {
        let run = run("--view", "UIView/UICollectionView[0]", "--attribute", "trailing")
        #expect(run.output.hasPrefix("#messages: trailing 320    (UIView/UICollectionView[0])\n"))
        let frame = self.run("--view", "cell.0", "--attribute", "top")
        #expect(
            frame.output == """
                #cell.0: top 0    (UIView/UICollectionView[0]/MessageCell[0])
                UICollectionViewFlowLayout places it; constraints have no part in that.

                """)
    }

    @Test("What is wrong with the arguments is said in one line with the remedy")
    func faults() {
        let cases: [([String], String)] = [
            ([], "--view ID is missing; 'offscreen explain --help' shows the usage"),
            (
                ["--view", "titel"],
                "--view: no view of scene 'list' has the identifier or path 'titel', did you mean 'title'?"
            ),
            (
                ["--view", "nothing-like-it"],
                "--view: no view of scene 'list' has the identifier or path 'nothing-like-it'; 'offscreen layout list' "
                    + "lists them"
            ),
            (
                ["--view", "title"],
                "--view: 2 views of scene 'list' have the identifier 'title'; give one with an identifier above it, or "
                    + "its path: 'cell.0/title', 'cell.1/title'"
            ),
            (
                ["--view", "cell.0", "--attribute", "hieght"],
                "--attribute: expected one of height, width, top, bottom, leading, trailing, left, right, centerX, "
                    + "centerY, found 'hieght', did you mean 'height'?"
            ),
        ]
        for (arguments, message) in cases {
            let run = CommandRun(["explain", "list"] + arguments, scenes: [.messages])
            #expect(run.errors == "offscreen: \(message)\n")
            #expect(run.output == "")
            #expect(run.status == 2)
        }
    }
}

extension Scene {
    /// Two cells of a flow layout whose delegate measures them.
    fileprivate static let messages = Scene("list", summary: "Messages") { _ -> UIViewController in
        MessagesController()
    }
}

private final class MessagesController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityIdentifier = "messages"
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(MessageCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? MessageCell)?.configure(indexPath.item)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let cell = MessageCell(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 200))
        cell.configure(indexPath.item)
        cell.layoutIfNeeded()
        return cell.systemLayoutSizeFitting(
            CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}

/// A title above a bar.
private final class MessageCell: UICollectionViewCell {
    static let line = UInt(#line) + 14

    private let title = UILabel()
    private let bar = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.accessibilityIdentifier = "title"
        bar.accessibilityIdentifier = "bar"
        for view in [title, bar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            bar.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4.5),
            bar.heightAnchor.constraint(equalToConstant: 12),
            bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            bar.widthAnchor.constraint(equalTo: contentView.widthAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func configure(_ index: Int) {
        accessibilityIdentifier = "cell.\(index)"
        title.text = "Title \(index)"
    }
}
