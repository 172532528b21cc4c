import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// Frames worked out by hand, a document for each rule. Sources of the rules: frames stored in public documents, and Apple's
/// Auto Layout Guide.
@MainActor @Suite("Frames of documents") struct DocumentLayoutTests {
    struct Expectation: Sendable, CustomTestStringConvertible {
        let file: String
        let rule: String
        let frames: [String: [CGFloat]]

        var testDescription: String { "\(file): \(rule)" }

        init(_ file: String, _ rule: String, _ frames: [String: [CGFloat]]) {
            (self.file, self.rule, self.frames) = (file, rule, frames)
        }
    }

    nonisolated static let expectations: [Expectation] = [
        Expectation(
            "fixed-frames.xib", "a fixed frame holds, and constraints start from it",
            ["plain": [10, 20, 30, 40], "fixed": [50, 60, 70, 80], "below": [50, 150, 20, 5]]),
        // The box grows by 100 and 50: sizes take it, flexible margins share it.
        Expectation(
            "autoresizing.xib", "a mask follows its superview from the size in the document",
            ["wide": [10, 10, 180, 20], "corner": [180, 130, 20, 20], "middle": [90, 65, 20, 20]]),
        Expectation(
            "margins.xib", "a root has 16 at the sides, others 8, set ones count, preserved ones are the superview's",
            [
                "outer": [16, 0, 288, 200], "inner": [8, 8, 272, 184], "core": [8, 8, 256, 168],
                "kernel": [2, 1, 266, 180], "kept": [0, 0, 288, 200], "seed": [8, 8, 272, 184],
            ]),
        Expectation(
            "safe-area.storyboard",
            "44 above and 34 below on a screen with a notch, in margins unless they keep it out",
            ["body": [0, 44, 375, 734], "margined": [16, 44, 343, 734], "bare": [8, 8, 359, 796]]),
        Expectation(
            "controller-guides.storyboard", "layout guides of before safe areas, which margins keep out",
            ["body": [0, 20, 375, 647], "margined": [16, 0, 343, 667]]),
        Expectation(
            "stack-views.xib", "a hidden view has no room, the standard spacing is 8, set margins hold",
            [
                "row": [0, 0, 300, 30], "a": [0, 0, 20, 30], "b": [30, 0, 270, 30], "c": [0, 0, 50, 50],
                "d": [0, 58, 50, 50], "margined": [0, 138, 100, 32], "e": [6, 5, 86, 20],
            ]),
        Expectation(
            "scroll-views.xib", "edges mean the content, lengths and centres the frame; guides say which",
            [
                "content": [0, 0, 300, 700], "middle": [140, 90, 20, 20], "page": [0, 0, 500, 500],
                "bar": [0, 170, 300, 30],
            ]),
        Expectation(
            "controls.xib", "sizes and alignment rectangles of controls",
            [
                "switch": [271, 0, 51, 31], "slider": [-2, 50, 324, 31], "segments": [0, 100, 320, 32],
                "progress": [0, 150, 320, 4], "spinner": [0, 200, 37, 37], "field": [0, 250, 320, 34],
            ]),
        Expectation(
            "controls-xcode-26.xib", "a wider switch and a higher slider",
            ["switch": [259, 0, 63, 28], "slider": [-2, 50, 324, 34], "segments": [0, 100, 320, 32]]),
        Expectation(
            "controls-xcode-9.xib", "lower segments, bars and fields",
            ["segments": [0, 100, 320, 29], "progress": [0, 150, 320, 2], "field": [0, 250, 320, 30]]),
        Expectation(
            "table-cells.storyboard",
            "prototypes lie where they are stored; content has 11 and 16, and 8 beside an accessory",
            [
                "header": [0, 0, 375, 50], "title": [0, 0, 375, 50], "plain": [0, 78, 375, 60],
                "in-plain": [16, 11, 343, 38], "content-disclosing": [0, 0, 344.5, 60],
                "in-disclosing": [16, 11, 320.5, 38],
            ]),
        Expectation(
            "table-cells-wide.storyboard", "20 at the sides from 414 points on", ["in-plain": [20, 11, 374, 38]]),
        Expectation("table-cell-xcode-8.xib", "8 all round before Xcode 9", ["in-cell": [8, 8, 304, 43.5]]),
        Expectation(
            "table-cell-xcode-26.xib", "15 above and below with Xcode 26", ["in-cell": [16, 15, 343, 30]]),
        Expectation(
            "collection-cell.xib", "the content view fills the cell",
            ["content": [0, 0, 120, 90], "in": [8, 8, 104, 74]]),
        Expectation(
            "variations-compact.xib", "what is not installed is not there; a constant of another class does not count",
            ["a": [8, 0, 100, 10]]),
        Expectation(
            "variations-regular.xib", "on a tablet the other constraints and constants hold",
            ["a": [40, 0, 200, 10], "tall": [0, 50, 10, 10]]),
        Expectation(
            "placeholders.xib", "placeholder sizes and constraints take part",
            ["sized": [5, 6, 120, 40], "held": [125, 46, 30, 15]]),
        Expectation(
            "images.xib", "an image has the size that the document keeps",
            ["icon": [0, 0, 48, 36], "half": [48, 0, 24, 36]]),
        Expectation(
            "constraints.xib", "multipliers, system distances, priorities, inequalities, constants the other way round",
            [
                "ratio": [0, 0, 150, 100], "low": [135, 90, 50, 20], "near": [20, 118, 60, 10],
                "far": [283, 380, 5, 6], "least": [0, 370, 80, 30],
            ]),
        // 1.193359 points a point of size and line, on half pixels: 20.5 and 33.5; a system button is 30 high.
        Expectation(
            "text.xib", "heights of labels and buttons are those of the system font",
            ["one": [0, 0, 300, 20.5], "two": [0, 30, 300, 33.5], "button": [0, 64, 300, 30]]),
    ]

    @Test("the rule gives the frames", arguments: expectations)
    func frames(_ expectation: Expectation) throws {
        let document = try DocumentFrames(expectation.file)
        #expect(document.remarks == [])
        for (id, frame) in expectation.frames {
            let expected = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
            #expect(document.frames[id] == expected, "\(id)")
        }
    }

    @Test("a view that is not installed is not in the tree")
    func notInstalled() throws {
        #expect(try DocumentFrames("variations-compact.xib").frames["tall"] == nil)
    }

    @Test("the environment's insets come before those of the device")
    func insets() throws {
        var environment = DocumentEnvironment()
        environment.safeAreaInsets["root"] = NSDirectionalEdgeInsets(top: 88, leading: 1, bottom: 83, trailing: 2)
        let document = try DocumentFrames("safe-area.storyboard", environment: environment)
        #expect(document.frames["body"] == CGRect(x: 1, y: 88, width: 372, height: 641))
    }

    @Test("the environment's scale decides the pixels that frames are rounded to")
    func scale() throws {
        var environment = DocumentEnvironment()
        environment.scale = 3
        // 17 * 1.193359 = 20.287, up to the next third.
        let height = try #require(try DocumentFrames("text.xib", environment: environment).frames["one"]?.height)
        #expect(abs(height - 61.0 / 3) < 0.001)
    }
}
