import Foundation
import SnapshotReport
import Testing

/// What a reviewer does, in a real browser; without Chromium these do not run.
@Suite("Reviewing in a browser", .serialized, .enabled(if: Browser.program != nil))
struct ReviewInBrowserTests {
    /// Opens the fixture's page, and sees that nothing went wrong in it; closes it in any case.
    func review(
        _ document: ReportDocument = ReviewFixture.document(), pictures: [String: [UInt8]]? = nil,
        limit: Int = ReportPage.pictureLimit, width: Int = 1440, isDark: Bool = false, hasReducedMotion: Bool = false,
        _ steps: (BrowserPage) async throws -> Void
    ) async throws {
        let page = try await BrowserPage(
            document, pictures: pictures ?? ReviewFixture.pictures(), limit: limit, width: width, isDark: isDark,
            hasReducedMotion: hasReducedMotion)
        do {
            try await steps(page)
        } catch {
            try? await page.close()
            throw error
        }
        #expect(await Browser.shared.complaints == [])
        try await page.close()
    }

    func open(_ id: String, in page: BrowserPage) async throws {
        _ = try await page.text("location.hash = '#/\(id)'")
        try await page.wait(for: "find('#tree [role=treeitem]')")
    }

    @Test("the headline counts, and causes come with the command that accepts them")
    func summary() async throws {
        try await review { page in
            try await page.expect("texts('h1')", "7 of 8 snapshots need a look, for 2 reasons")
            try await page.expect("texts('.cause strong')", "titleLabel.height 10 → 20|button.top")
            try await page.expect(
                "texts('.section-head code, .cause code')",
                "offscreen accept|offscreen accept --cause c1|offscreen accept --cause c2")
            try await page.expect(
                "texts('.other .sentence')",
                "1 snapshot could not be rendered or compared|1 snapshot has goldens from other fonts or libraries|"
                    + "1 snapshot has no golden yet|1 snapshot is a golden that nothing asks for")
            try await page.expect("texts('.other code')", "offscreen accept Form/fields.light|offscreen prune")
        }
    }

    @Test("causes that always come together are one reason, accepted by one command")
    func togetherCauses() async throws {
        var document = ReviewFixture.document()
        document.snapshots[2].causes = ["c1", "c2"]
        document.causes[1].snapshots = ["List/rows.light", "List/rows.dark", "List/empty"]
        document.causes[0].snapshots = document.causes[1].snapshots
        for index in 0...1 { document.snapshots[index].causes = ["c1", "c2"] }
        try await review(document) { page in
            try await page.expect("texts('h1')", "7 of 8 snapshots need a look, for 1 reason")
            try await page.expect("texts('.cause strong')", "titleLabel.height 10 → 20|button.top")
            try await page.expect("texts('.cause code')", "offscreen accept --cause c1 --cause c2")
        }
    }

    @Test("snapshots are filtered by verdict, suite, cause and text")
    func filters() async throws {
        try await review { page in
            let names = "texts('.card-name > bdi')"
            try await page.wait(for: "all('.card').length === 7")
            try await page.click("[data-verdict=changed]")
            try await page.expect("all('.card').length", "4")
            try await page.expect("find('[data-verdict=changed]').getAttribute('aria-pressed')", "false")
            try await page.click("#clear")
            try await page.click("[data-cause=c2]")
            try await page.wait(for: "all('.card').length === 1")
            try await page.expect(names, "empty")
            try await page.press("Escape")
            try await page.expect("all('.card').length", "7")
            try await page.press("/", "f", "o", "n", "t", "s")
            try await page.expect(names, "fonts")
            try await page.press("Escape")
            _ = try await page.text(
                "(find('#suite').value = 'List', find('#suite').dispatchEvent(new Event('change')))")
            try await page.expect(names, "rows|rows|empty")
        }
    }

