import Goldens
import SnapshotReport
import Testing

@Suite("What changed a layout") struct LayoutComparisonTests {
    private static let card = """
        cards 390 x 200 @2x
        UIView  0 0 390 200
          CardCell #card.1  0 0 390 60.33
            UILabel  16 20 182 20.33
              | name titleLabel
              | text 1 line, Inter-Regular 17: "Groceries"
              | titleLabel.top == contentView.top + 20
            UILabel  16 44 182 16
              | name noteLabel
              | text 1 line, Inter-Regular 13: "Eggs"
          UIView #footer  0 70 390 40
            UILabel  16 0 100 20
              | name hint

        """

    private func difference(_ before: String, _ after: String) throws -> LayoutDifference {
        try #require(LayoutDifference(golden: LayoutRecord(text: before), actual: LayoutRecord(text: after)))
    }

    @Test("equal layouts do not differ, whatever explains them")
    func equal() {
        let golden = LayoutRecord(text: Self.card)
        #expect(LayoutDifference(golden: golden, actual: golden) == nil)
    }

    @Test("a text that wraps is the cause, and what it pushes follows from it")
    func wraps() throws {
        let after = Self.card
            .replacing("16 20 182 20.33", with: "16 20 182 40.67").replacing(
                "1 line, Inter-Regular 17", with: "2 lines, Inter-Regular 17"
            )
            .replacing("16 44 182 16", with: "16 64.33 182 16").replacing("0 0 390 60.33", with: "0 0 390 80.67")
            .replacing("0 70 390 40", with: "0 90.33 390 40")
        let found = try difference(Self.card, after)
        #expect(
            found.causes.map(\.sentence) == [
                "card.1/titleLabel.height 20.33 -> 40.67: the text now wraps to 2 lines at 182 pt"
            ])
        #expect(found.causes.first?.kind == .text)
        #expect(found.movesViews)
        let followers = found.changes.filter(\.isConsequence).map { "\($0.name).\($0.property)" }
        #expect(followers == ["card.1.height", "card.1/noteLabel.y", "footer.y"])
    }

    @Test("the size of the whole is a cause of its own only where nothing else changes it")
    func whole() throws {
        let taller = Self.card
            .replacing("16 20 182 20.33", with: "16 20 182 40.67").replacing(
                "1 line, Inter-Regular 17", with: "2 lines, Inter-Regular 17"
            )
            .replacing("cards 390 x 200", with: "cards 390 x 220.33").replacing("0 0 390 200", with: "0 0 390 220.33")
        #expect(
            try difference(Self.card, taller).causes.map(\.sentence) == [
                "card.1/titleLabel.height 20.33 -> 40.67: the text now wraps to 2 lines at 182 pt"
            ])
        let higher = Self.card.replacing("0 0 390 200", with: "0 0 390 210").replacing("390 x 200", with: "390 x 210")
        #expect(try difference(Self.card, higher).causes.map(\.sentence) == ["UIView.height 200 -> 210"])
        let window = Self.card.replacing("cards 390 x 200", with: "cards 400 x 200")
        #expect(
            try difference(Self.card, window).causes.map(\.sentence) == [
                "the whole is cards 400 x 200 @2x, was cards 390 x 200 @2x"
            ])
        // The text explains the height, but not the scale.
        let sharper = taller.replacing("@2x", with: "@3x")
        #expect(try difference(Self.card, sharper).causes.count == 2)
    }

    @Test("another text is told with both texts")
    func text() throws {
        let after = Self.card.replacing("\"Groceries\"", with: "\"Milk\"").replacing(
            "16 20 182 20.33", with: "16 20 60 20.33")
        let found = try difference(Self.card, after)
        #expect(
            found.causes.map(\.sentence) == [
                "card.1/titleLabel.width 182 -> 60: the text is now \"Milk\", was \"Groceries\""
            ])
    }

    @Test("a constant of a constraint is the cause, with both values")
    func constant() throws {
        let after = Self.card.replacing("contentView.top + 20", with: "contentView.top + 28")
            .replacing("16 20 182", with: "16 28 182").replacing("16 44 182", with: "16 52 182")
            .replacing("0 0 390 60.33", with: "0 0 390 68.33").replacing("0 70 390", with: "0 78 390")
        let found = try difference(Self.card, after)
        #expect(found.causes.map(\.sentence) == ["titleLabel.top: constant 20 -> 28"])
        #expect(found.causes.first?.kind == .constraint)
        #expect(found.changes.first { $0.name == "card.1/titleLabel" }?.why == "titleLabel.top: constant 20 -> 28")
        #expect(found.changes.filter(\.isConsequence).count == 3)
    }

    @Test("a width that a constraint changed makes the wrap follow from it")
    func wrapFollowsWidth() throws {
        let before = Self.card.replacing(
            "          UILabel  16 44", with: "          UILabel  16 44")
        let golden = before.replacing(
            "| titleLabel.top == contentView.top + 20",
            with: "| titleLabel.trailing == contentView.trailing - 16")
        let after = golden.replacing("trailing - 16", with: "trailing - 80")
            .replacing("16 20 182 20.33", with: "16 20 118 40.67").replacing(
                "1 line, Inter-Regular 17", with: "2 lines, Inter-Regular 17"
            )
            .replacing("0 0 390 60.33", with: "0 0 390 80.67")
        let found = try difference(golden, after)
        #expect(found.causes.map(\.sentence) == ["titleLabel.trailing: constant -16 -> -80"])
        let height = found.changes.first { $0.name == "card.1/titleLabel" && $0.property == "height" }
        #expect(height?.isConsequence == true && height?.why == "the text now wraps to 2 lines at 118 pt")
    }

    @Test("a width that nothing explains is a cause, outermost first, and what wraps in it follows")
    func unexplainedWidth() throws {
        let after = Self.card.replacing("0 0 390 60.33", with: "0 0 240 80.67").replacing(
            "16 20 182 20.33", with: "16 20 100 40.67"
        ).replacing("1 line, Inter-Regular 17", with: "2 lines, Inter-Regular 17")
        let found = try difference(Self.card, after)
        #expect(found.causes.map(\.sentence) == ["card.1.width 390 -> 240"])
        #expect(found.changes.filter(\.isConsequence).map(\.property) == ["height", "width", "height"])
    }

    @Test("frames that nothing explains are causes themselves, each that moved by another distance")
    func unexplained() throws {
        let before =
            "s 10 x 10 @1x\nUIView  0 0 10 10\n  UIView #a  0 0 4 4\n  UIView #b  0 4 4 4\n  UIView #c  5 0 1 1\n"
        let after = before.replacing("#a  0 0 4 4", with: "#a  0 1 4 4").replacing("#b  0 4", with: "#b  0 5")
            .replacing("#c  5 0", with: "#c  5 7")
        let found = try difference(before, after)
        #expect(found.causes.map(\.sentence) == ["a.y 0 -> 1", "c.y 0 -> 7"])
        #expect(found.changes.map(\.isConsequence) == [false, true, false])
    }

    @Test("children of a view that moved are not told: their frames are the same")
    func children() throws {
        let after = Self.card.replacing("0 70 390 40", with: "0 75 390 40")
        let found = try difference(Self.card, after)
        #expect(found.causes.map(\.sentence) == ["footer.y 70 -> 75"])
        #expect(found.changes.count == 1)
    }

    @Test("the same cause on another screen has the same id, another constant another one")
    func ids() throws {
        let change = { (text: String, to: String) in
            text.replacing("contentView.top + 20", with: "contentView.top + \(to)").replacing(
                "16 20 182", with: "16 \(to) 182")
        }
        let wide = Self.card.replacing("390", with: "430").replacing("card.1", with: "card.7")
        let one = try difference(Self.card, change(Self.card, "28")).causes.map(\.id)
        let other = try difference(wide, change(wide, "28")).causes.map(\.id)
        #expect(one == other)
        #expect(try difference(wide, change(wide, "30")).causes.map(\.id) != one)
    }

    @Test("a new and a removed constraint are told where they move something")
    func constraintsComeAndGo() throws {
        let after = Self.card
            .replacing("| titleLabel.top == contentView.top + 20", with: "| titleLabel.centerY == contentView.centerY")
            .replacing("16 20 182", with: "16 24 182")
        let found = try difference(Self.card, after)
        #expect(
            found.causes.map(\.sentence) == [
                "titleLabel.centerY == contentView.centerY is new", "titleLabel.top == contentView.top + 20 is gone",
            ])
        let still = Self.card.replacing(
            "| titleLabel.top == contentView.top + 20", with: "| titleLabel.top == a.top + 1")
        #expect(LayoutDifference(golden: LayoutRecord(text: Self.card), actual: LayoutRecord(text: still)) == nil)
    }

    @Test("a colour is no movement; a hidden view is")
    func looks() throws {
        let golden = Self.card.replacing("| name hint", with: "| name hint\n      | look background #FFFFFF")
        let colour = try difference(golden, golden.replacing("#FFFFFF", with: "#FF0000"))
        #expect(!colour.movesViews)
        #expect(colour.causes.map(\.sentence) == ["footer/hint.background #FFFFFF -> #FF0000"])
        let hidden = golden.replacing("look background", with: "look hidden yes, background")
            .replacing("0 70 390 40", with: "0 70 390 20")
        #expect(try difference(golden, hidden).causes.map(\.sentence) == ["footer/hint is now hidden"])
    }

    @Test("a golden of frames alone is compared by them, and nothing is said of what it does not know")
    func framesAlone() throws {
        let old = LayoutRecord(text: Self.card).frameText.description
        #expect(LayoutDifference(golden: LayoutRecord(text: old), actual: LayoutRecord(text: Self.card)) == nil)
        let after = Self.card.replacing("16 20 182 20.33", with: "16 20 182 40.67")
        #expect(try difference(old, after).causes.map(\.sentence) == ["card.1/titleLabel.height 20.33 -> 40.67"])
    }
}
