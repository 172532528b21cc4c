import Foundation
import Testing
import UIKit

/// Edges on device pixels. Source: auto-layout facts 3.9.
@MainActor @Suite("Rounding of frames to pixels") struct PixelRoundingTests {
    /// A view in a root 375 x 667, at a scale.
    private func frame(
        _ scale: CGFloat, _ constraints: (UIView, UIView) -> [NSLayoutConstraint]
    ) -> CGRect {
        RenderEnvironment(size: CGSize(width: 375, height: 667), scale: scale).whileInstalled {
            let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), UIView())
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate(constraints(view, root))
            root.layoutIfNeeded()
            return view.frame
        }
    }

    @Test(
        "an edge goes to the nearest pixel, a half up",
        arguments: [(950.2, 950), (950.25, 950.5), (950.74, 950.5), (950.75, 951)] as [(CGFloat, CGFloat)])
    func halves(exact: CGFloat, rounded: CGFloat) {
        // A question and answer on unit tests of frames, at 2x.
        let frame = frame(2) { view, root in
            [
                view.leftAnchor.constraint(equalTo: root.leftAnchor), view.widthAnchor.constraint(equalToConstant: 1),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: exact),
                view.heightAnchor.constraint(equalToConstant: 1),
            ]
        }
        #expect(frame.minY == rounded)
    }

    struct Centred: Sendable {
        let width: CGFloat
        let minX: CGFloat
    }

    @Test(
        "centred views of published snapshots at 3x stand where they did: 483.5 px is 484, 551.5 px is 552",
        arguments: [
            Centred(width: 52 + 2 / 3, minX: 161 + 1 / 3), Centred(width: 7 + 1 / 3, minX: 184),
        ])
    func centred(row: Centred) {
        // swift-snapshot-testing, testTraits.iphone-8.txt.
        let frame = frame(3) { view, root in
            [
                view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                view.widthAnchor.constraint(equalToConstant: row.width),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 333 + 5 / 6),
                view.heightAnchor.constraint(equalToConstant: 20),
            ]
        }
        #expect(abs(frame.minX - row.minX) < 1e-9)
        // 1001.5 px.
        #expect(frame.minY == 334)
    }

    @Test("both edges are rounded, so a width can gain or lose a pixel, and neighbours meet")
    func edges() {
        // Thirds of 100 at 2x: 33.333 -> 33.5, 66.667 -> 66.5.
        let views = (0..<3).map { _ in UIView() }
        let fixture = StackFixture(views)
        fixture.stack.distribution = .fillEqually
        let frames = fixture.layOut(width: 100, height: 10)
        #expect(frames.map(\.minX) == [0, 33.5, 66.5])
        #expect(frames.map(\.maxX) == [33.5, 66.5, 100])
        #expect(frames.map(\.width) == [33.5, 33, 33.5])
    }

    @Test("it is the superview's coordinates in which edges are rounded")
    func coordinates() {
        RenderEnvironment(size: CGSize(width: 375, height: 667), scale: 2).whileInstalled {
            let (root, outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UIView())
            for (view, parent) in [(outer, root), (inner, outer)] {
                view.translatesAutoresizingMaskIntoConstraints = false
                parent.addSubview(view)
                NSLayoutConstraint.activate([
                    view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 0.3),
                    view.topAnchor.constraint(equalTo: parent.topAnchor),
                    view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
                ])
            }
            root.layoutIfNeeded()
            // 0.3 is 0.6 px, each time; 0.6 in the root would be 1.2 px.
            #expect(outer.frame.minX == 0.5)
            #expect(inner.frame.minX == 0.5)
        }
    }
}