    @Test("the keyboard alone goes through the snapshots and marks what to accept")
    func keyboard() async throws {
        try await review { page in
            try await page.wait(for: "all('.card').length === 7")
            try await page.press("j", "j")
            try await page.expect("document.activeElement.title", "List/rows.dark")
            try await page.press("a", "Enter")
            try await page.wait(for: "find('.stage-head h1')?.checkVisibility()")
            try await page.expect("decodeURIComponent(location.hash)", "#/List/rows.dark")
            try await page.press("k", "a")
            try await page.expect("texts('#marked code')", "offscreen accept List/rows.light List/rows.dark")
            try await page.press("?")
            try await page.expect("find('#help').open", "true")
            try await page.press("Escape")
            try await page.expect("find('#help').open", "false")
            try await page.press("Escape")
            try await page.wait(for: "!find('#overview').hidden")
            try await page.expect("document.activeElement.title", "List/rows.light")
        }
    }

    @Test(
        "keys 1 to 5 set the pictures side by side, behind a slider, blinking, over each other, and the difference alone"
    )
    func modes() async throws {
        try await review { page in
            try await open("List/rows.light", in: page)
            try await page.expect("texts('.pane .side')", "Before|After|Difference")
            try await page.press("2")
            let layers = "all('.viewport img').map((image) => image.alt.split(', ')[1])"
            try await page.expect(layers, "before,after")
            try await page.expect("find('.slider-range').value", "50")
            try await page.wait(for: "find('.layer.after').style.clipPath.startsWith('inset(0px 0px 0px ')")
            try await page.press("3", " ")
            try await page.expect("find('.layer.after').style.opacity", "0")
            try await page.expect("find('#blink-side').textContent", "Before")
            try await page.press("4")
            try await page.expect("find('.layer.after').style.opacity", "0.5")
            try await page.expect("find('[data-mode=onion]').getAttribute('aria-checked')", "true")
            try await page.press("5")
            try await page.expect(layers, "difference")
        }
    }

    @Test("zoomed in, pixels stay squares, and the pointer reads their place and colours")
    func pixels() async throws {
        try await review { page in
            try await open("List/rows.light", in: page)
            try await page.press("9")
            try await page.expect("find('#zoom-label').textContent", "3200 %")
            try await page.expect("getComputedStyle(find('.layer')).imageRendering", "pixelated")
            try await page.press("0")
            // At (20, 25) points the label is after, and was not before.
            let place = try await page.text(
                "(() => { const b = find('.layer.after').getBoundingClientRect(); return [b.x + b.width / 3, b.y + b.height / 4]; })()"
            ).split(separator: ",").compactMap { Double($0) }
            try await page.moveMouse(x: place[0], y: place[1])
            try await page.wait(for: "find('#coordinates')")
            try await page.expect("texts('.color')", "before#FFFFFF|after#FF0000")
            let coordinates = try await page.text("find('#coordinates').textContent")
            #expect(coordinates.contains(/^(19\.9|20|20\.1), (24\.9|25|25\.1) pt$/))
        }
    }

    @Test("a golden of another size is shown in its own")
    func sizes() async throws {
        var document = ReviewFixture.document()
        document.snapshots[0].before = "images/short.png"
        try await review(document) { page in
            try await open("List/rows.light", in: page)
            let ratio = "(image => image.clientHeight / image.clientWidth)"
            try await page.expect("\(ratio)(find('.layer.before')).toFixed(2)", "0.83")
            try await page.expect("\(ratio)(find('.layer.after')).toFixed(2)", "1.67")
        }
    }

    @Test("behind a slider, each side has the frames of its own picture")
    func sidesOfTheSlider() async throws {
        try await review { page in
            try await open("List/rows.light", in: page)
            try await page.press("2", "f")
            try await page.expect("all('.pane .overlay').length", "2")
            try await page.wait(for: "all('.pane .overlay .frame').length === 6")
            let heights =
                "all('.pane .overlay').map((svg) => svg.querySelectorAll('.frame')[1].getAttribute('height') / 10)"
            let zoom = "parseFloat(find('#zoom-label').textContent) / 100"
            try await page.expect("\(heights).map((height) => Math.round(height / (\(zoom)))).join()", "1,2")
        }
    }

