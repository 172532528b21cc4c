import Foundation
import Testing
import UIKit

/// What `systemLayoutSizeFitting` asks of the constraints. Source: auto-layout facts 3.4.
@MainActor @Suite("The targets of systemLayoutSizeFitting") struct FittingTargetTests {
    let view = UIView()

    private func wish(_ dimension: NSLayoutDimension, _ constant: CGFloat, _ priority: Float) {
        let constraint = dimension.constraint(equalToConstant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
    }

    @Test("the compressed size is nothing, the expanded one 10,000 points")
    func sizes() {
        #expect(UIView.layoutFittingCompressedSize == CGSize(width: 0, height: 0))
        #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == UIView.layoutFittingExpandedSize)
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    }

    @Test("with one argument both axes are wishes at 50", arguments: [(49, 30), (51, 70)] as [(Float, CGFloat)])
    func oneArgument(priority: Float, length: CGFloat) {
        wish(view.widthAnchor, 70, priority)
        wish(view.heightAnchor, 70, priority)
        #expect(view.systemLayoutSizeFitting(CGSize(width: 30, height: 30)) == CGSize(width: length, height: length))
    }

    @Test("with priorities each axis has its own, and a required one holds against 999")
    func priorities() {
        wish(view.widthAnchor, 70, 999)
        wish(view.heightAnchor, 70, 999)
        let target = CGSize(width: 30, height: 30)
        func fit(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
            view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        #expect(fit(.required, .fittingSizeLevel) == CGSize(width: 30, height: 70))
        #expect(fit(.fittingSizeLevel, .required) == CGSize(width: 70, height: 30))
        #expect(fit(.defaultHigh, .defaultHigh) == CGSize(width: 70, height: 70))
    }

    @Test(
        "a required target that the contents exclude is in the log under its name",
        arguments: [("fittingSizeHTarget", "width"), ("fittingSizeVTarget", "height")])
    func names(identifier: String, attribute: String) {
        let isWidth = attribute == "width"
        (isWidth ? view.widthAnchor : view.heightAnchor).constraint(equalToConstant: 50).isActive = true
        let report = LayoutDiagnostics.collecting {
            _ = view.systemLayoutSizeFitting(
                .zero, withHorizontalFittingPriority: isWidth ? .required : .fittingSizeLevel,
                verticalFittingPriority: isWidth ? .fittingSizeLevel : .required)
        }.report
        #expect(
            report.diagnostics.first?.message.contains(
                "<NSLayoutConstraint '\(identifier)' UIView.\(attribute) == 0   (active)>") == true)
    }

    @Test("a required width of nothing conflicts with the margins inside, as cells measured too early show")
    func noWidth() {
        let label = UILabel()
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 15),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -15),
        ])
        let report = LayoutDiagnostics.collecting {
            _ = view.systemLayoutSizeFitting(
                .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }.report
        #expect(report.conflicts.count == 1)
        #expect(report.conflicts.first?.constraints.count == 3)
    }

    @Test("measuring leaves frames, constraints and the next layout as they were")
    func harmless() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = SizedView(CGSize(width: 20, height: 20))
        inner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(inner)
        inner.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        inner.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
        root.layoutIfNeeded()
        let frame = inner.frame
        _ = root.systemLayoutSizeFitting(CGSize(width: 300, height: 300))
        #expect(inner.frame == frame)
        #expect(root.constraints.count == 2)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(inner.frame == frame)
    }
}
