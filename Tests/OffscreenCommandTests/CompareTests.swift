import Foundation
import OffscreenCommand
import Raster
import Testing

@MainActor @Suite("compare") struct CompareTests {
    /// Writes two pictures of 4 x 4 gray pixels, the second with one changed, and runs the command on them.
    private static func run(
        changing pixel: UInt32, size: (width: Int, height: Int) = (4, 4), _ options: [String] = [],
        then body: (CommandRun, TemporaryFolder) throws -> Void
    ) throws {
        let folder = try TemporaryFolder()
        let gray: UInt32 = 0xFF80_8080
        let before = Bitmap(width: 4, height: 4, pixels: [UInt32](repeating: gray, count: 16))
        let count = size.width * size.height
        var after = Bitmap(width: size.width, height: size.height, pixels: [UInt32](repeating: gray, count: count))
        after[3, 1] = pixel
        let paths = ["before", "after"].map { "\(folder.path)/\($0).png" }
        for (path, bitmap) in zip(paths, [before, after]) {
            try Data(PNGEncoder.encode(bitmap)).write(to: URL(filePath: path))
        }
        let options = options.map { $0.replacing("FOLDER", with: folder.path) }
        try body(CommandRun(["compare"] + paths + options), folder)
    }

    @Test("Equal pictures end with 0 and no word")
    func equal() throws {
        try Self.run(changing: 0xFF80_8080) { run, _ in
            #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
        }
    }

    @Test("Pictures that differ end with 1 and say where")
    func different() throws {
        try Self.run(changing: 0xFFFF_8080) { run, _ in
            #expect(run.status == 1)
            #expect(run.output == "1 of 16 pixels in columns 3 to 3, rows 1 to 1, by up to 127 of 255\n")
        }
    }

    @Test("JSON says the same")
    func json() throws {
        try Self.run(changing: 0xFFFF_8080, ["--format", "json"]) { run, _ in
            #expect(
                run.output == """
                    {"matches":false,"sizes":[{"width":4,"height":4},{"width":4,"height":4}],"pixels":1,"total":16,\
                    "rectangle":{"x":3,"y":1,"width":1,"height":1},"largest":127}

                    """)
        }
    }

    @Test("What a tolerance allows is no difference")
    func tolerance() throws {
        try Self.run(changing: 0xFFFF_8080, ["--precision", "0.9"]) { run, _ in #expect(run.status == 0) }
        try Self.run(changing: 0xFFFF_8080, ["--precision", "0.95"]) { run, _ in #expect(run.status == 1) }
        try Self.run(changing: 0xFF81_8181, ["--perceptual-precision", "0.99"]) { run, _ in #expect(run.status == 0) }
    }

    @Test("Pictures of other sizes differ, whatever is allowed")
    func sizes() throws {
        try Self.run(changing: 0, size: (5, 4), ["--precision", "0"]) { run, _ in
            #expect(run.status == 1)
            #expect(run.output == "5 x 4 pixels instead of 4 x 4\n")
        }
    }

    @Test("The picture of the difference is red where they differ")
    func picture() throws {
        try Self.run(changing: 0xFFFF_8080, ["--diff", "FOLDER/diff.png"]) { _, folder in
            let picture = try PNGDecoder.decode(folder.bytes(of: "diff.png")).bitmap
            #expect(picture[3, 1] == 0xFFFF_0030 && picture[0, 0] == 0xFFE0_E0E0)
        }
    }

    @Test("The picture of the difference does not take the place of what is compared")
    func overwriting() throws {
        try Self.run(changing: 0, ["--diff", "FOLDER/after.png"]) { run, _ in
            #expect(run.status == 2)
            #expect(run.errors.contains("they are the same file"))
        }
    }

    @Test("What is no PNG, or not there, is named")
    func badInput() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("no PNG", to: "text.png")
        let text = CommandRun(["compare", file, file])
        #expect(text.status == 2 && text.errors.contains("text.png': it is no PNG that can be decoded"))
        let missing = CommandRun(["compare", "\(folder.path)/none.png", file])
        #expect(missing.status == 2 && missing.errors.contains("none.png"))
        #expect(CommandRun(["compare", "-", "-"]).status == 2)
        #expect(CommandRun(["compare", file]).errors.contains("AFTER.png is missing"))
        #expect(CommandRun(["compare", "a", "b", "--precision", "2"]).errors.contains("expected a number from 0 to 1"))
    }
}
