import Foundation
import Goldens
import Testing
import UIKit

/// Compares what a window shows with a golden.
@MainActor enum ScreenGolden {
    /// Records an issue where frames or pixels differ, or records the golden where that was asked for.
    static func check(_ window: UIWindow, name: GoldenName) throws {
        let mode = try RecordMode(environment: ProcessInfo.processInfo.environment)
        let folder = Fixture.folder.deletingLastPathComponent().appending(path: "Snapshots")
        let verdict = try GoldenStore(folder: folder, mode: mode)
            .check(try snapshot(of: window, source: name.suite), name: name)
        if let warning = verdict.warning(for: name) { print(warning) }
        #expect(!verdict.isFailure, "\(verdict.message(for: name))")
    }

    /// The picture and the frames of the root controller's views.
    static func snapshot(of window: UIWindow, source: String) throws -> Snapshot {
        let root = try #require(window.rootViewController?.view)
        return try Snapshot(of: window, root: root, named: source, scale: window.traitCollection.displayScale)
    }
}
