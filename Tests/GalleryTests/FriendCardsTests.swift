import Foundation
import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("Friend cards", .serialized)
struct FriendCardsTests {
    private typealias Stage = TableStage<FriendCardsViewController>

    private static func stage(
        look: ScreenLook = ScreenLook.all[0], friends: [Friend]? = nil,
        _ change: (inout FriendCardsViewController.Options) -> Void = { _ in }
    ) throws -> Stage {
        var options = FriendCardsViewController.Options()
        change(&options)
        return try Stage(environment: look.environment) {
            FriendCardsViewController(
                friends: try friends ?? Friend.friends(from: Fixture.data("friends")), options: options)
        }
    }

    private static func cell(_ row: Int, in stage: Stage) throws -> FriendCardCell {
        try #require(stage.list.cellForRow(at: IndexPath(row: row, section: 0)) as? FriendCardCell)
    }

    @Test("Two cards are open in every look, and lint finds nothing in it", arguments: ScreenLook.all)
    func looks(look: ScreenLook) throws {
        try look.environment.whileInstalled {
            let stage = try Self.stage(look: look) { $0.openCards = [0, 2] }
            stage.showWhole()
            try ScreenGolden.check(
                stage.window, name: GoldenName(suite: "friend-cards", scene: "two-open", variant: look.variant))
            #expect(stage.controller.view.layoutFindings() == [])
        }
    }

    @Test("The profile is 194 high where it is 343 wide, 16 from the top and the sides")
    func profile() throws {
        let stage = try Self.stage()
        let cell = try Self.cell(0, in: stage)
        let profile = try #require(cell.view(identified: "profileView")).frame
        #expect(profile.minX == 16 && profile.minY == 16 && profile.width == 358)
        #expect(abs(profile.height - 358 * 194 / 343) <= 0.5)
        #expect(abs(cell.frame.height - profile.height - 32) <= 0.5)
    }

    @Test("Chips begin each row at the leading edge, all are shown, and their list is as high as their rows")
    func hobbies() throws {
        let stage = try Self.stage { $0.openCards = [0] }
        let cell = try Self.cell(0, in: stage)
        let chips = try #require(cell.view(identified: "hobbiesCollectionView") as? UICollectionView)
        #expect(chips.visibleCells.count == 7)
        #expect(chips.bounds.size == chips.contentSize)
        #expect(!chips.isScrollEnabled)
        let frames = chips.visibleCells.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
        for (previous, frame) in zip(frames, frames.dropFirst()) {
            #expect(frame.minX == (frame.minY > previous.minY ? 0 : previous.maxX + 8))
            #expect(frame.maxX <= chips.bounds.width)
        }
    }

    @Test("An inner list of no height makes no cells; the size of its content cures it")
    func zeroSize() throws {
        let stage = try Self.stage { ($0.openCards, $0.hobbiesFollowContent) = ([0], false) }
        let chips = try #require(
            Self.cell(0, in: stage).view(identified: "hobbiesCollectionView") as? UICollectionView)
        #expect(chips.bounds.height == 0)
        #expect(chips.visibleCells.isEmpty)
    }

    @Test("Dropping a card down asks for one cell and measures one row")
    func toggle() throws {
        let stage = try Self.stage()
        let log = TableLog(dataSource: try #require(stage.list.dataSource))
        stage.list.dataSource = log
        stage.list.reloadData()
        stage.window.layoutIfNeeded()
        _ = log.takeCalls()
        let before = stage.frames()
        stage.controller.toggleCard(at: 1)
        stage.window.layoutIfNeeded()
        #expect(log.takeCalls().filter { $0.hasPrefix("cell") } == ["cell 0.1"])
        let after = stage.frames()
        #expect(after[1].height > before[1].height)
        #expect(
            after.enumerated().filter { $0.offset != 1 }.map(\.element.height)
                == before.enumerated().filter { $0.offset != 1 }.map(\.element.height))
        stage.controller.toggleCard(at: 1)
        stage.window.layoutIfNeeded()
        #expect(stage.frames() == before)
    }

    @Test("A tap on a card's button drops it down")
    func tap() throws {
        let stage = try Self.stage()
        let button = try #require(stage.list.view(identified: "toggleButton.leo_marsh") as? UIButton)
        let height = stage.frames()[1].height
        button.sendActions(for: .touchUpInside)
        stage.window.layoutIfNeeded()
        #expect(stage.frames()[1].height > height)
    }

    @Test("Rows end alike from every estimate", arguments: ScreenLook.measured)
    func estimates(look: ScreenLook) throws {
        let friends = try Friend.friends(from: Fixture.data("friends"))
        try EstimateInvariance.check(UITableView.self, environment: look.environment) { estimate in
            var options = FriendCardsViewController.Options()
            (options.estimatedRowHeight, options.openCards) = (estimate, [0, 2, 3])
            return FriendCardsViewController(friends: friends, options: options)
        }
    }

    @Test("After random scrolls and toggles every card shows its own friend, with one bottom and one handler")
    func reuse() throws {
        let friends = (0..<60).map { index in
            Friend(
                handle: "friend-\(index)", name: "Friend \(index)",
                hobbies: (0..<(index * 5 % 9)).map { "hobby \(index).\($0)" },
                review: Array(repeating: "words", count: 1 + index * 7 % 40).joined(separator: " "))
        }
        let stage = try Self.stage(friends: friends)
        var (state, open) = (UInt64(42), Set<Int>())
        func next(_ limit: Int) -> Int {
            // A fixed sequence: the constants are those of Knuth's MMIX.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for _ in 0..<Self.reuseRounds {
            let limit = max(1, Int(stage.list.contentSize.height - stage.list.bounds.height))
            stage.list.contentOffset.y = CGFloat(next(limit))
            stage.window.layoutIfNeeded()
            let rows = stage.list.indexPathsForVisibleRows?.map(\.row) ?? []
            guard let row = rows.isEmpty ? nil : rows[next(rows.count)] else { continue }
            stage.controller.toggleCard(at: row)
            open.formSymmetricDifference([row])
            stage.window.layoutIfNeeded()
            for row in stage.list.indexPathsForVisibleRows?.map(\.row) ?? [] {
                try expect(Self.cell(row, in: stage), shows: friends[row], isOpen: open.contains(row))
            }
        }
    }

    /// A few in every run; `make check-reuse` has 10,000.
    private static let reuseRounds =
        ProcessInfo.processInfo.environment["REUSE_ROUNDS"].flatMap(Int.init) ?? 300

    private func expect(_ cell: FriendCardCell, shows friend: Friend, isOpen: Bool) throws {
        #expect(cell.accessibilityIdentifier == "friendCardCell.\(friend.handle)")
        #expect(cell.view(identified: "cardView")?.isHidden == !isOpen)
        let chips = try #require(cell.view(identified: "hobbiesCollectionView") as? UICollectionView)
        #expect(chips.numberOfItems(inSection: 0) == friend.hobbies.count)
        let bottoms = cell.contentView.constraints.filter {
            $0.isActive && [$0.firstAttribute, $0.secondAttribute] == [.bottom, .bottom]
        }
        #expect(bottoms.count == 1)
        if isOpen { #expect(chips.visibleCells.count == friend.hobbies.count) }
    }
}
