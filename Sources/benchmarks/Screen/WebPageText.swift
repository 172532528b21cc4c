import Gallery

/// The page's source: the same texts, fonts, sizes, colours and boxes as the screen's.
struct WebPageText {
    let issues: ArraySlice<Issue>
    let hasHeader: Bool
    private let phrasing = IssuePhrasing()

    init(issues: ArraySlice<Issue>, hasHeader: Bool) {
        self.issues = issues
        self.hasHeader = hasHeader
    }

    var html: String {
        let open = issues.count { $0.status.isOpen }
        let header =
            "<h1>Issues</h1><div class=counts>\(icon(.open, size: 16))<span>\(open) Open</span>"
            + "\(icon(.completed, size: 16))<span>\(issues.count - open) Closed</span></div>"
        return "<!doctype html><html lang=en><meta charset=utf-8><style>\(Self.style)</style><body>"
            + (hasHeader ? header : "") + issues.map(card).joined() + "</body></html>\n"
    }

    private func card(_ issue: Issue) -> String {
        let comments =
            issue.commentCount == 0 ? "" : "<div class=comments>\(Self.bubble)<span>\(issue.commentCount)</span></div>"
        let chips = issue.labels.map(chip).joined()
        return "<div class=card>\(icon(issue.status, size: 20))<div class=contents>"
            + "<div class=top><div class=title>\(escaped(issue.displayTitle))</div>\(comments)</div>"
            + "<div class=writer>\(escaped(phrasing.authorLine(for: issue)))</div>"
            + (chips.isEmpty ? "" : "<div class=labels>\(chips)</div>") + "</div></div>"
    }

    private func chip(_ label: Issue.Label) -> String {
        let color = label.color ?? LabelColor(red: 0.93, green: 0.93, blue: 0.93)
        let channels = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
        let text = color.isReadableUnderWhite ? "#fff" : "#000"
        return "<span class=chip style='background:rgb(\(channels.joined(separator: ",")));color:\(text)'>"
            + "\(escaped(label.displayName))</span>"
    }

    private func icon(_ status: Issue.Status, size: Int) -> String {
        let color =
            switch status {
            case .open, .pullRequestOpen: "#1a7f37"
            case .completed, .pullRequestMerged: "#8250df"
            case .notPlanned, .pullRequestDraft: "#59636e"
            case .pullRequestClosed: "#d1242f"
            }
        return "<svg width=\(size) height=\(size) viewBox='0 0 16 16' fill=none stroke='\(color)' stroke-width=1.5>"
            + "<circle cx=8 cy=8 r=6.75 /><path d='M5 8.25 7.25 10.5 11 6'/></svg>"
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    private static let bubble =
        "<svg width=16 height=16 viewBox='0 0 16 16' fill=none stroke='#3c3c4399' stroke-width=1.5>"
        + "<path d='M3.25 2.25H12.75Q14.25 2.25 14.25 3.75V9.75Q14.25 11.25 12.75 11.25H7.75L4.75 14V11.25H3.25"
        + "Q1.75 11.25 1.75 9.75V3.75Q1.75 2.25 3.25 2.25Z'/></svg>"

    private static let style = """
        *{box-sizing:border-box}
        body{margin:0;padding:24px 19.5px;background:#f2f2f7;font-family:Inter,'Noto Sans CJK KR',sans-serif}
        h1{margin:0 0 8px;font-size:34px;line-height:41px;letter-spacing:-.714px}
        .counts{display:flex;gap:4px;align-items:center;margin-bottom:16px;font-size:15px;line-height:18px}
        .counts span{margin-right:12px;color:#3c3c4399}
        .card{display:flex;gap:8px;background:#fff;border-radius:12px;padding:16px;margin-bottom:12px}
        .card svg{flex:none}
        .contents{flex:1;min-width:0}
        .top{display:flex;gap:12px}
        .title{flex:1;font-size:17px;font-weight:600;line-height:20.5px;letter-spacing:-.29px}
        .writer{margin-top:4px;font-size:13px;line-height:15.5px;color:#3c3c4399}
        .labels{display:flex;flex-wrap:wrap;gap:8px;margin-top:12px}
        .chip{height:24px;line-height:24px;border-radius:12px;padding:0 10px;font-size:12px;font-weight:600;white-space:nowrap}
        .comments{display:flex;gap:4px;font-size:13px;line-height:20px;color:#3c3c4399}
        """
}
