import Foundation
import SnapshotReport
import Testing

/// The page for people who use a keyboard, hear it read, or want less motion.
extension ReviewInBrowserTests {
    @Test("every button, field and picture has a name")
    func names() async throws {
        let nameless = """
            [...document.querySelectorAll('button, input, select, img, [role=tree], [role=tablist], [role=group], nav, aside, section')].filter(
              (element) => element.tagName === 'IMG' ? !element.hasAttribute('alt')
                : element.tagName === 'SECTION' ? element.hasAttribute('aria-labelledby') && !document.getElementById(element.getAttribute('aria-labelledby'))
                : !element.ariaLabel && !element.labels?.length && !(element.tagName === 'BUTTON' && element.textContent)
            ).map((element) => element.outerHTML).join()
            """
        for kind in [ReportDocument.Kind.verification, .sheet] {
            try await review(ReviewFixture.document(kind: kind)) { page in
                try await page.expect(nameless, "")
                try await open("List/rows.light", in: page)
                try await page.expect(nameless, "")
            }
        }
    }

    @Test("whatever has the focus shows it, on both screens, and Tab reaches what one can click")
    func focus() async throws {
        try await review { page in
            for hash in ["#/", "#/List/rows.light"] {
                _ = try await page.text("(location.hash = '\(hash)', document.activeElement.blur())")
                try await page.wait(for: hash == "#/" ? "all('.card').length" : "find('#tree [role=treeitem]')")
                var seen: Set<String> = []
                for _ in 0..<40 {
                    try await page.press("Tab")
                    let state = try await page.text(
                        "(() => { const e = document.activeElement, s = getComputedStyle(e); return [e.tagName, e.className, e.id, "
                            + "e.tagName === 'BODY' || (s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2)].join(' '); })()"
                    )
                    seen.insert(state)
                }
                #expect(seen.allSatisfy { $0.hasSuffix(" true") }, "\(seen.filter { !$0.hasSuffix(" true") })")
                #expect(seen.count > 5)
            }
        }
    }

    @Test("with less motion asked for, pictures blink only when told to")
    func reducedMotion() async throws {
        try await review(hasReducedMotion: true) { page in
            try await open("List/rows.light", in: page)
            try await page.press("3")
            try await page.expect("texts('#blinking')", "Blink")
            // Longer than pictures stay when they blink.
            try await Task.sleep(for: .milliseconds(1300))
            try await page.expect("texts('#blink-side')", "After")
            try await page.click("#blinking")
            try await page.expect("texts('#blink-side')", "Before")
            try await page.expect("texts('#blinking')", "Pause")
        }
        try await review { page in
            try await open("List/rows.light", in: page)
            try await page.press("3")
            try await page.expect("texts('#blink-side')", "Before")
            try await page.expect("texts('#blink-side')", "After")
        }
    }

    @Test("text stands out from what is behind it, in light and dark", arguments: [false, true])
    func contrast(isDark: Bool) async throws {
        let faint = """
            (() => {
              const parts = (color) => (color.match(/[\\d.]+/g) || []).map(Number);
              const light = (color) => parts(color).slice(0, 3).map((part) => part / 255)
                .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
                .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
              const behind = (element) => {
                for (let each = element; each; each = each.parentElement) {
                  const color = getComputedStyle(each).backgroundColor;
                  if (parts(color)[3] !== 0) return color;
                }
                return 'rgb(255, 255, 255)';
              };
              return all('body *:not(svg *, script, style, option)').filter((element) =>
                [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())).filter((element) => {
                const [one, other] = [light(getComputedStyle(element).color), light(behind(element))].sort((a, b) => b - a);
                return (one + 0.05) / (other + 0.05) < 4.5;
              }).map((element) => element.className + ': ' + element.textContent).join();
            })()
            """
        try await review(isDark: isDark) { page in
            try await page.expect(faint, "")
            try await open("List/rows.light", in: page)
            try await page.expect(faint, "")
            try await page.press("?")
            try await page.expect(faint, "")
        }
    }

    @Test("arrows go from one way of comparing to the next, as in any group of radio buttons")
    func modeKeys() async throws {
        try await review { page in
            try await open("List/rows.light", in: page)
            _ = try await page.text("find('#modes [aria-checked=true]').focus()")
            try await page.press("ArrowRight")
            try await page.expect("document.activeElement.dataset.mode", "slider")
            try await page.press("ArrowLeft", "ArrowLeft")
            try await page.expect("document.activeElement.dataset.mode", "difference")
            try await page.expect("texts('#modes [aria-checked=true]')", "Difference")
            try await page.expect("all('#modes button').filter((button) => button.tabIndex === 0).length", "1")
        }
    }

    @Test("the tree of views is walked with arrows, and its help lists every key")
    func treeKeys() async throws {
        try await review { page in
            try await open("List/rows.light", in: page)
            try await page.click("#tab-views")
            try await page.click("#tree [title='UIView']")
            try await page.press("ArrowRight")
            try await page.expect("texts('.view h3 > bdi')", "titleLabel")
            try await page.press("ArrowDown")
            try await page.expect("texts('.view h3 > bdi')", "button")
            try await page.press("ArrowLeft")
            try await page.expect("texts('.view h3 > bdi')", "rootView")
            try await page.press("End")
            try await page.expect("document.activeElement.title", "UIView/UIButton[1]")
            try await page.press("?")
            try await page.expect("find('#help').contains(document.activeElement)", "true")
            let keys = "[...new Set(texts('#help kbd').split('|'))].filter((key) => key.length === 1).sort().join('')"
            try await page.expect(keys, "+/0123459?Nabcdfhjkmnst−")
        }
    }
}
