import Foundation
import Testing
import UIKit

@MainActor @Suite("Visual format") struct VisualFormatTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let a = UIView()
    let b = UIView()
    let c = UIView()

    init() {
        for (view, name) in [(a, "a"), (b, "b"), (c, "c")] {
            view.translatesAutoresizingMaskIntoConstraints = false
            view.accessibilityIdentifier = name
            root.addSubview(view)
        }
    }

    private func constraints(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b, "c": c])
    }

    private func error(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> String? {
        let (result, report) = LayoutDiagnostics.collecting { constraints(format, options) }
        #expect(result.isEmpty)
        #expect(report.diagnostics.count == 1)
        return report.exceptions.first?.message
    }

    @Test("bars, gaps, sizes and the standard gaps: 8 to the margin of a view, 8 between siblings")
    func row() {
        // 320 less the margins 8 and 8, less the gap 8, less b's 100: a is 196 wide.
        NSLayoutConstraint.activate(
            constraints("H:|-[a]-[b(100)]-|") + constraints("V:|[a(20)]") + constraints("V:|[b(20)]"))
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 8, y: 0, width: 196, height: 20))
        #expect(b.frame == CGRect(x: 212, y: 0, width: 100, height: 20))
    }

    @Test("the orientation is horizontal where none is given; V runs downwards")
    func column() {
        NSLayoutConstraint.activate(constraints("|-5-[a(40)]") + constraints("V:|-10-[a(30)]-(15)-[b(==a)]"))
        NSLayoutConstraint.activate(constraints("[b(a)]") + constraints("H:|[b]"))
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 5, y: 10, width: 40, height: 30))
        #expect(b.frame == CGRect(x: 0, y: 55, width: 40, height: 30))
    }

    @Test("predicates: relations, priorities, several at once, metrics, arithmetic")
    func predicates() throws {
        let all = constraints(
            "[a(>=70@500,<=100.5,wide)]-(>=gap@low)-[b(a*2-10)]-(-4)-[c(==b.height/2@20)]",
            metrics: ["wide": 80, "gap": 12.5, "low": UILayoutPriority.defaultLow.rawValue])
        let texts = all.map {
            String($0.description.dropFirst("<NSLayoutConstraint ".count).prefix { $0 != "(" || true })
        }
        #expect(
            texts == [
                "UIView:a.width >= 70 @500   (inactive)>", "UIView:a.width <= 100.5   (inactive)>",
                "UIView:a.width == 80   (inactive)>", "UIView:b.width == 2*UIView:a.width - 10   (inactive)>",
                "UIView:c.width == 0.5*UIView:b.height @20   (inactive)>",
                "H:[UIView:a]-(>=12.5)-[UIView:b](LTR) @250   (inactive)>",
                "H:[UIView:b]-(-4)-[UIView:c](LTR)   (inactive)>",
            ])
    }

    @Test("options align all views with each other, not with the superview")
    func alignment() {
        let all = constraints("H:|[a][b][c]", [.alignAllTop, .alignAllBottom])
        #expect(all.count == 7)
        #expect(all.filter { $0.firstAttribute == .top && $0.secondAttribute == .top }.count == 2)
        #expect(!all.contains { $0.firstAttribute == .top && $0.secondItem === root })
        #expect(constraints("V:[a][b]", .alignAllLeading).count == 2)
    }

    @Test("directions: left to right and right to left, whatever the interface's")
    func directions() {
        NSLayoutConstraint.activate(constraints("H:|-10-[a(20)]-30-[b(40)]", .directionRightToLeft))
        root.layoutIfNeeded()
        #expect(a.frame.minX == 290)
        #expect(b.frame.minX == 220)
        #expect(constraints("H:|-1-[a]", .directionLeftToRight)[0].firstAttribute == .left)
        #expect(constraints("H:|-1-[a]")[0].firstAttribute == .leading)
    }

    @Test("in an interface from right to left a horizontal format begins at the right")
    func mirrored() {
        root.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate(constraints("|-10-[a(20)]-30-[b(40)]"))
        root.layoutIfNeeded()
        #expect(a.frame.minX == 290)
        #expect(b.frame.minX == 220)
    }

    @Test("spaces between baselines, on request")
    func baselines() {
        let all = constraints("V:|[a]-50-[b]|", .spacingBaselineToBaseline)
        #expect(all.map(\.firstAttribute) == [.top, .firstBaseline, .bottom])
        #expect(all[1].secondAttribute == .lastBaseline)
    }

    @Test("guides can be in a format")
    func guides() {
        let all = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[safe]-[a]", metrics: nil, views: ["safe": root.safeAreaLayoutGuide, "a": a])
        #expect(all.count == 1)
        #expect(all[0].constant == 8)
    }

    @Test("an error shows the string and the place")
    func marksThePlace() {
        #expect(
            error("H:|-[a]-[b") == """
                Unable to parse constraint format:
                Expected a ']' at the end of the view's name or size
                H:|-[a]-[b
                          ^
                """)
        #expect(
            error("H:[a]-[title]") == """
                Unable to parse constraint format:
                title is not a key in the views dictionary.
                H:[a]-[title]
                       ^
                """)
    }

    @Test(
        "what can't be read says what was expected",
        arguments: [
            ("", "Expected a View.  That is, expected the next character to be '['"),
            ("V[a]", "Expected ':' after 'V' to specify vertical arrangement"),
            ("|", "Expected a view after the '|' of the superview: a '['"),
            ("|-|", "Expected a View.  That is, expected the next character to be '['"),
            ("|[a]|[b]", "Expected the end of the format string after the '|' of the superview"),
            ("[]", "Expected the name of a view after '['"),
            ("[a(]", "Expected a number, or the name of a metric or view"),
            ("[a(>8)]", "Expected a '=' after '>': relations are ==, <= and >="),
            ("[a(8]", "Expected a ')' or a ',' after a predicate"),
            ("[a(8@)]", "Expected a priority after '@': a number or the name of a metric"),
            ("[a(1.2.3)]", "'1.2.3' is not a number"),
            ("[a]-8[b]", "Expected a '-' after the size of a space"),
            ("[a]-", "Expected a '-', '[', '|', '(', a number or the name of a metric"),
            (
                "[a]-gap-[b]",
                "Encountered metric with name \"gap\", but it was not specified in metrics or views dictionaries."
            ),
            ("[a]x", "Expected a View.  That is, expected the next character to be '['"),
            ("[a(b.left)]", "Expected 'width' or 'height' after '.'"),
        ])
    func errors(format: String, reason: String) {
        #expect(error(format)?.split(separator: "\n").dropFirst().first.map(String.init) == reason)
    }

    @Test("views along the axis can't be aligned on it")
    func alignmentOnTheAxis() {
        #expect(
            error("H:[a][b]", .alignAllLeft)?.contains("which is not allowed for layout that is also horizontal")
                == true)
        #expect(
            error("V:[a][b]", .alignAllTop)?.contains("which is not allowed for layout that is also vertical") == true)
    }

    @Test("a bar needs a superview; a priority and a metric have to make sense")
    func meaning() {
        a.removeFromSuperview()
        #expect(error("H:|[a]")?.contains("doesn't have a superview") == true)
        let report = LayoutDiagnostics.collecting { _ = constraints("[b(8@0)]") }.report
        #expect(report.exceptions == [.priorityOutOfRange("0.0")])
    }
}
