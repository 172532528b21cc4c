import Goldens
import Testing
import UIKit

@MainActor @Suite("Reviewing what is in controls") struct ReviewedControlTests {
    private let root: UIView

    init() {
        RenderEnvironment(size: CGSize(width: 320, height: 480)).install()
        root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    /// A row with one mistake of each of four kinds.
    private func fill(_ row: UIView) {
        row.frame = CGRect(x: 0, y: 100, width: 320, height: 60)
        root.addSubview(row)
        for frame in [(10.0, 10.0), (30, 20), (300, 10)].map({ CGRect(x: $0, y: $1, width: 40, height: 40) }) {
            let view = UIView(frame: frame)
            view.backgroundColor = .red
            row.addSubview(view)
        }
        let title = UILabel(frame: CGRect(x: 100, y: 0, width: 60, height: 21))
        title.text = "A title that is too long"
        row.addSubview(title)
        let open = UIView()
        open.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(open)
        NSLayoutConstraint.activate([
            open.topAnchor.constraint(equalTo: row.topAnchor), open.heightAnchor.constraint(equalToConstant: 10),
            open.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 200),
        ])
    }

    @Test("a row has the same findings as an app's own UIControl as it has as a UIView, rather than none")
    func ownControl() {
        final class Row: UIControl {}
        for row in [UIView(), Row()] {
            fill(row)
            #expect(
                root.layoutFindings().map(\.kind) == [
                    .overlappingSiblings, .viewOutsideSuperview, .truncatedText, .ambiguousSize,
                ])
            row.removeFromSuperview()
        }
    }

    @Test("a button's own parts are its business; what an app adds to it is reviewed")
    func button() {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in }
        button.setBackgroundImage(image, for: .normal)
        button.setTitle("Title", for: .normal)
        root.addSubview(button)
        #expect(root.layoutFindings(includingNotes: true) == [])
        let badge = UIView(frame: CGRect(x: 90, y: 15, width: 20, height: 20))
        badge.backgroundColor = .red
        button.addSubview(badge)
        #expect(root.layoutFindings().map(\.kind) == [.viewOutsideSuperview])
    }

    @Test("explain follows the app's constraints in its own control, and leaves a button's title to the button")
    func explanation() throws {
        let (row, label, button) = (UIControl(), UILabel(), UIButton(type: .custom))
        fill(row)
        label.text = "Name"
        label.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 12),
            label.topAnchor.constraint(equalTo: row.topAnchor),
        ])
        button.setTitle("Title", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        root.addSubview(button)
        root.layoutIfNeeded()
        let own = LayoutExplanation(of: .leading, of: label, in: root)
        #expect(own.remarks == [])
        #expect(own.steps.map(\.contribution).contains(12))
        let title = try #require(button.titleLabel)
        #expect(LayoutExplanation(of: .leading, of: title, in: root).remarks.contains("Its control lays it out."))
    }
}