    @Test("a view is chosen in the picture, and its distance to the one under the pointer is measured")
    func spacing() async throws {
        try await review { page in
            try await open("List/rows.light", in: page)
            try await page.press("s")
            try await page.click("#tab-views")
            try await page.click("#tree [title='UIView/UILabel[0]']")
            try await page.expect("texts('.view h3 > bdi')", "titleLabel")
            // To its superview on each side, before and after: the root is 60 x 100.
            try await page.expect("texts('.pane[data-side=after] .label.spacing text')", "10|10|10|70")
            let place = try await page.text(
                "(() => { const b = find('.layer.after').getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()"
            ).split(separator: ",").compactMap { Double($0) }
            try await page.moveMouse(x: place[0], y: place[1])
            try await page.wait(for: "find('.pane[data-side=after] .label.spacing text').textContent === '8'")
        }
    }

    @Test("overlays show frames, margins, baselines, constraints, priorities, truncation and differences")
    func overlays() async throws {
        try await review { page in
            try await open("List/rows.light", in: page)
            let after = ".pane[data-side=after] .overlay"
            try await page.press("f", "m", "b", "h", "t", "d")
            try await page.expect("all('\(after) .frame').length", "3")
            try await page.expect("all('\(after) .margin').length", "1")
            try await page.expect("all('\(after) .baseline').length", "2")
            try await page.expect("texts('\(after) .label.priority')", "hug 251 ↔ 750 ↕|resist 750 ↔ 1000 ↕")
            try await page.expect("texts('\(after) .label.truncation')", "truncated")
            try await page.expect("all('\(after) .region').length", "1")
            try await page.press("f", "m", "b", "h", "t", "d", "c")
            try await page.click("#tab-views")
            try await page.click("#tree [title='UIView/UILabel[0]']")
            try await page.expect("texts('\(after) .label.constraint')", "10")
            try await page.expect("texts('.constraint-list li')", "titleLabel.top == rootView.top + 10Row.swift:12")
        }
    }

    @Test("the tree shows what moved, with what only followed")
    func tree() async throws {
        try await review { page in
            try await open("List/rows.light", in: page)
            try await page.click("#tab-views")
            try await page.expect(
                "texts('#tree [role=treeitem]')", "rootViewUIView|titleLabelUILabelh +10|buttonUIButtony +10")
            try await page.click("#tab-changes")
            try await page.expect("texts('#changes > .changes .change')", "titleLabel.height10 → 20")
            try await page.expect("texts('#changes summary')", "1 change that followed")
        }
    }

    @Test("a view is found again by what it is called, where a new sibling shifts its path")
    func shiftedPaths() async throws {
        var document = ReviewFixture.document()
        let before = try #require(document.snapshots[0].frames?.before)
        var after = before
        after[1].path = "UIView/UILabel[1]"
        after[2].path = "UIView/UIButton[2]"
        after.insert(
            ReportDocument.View(
                path: "UIView/UIImageView[0]", id: "icon", class: "UIImageView", depth: 1, x: 0, y: 0, width: 8,
                height: 8),
            at: 1)
        document.snapshots[0].frames?.after = after
        try await review(document) { page in
            try await open("List/rows.light", in: page)
            try await page.click("#tab-views")
            try await page.expect("texts('#tree .row')", "rootViewUIView|iconUIImageViewadded")
            try await page.click("#only-changed")
            try await page.expect(
                "texts('#tree .row')", "rootViewUIView|iconUIImageViewadded|titleLabelUILabel|buttonUIButton")
        }
    }

    @Test("names that are markup, quotes or marks of direction stay text, and are spelled out")
    func hostileNames() async throws {
        try await review { page in
            try await page.wait(for: "all('.card').length === 7")
            try await page.expect("document.querySelectorAll('img[src=x]').length", "0")
            let name = #"</script><img src=x onerror=alert(1)>'"U+202EevilU+2028"#
            try await page.expect("texts('.card:has(.failed) .card-name > bdi')", name)
            try await page.expect("texts('.card:has(.failed) .control')", "U+202E|U+2028|U+202E|U+2028")
        }
    }

