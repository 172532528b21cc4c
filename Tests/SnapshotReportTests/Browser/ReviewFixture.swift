import Foundation
import Raster
import SnapshotReport

/// A small report with every verdict, and its pictures: a screen of 60 x 100 points at two pixels a point, where a label grew
/// from 10 to 20 points and pushed a button down by as much.
enum ReviewFixture {
    static let hostileName = #"</script><img src=x onerror=alert(1)>'"\#u{202E}evil\#u{2028}"#

    static func document(kind: ReportDocument.Kind = .verification) -> ReportDocument {
        let isSheet = kind == .sheet
        var snapshots = ["light", "dark"].map { changed("List/rows.\($0)", suite: "List", name: "rows", variant: $0) }
        snapshots += [changed("List/empty", suite: "List", name: "empty", variant: "", cause: "c2")]
        if isSheet {
            for index in snapshots.indices {
                snapshots[index].verdict = .same
                snapshots[index].before = nil
                snapshots[index].difference = nil
                snapshots[index].frames?.before = nil
            }
        } else {
            snapshots += [
                plain("Form/fields.light", .new), plain("Form/login.light", .same), plain("Form/old.light", .orphan),
                plain("Form/fonts.light", .environment), hostile,
            ]
        }
        return ReportDocument(
            title: "Snapshots", kind: kind, snapshotsFolder: "Snapshots",
            causes: isSheet ? [] : causes, snapshots: snapshots)
    }

    private static var causes: [ReportDocument.Cause] {
        [
            ReportDocument.Cause(
                id: "c1", kind: .text, sentence: "titleLabel.height 10 -> 20: the text now wraps to 2 lines at 40 pt",
                source: "Row.swift:41", snapshots: ["List/rows.light", "List/rows.dark"]),
            ReportDocument.Cause(
                id: "c2", kind: .constraint, sentence: "button.top: constant 8 -> 18", snapshots: ["List/empty"]),
        ]
    }

    private static var hostile: ReportDocument.Snapshot {
        ReportDocument.Snapshot(
            id: "Form/\(hostileName)", suite: "Form", name: hostileName, variant: "", verdict: .failed,
            message: "\(hostileName) cannot be shown", pixels: ReportDocument.PictureSize(width: 0, height: 0, scale: 1)
        )
    }

    private static let size = ReportDocument.PictureSize(width: 120, height: 200, scale: 2)

    private static func plain(_ id: String, _ verdict: ReportDocument.Snapshot.Verdict) -> ReportDocument.Snapshot {
        ReportDocument.Snapshot(
            id: id, suite: "Form", name: String(id.dropFirst(5).prefix { $0 != "." }), variant: "light",
            verdict: verdict,
            before: verdict == .orphan ? "images/before.png" : nil,
            after: verdict == .orphan ? nil : "images/after.png",
            pixels: size)
    }

    static func changed(
        _ id: String, suite: String, name: String, variant: String, cause: String = "c1"
    ) -> ReportDocument.Snapshot {
        ReportDocument.Snapshot(
            id: id, suite: suite, name: name, variant: variant, verdict: .changed, message: "the layout differs",
            causes: [cause], before: "images/before.png", after: "images/after.png",
            difference: "images/difference.png", pixels: size,
            differing: ReportDocument.Differing(
                count: 800, regions: [ReportDocument.Region(x: 20, y: 40, width: 80, height: 20)]),
            changes: [
                ReportDocument.Change(view: "UIView/UILabel[0]", property: "height", before: "10", after: "20"),
                ReportDocument.Change(
                    view: "UIView/UIButton[1]", property: "y", before: "28", after: "38", consequence: true),
            ],
            frames: ReportDocument.Frames(before: views(labelHeight: 10), after: views(labelHeight: 20)))
    }

    private static func views(labelHeight: Double) -> [ReportDocument.View] {
        [
            ReportDocument.View(
                path: "UIView", id: "rootView", class: "UIView", depth: 0, x: 0, y: 0, width: 60, height: 100,
                margins: [8, 10, 8, 10]),
            ReportDocument.View(
                path: "UIView/UILabel[0]", id: "titleLabel", class: "UILabel", depth: 1, x: 10, y: 10, width: 40,
                height: labelHeight, text: "A title", lines: Int(labelHeight / 10), truncated: true,
                baselines: [18, 8 + labelHeight], hugging: [251, 750], resistance: [750, 1000],
                constraints: [
                    ReportDocument.Constraint(
                        sentence: "titleLabel.top == rootView.top + 10", source: "Row.swift:12")
                ],
                attributes: [ReportDocument.Attribute(name: "textColor", value: "#FF0000")]),
            ReportDocument.View(
                path: "UIView/UIButton[1]", id: "button", class: "UIButton", depth: 1, x: 10, y: 18 + labelHeight,
                width: 40, height: 30),
        ]
    }

    /// A sheet of one list of short rows, whose gaps have little room for their values.
    static func rows(count: Int = 10) -> ReportDocument {
        let height = Double(count) * 32
        var snapshot = changed("List/rows.light", suite: "List", name: "rows", variant: "light")
        snapshot.verdict = .same
        (snapshot.before, snapshot.difference, snapshot.after) = (nil, nil, "images/rows.png")
        snapshot.pixels = ReportDocument.PictureSize(width: 393, height: Int(height), scale: 1)
        var views = [
            ReportDocument.View(
                path: "UIView", id: "", class: "UIView", depth: 0, x: 0, y: 0, width: 393, height: height)
        ]
        for index in 0..<count {
            let (path, top) = ("UIView/Row[\(index)]", Double(index) * 32)
            views += [
                ReportDocument.View(
                    path: path, id: "", class: "Row", depth: 1, x: 0, y: top + 6.333, width: 393, height: 24),
                ReportDocument.View(
                    path: "\(path)/UIImageView[0]", id: "", class: "UIImageView", depth: 2, x: 8.333, y: top + 8,
                    width: 16, height: 16),
                ReportDocument.View(
                    path: "\(path)/UILabel[1]", id: "", class: "UILabel", depth: 2, x: 32.667, y: top + 10, width: 200,
                    height: 16, text: "A row"),
            ]
        }
        snapshot.frames = ReportDocument.Frames(after: views)
        return ReportDocument(title: "Sheet", kind: .sheet, snapshotsFolder: "", snapshots: [snapshot])
    }

    static func pictures() throws -> [String: [UInt8]] {
        [
            "images/before.png": try picture(labelHeight: 10, 0xFFFF_0000),
            "images/rows.png": try PNGEncoder.encode(
                Bitmap(width: 393, height: 2560, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 393 * 2560)), scale: 1),
            "images/short.png": try picture(height: 100, labelHeight: 10, 0xFFFF_0000),
            "images/after.png": try picture(labelHeight: 20, 0xFFFF_0000),
            "images/difference.png": try picture(labelHeight: 20, 0xFF00_FF00),
        ]
    }

    /// White, with the label's frame in a colour (ARGB).
    private static func picture(height: Int = 200, labelHeight: Int, _ color: UInt32) throws -> [UInt8] {
        var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 120 * height)
        for y in 20..<(20 + labelHeight * 2) {
            for x in 20..<100 { pixels[y * 120 + x] = color }
        }
        return try PNGEncoder.encode(Bitmap(width: 120, height: height, pixels: pixels), scale: 2)
    }
}
