import Foundation
import Testing
import UIKit

/// Lays a list out from several estimates, whole at once and scrolled through in steps, and expects the same in the end.
///
/// An estimate decides how many passes a list takes, never what it looks like: once every cell has been measured, frames and
/// content size are those of any other estimate.
@MainActor enum EstimateInvariance {
    nonisolated static let estimates: [CGFloat] = [1, 44, 300, 1000]

    /// How all of a list comes to be measured.
    enum Way: String, CaseIterable {
        /// The window grows until it holds the content.
        case inOneWindow = "in one window"
        /// The window stays, and the list is scrolled from its beginning to its end by half of its height.
        case scrolled = "scrolled in steps"
    }

    /// What a list looked like in the end, and how it came to that.
    struct Run {
        let name: String
        /// By index path.
        var frames: [IndexPath: CGRect] = [:]
        var contentSize = CGSize.zero
        /// The sizes of the cells that were on screen after each pass.
        var passes: [[IndexPath: CGSize]] = []

        @MainActor mutating func notePass(of list: some MeasuredList) {
            passes.append(list.shownSizes)
        }
    }

    /// Records an issue for the first frame that depends on the estimate.
    ///
    /// - Parameter makeController: makes a list whose items have the given estimate before they are measured, in points.
    static func check<Controller: UIViewController, List: MeasuredList>(
        _ list: List.Type = UICollectionView.self, environment: RenderEnvironment = IssueListStage.phone,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ makeController: (_ estimate: CGFloat) throws -> Controller
    ) throws {
        var reference: Run?
        for estimate in estimates {
            for way in Way.allCases {
                let run = try run(List.self, estimate, way, environment, makeController)
                if let reference, let message = divergence(of: run, from: reference) {
                    Testing.Issue.record("\(message)", sourceLocation: sourceLocation)
                }
                reference = reference ?? run
            }
        }
    }

    private static func run<Controller: UIViewController, List: MeasuredList>(
        _ list: List.Type, _ estimate: CGFloat, _ way: Way, _ environment: RenderEnvironment,
        _ makeController: (_ estimate: CGFloat) throws -> Controller
    ) throws -> Run {
        try environment.whileInstalled {
            let stage = try ListStage<Controller, List>(environment: environment) { try makeController(estimate) }
            var run = Run(name: "estimate \(Int(estimate)), \(way.rawValue)")
            let list = stage.list
            run.notePass(of: list)
            switch way {
            case .inOneWindow: stage.showWhole { run.notePass(of: list) }
            case .scrolled: scroll(stage) { run.notePass(of: list) }
            }
            for section in 0..<list.numberOfSections {
                for (item, frame) in stage.frames(inSection: section).enumerated() {
                    run.frames[IndexPath(item: item, section: section)] = frame
                }
            }
            run.contentSize = list.contentSize
            return run
        }
    }

    private static func scroll<Controller, List>(
        _ stage: ListStage<Controller, List>, afterEachPass notePass: () -> Void
    ) {
        let list = stage.list
        // A list that never ends would be scrolled for ever.
        for _ in 0..<1000 {
            let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
            guard list.contentOffset.y < end else { return }
            list.contentOffset.y = min(list.contentOffset.y + list.bounds.height / 2, end)
            stage.window.layoutIfNeeded()
            notePass()
        }
    }

    /// What differs first, and since which pass; nil where nothing does.
    static func divergence(of run: Run, from reference: Run) -> String? {
        guard run.frames.count == reference.frames.count else {
            return "\(run.name): \(run.frames.count) items, \(reference.name): \(reference.frames.count)"
        }
        let different = run.frames.keys.sorted().first { run.frames[$0] != reference.frames[$0] }
        if let different, let found = run.frames[different], let expected = reference.frames[different] {
            let pass = run.passes.firstIndex { sizes in
                sizes.contains { reference.frames[$0.key].map(\.size) != $0.value }
            }
            let since =
                pass.map { "since pass \($0 + 1) of \(run.passes.count)" }
                ?? "though every cell had its size when it was shown"
            return "\(run.name): item \(different.item) of section \(different.section) is at \(text(found)), "
                + "\(reference.name): at \(text(expected)); \(since)"
        }
        guard run.contentSize != reference.contentSize else { return nil }
        return "\(run.name): the content is \(text(run.contentSize)), \(reference.name): \(text(reference.contentSize))"
    }

    private static func text(_ rect: CGRect) -> String { "\(rect.minX), \(rect.minY), \(text(rect.size))" }

    private static func text(_ size: CGSize) -> String { "\(size.width) x \(size.height)" }
}