    @Test(
        "commands quote names for the shell",
        arguments: [
            ("it's", #"offscreen accept 'List/it'\''s'"#), ("a b", "offscreen accept 'List/a b'"),
            ("$(x)", "offscreen accept 'List/$(x)'"),
        ])
    func quoting(_ name: String, _ command: String) async throws {
        var document = ReviewFixture.document()
        document.snapshots = [ReviewFixture.changed("List/\(name)", suite: "List", name: name, variant: "")]
        try await review(document) { page in
            _ = try await page.text("find('.card').click()")
            try await page.wait(for: "find('.accept code')")
            try await page.expect("find('.accept code').textContent", command)
        }
    }

    @Test("tolerances that hid pixels are told, and those without a reason are found by one click")
    func tolerances() async throws {
        var document = ReviewFixture.document()
        document.snapshots[4].tolerance = ReportDocument.Tolerance(
            precision: 0.9, perceptualPrecision: 1, reason: nil, hidden: 1200)
        document.snapshots[3].tolerance = ReportDocument.Tolerance(
            precision: 0.9, perceptualPrecision: 1, reason: "gradients", hidden: 34)
        try await review(document) { page in
            try await page.expect(
                "texts('.notice.unexplained')",
                "Tolerances hid 1,234 differing pixels in 2 snapshots1 of them gives no reason.")
            try await page.click("[data-tolerated=unexplained]")
            try await page.expect("texts('.card-name')", "loginlight")
            try await page.expect("texts('.card .tolerance')", "tolerance?")
            try await page.press("Escape")
            try await page.expect("find('#listed').textContent", "7 of 8")
        }
    }

    @Test("where a golden has another size, what differs is shown by the views that changed")
    func differencesBySize() async throws {
        var document = ReviewFixture.document()
        document.snapshots[0].differing = nil
        document.snapshots[0].before = "images/short.png"
        try await review(document) { page in
            try await open("List/rows.light", in: page)
            try await page.press("n")
            // The label's 40 x 10 points of before, and 40 x 20 of after.
            let ratio =
                "(svg => (svg.querySelector('.region')?.getAttribute('width') / svg.querySelector('.region')?.getAttribute('height')).toFixed())"
            try await page.expect("\(ratio)(find('.pane[data-side=before] .overlay'))", "4")
            try await page.expect("\(ratio)(find('.pane[data-side=after] .overlay'))", "2")
        }
    }

    @Test("what goldens do not hold is said beside them, rather than shown as if it were not there")
    func unknownOverlays() async throws {
        var document = ReviewFixture.document()
        for index in document.snapshots[0].frames?.before?.indices ?? 0..<0 {
            document.snapshots[0].frames?.before?[index].baselines = nil
        }
        try await review(document) { page in
            try await open("List/rows.light", in: page)
            try await page.press("b", "m")
            try await page.expect("texts('.pane figcaption .hint')", "goldens hold no baselines||")
            try await page.press("b")
            try await page.expect("texts('.pane figcaption .hint')", "||")
            try await page.press("c")
            try await page.expect("find('#reading').textContent.startsWith('Choose a view ')", "true")
        }
    }

    @Test("the page is dark where the system is, and on a phone nothing is wider than the screen")
    func adaptivity() async throws {
        try await review(width: 390, isDark: true) { page in
            try await page.expect("getComputedStyle(document.body).backgroundColor", "rgb(18, 19, 23)")
            try await page.expect("document.documentElement.scrollWidth", "390")
            try await open("List/rows.light", in: page)
            try await page.expect("document.documentElement.scrollWidth", "390")
            try await page.expect("find('[data-mode=slider]').getAttribute('aria-checked')", "true")
            _ = try await page.text("(find('#theme').click(), find('#theme').textContent)")
            try await page.expect("getComputedStyle(document.body).backgroundColor", "rgb(246, 246, 248)")
        }
    }
}
