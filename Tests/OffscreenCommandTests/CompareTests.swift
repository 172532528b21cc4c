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

    @Test("The picture of the difference is a PNG file, and no standard output")
    func differenceNames() {
        let output = CommandRun(["compare", "a.png", "b.png", "--diff", "-"])
        #expect(output.status == 2 && output.errors.contains("give a file"))
        let other = CommandRun(["compare", "a.png", "b.png", "--diff", "d.jpg"])
        #expect(other.status == 2 && other.errors.contains("expected a name that ends in .png"))
    }

    /// Gray of 16 bits, one row of one pixel, made by hand: signature, header, stored deflate block, end.
    private static func wide(_ sample: UInt16) -> [UInt8] {
        let row: [UInt8] = [0, UInt8(sample >> 8), UInt8(sample & 0xFF)]
        let adler = row.reduce((a: UInt32(1), b: UInt32(0))) { sum, byte in
            let a = (sum.a + UInt32(byte)) % 65521
            return (a, (sum.b + a) % 65521)
        }
        let check = adler.b << 16 | adler.a
        let stored: [UInt8] = [0x78, 0x01, 0x01, 3, 0, 0xFC, 0xFF] + row + bigEndian(check)
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", bigEndian(1) + bigEndian(1) + [16, 0, 0, 0, 0]) + chunk("IDAT", stored) + chunk("IEND", [])
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + data
        var remainder: UInt32 = 0xFFFF_FFFF
        for byte in named {
            remainder ^= UInt32(byte)
            for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
        }
        return bigEndian(UInt32(data.count)) + named + bigEndian(~remainder)
    }

    @Test("Of 16 bits a channel the upper 8 are compared, and it is said")
    func sixteenBits() throws {
        let folder = try TemporaryFolder()
        let paths = ["a", "b"].map { "\(folder.path)/\($0).png" }
        try Data(Self.wide(0x1000)).write(to: URL(filePath: paths[0]))
        try Data(Self.wide(0x107F)).write(to: URL(filePath: paths[1]))
        let run = CommandRun(["compare"] + paths)
        #expect(run.status == 0)
        #expect(run.errors.contains("a.png") && run.errors.contains("of 16 bits a channel the upper 8 are compared"))
    }

    @Test(
        "Pictures of any kind of PNG are compared by their pixels",
        arguments: [.interlaced, .sixteenBits, .paletted, .gray] as [WrongGolden])
    func kinds(kind: WrongGolden) throws {
        let folder = try TemporaryFolder()
        let plain = try folder.write(WrongGolden.picture(nil), to: "plain.png")
        let other = try folder.write(WrongGolden.picture(kind), to: "other.png")
        let equal = CommandRun(["compare", plain, other])
        #expect(equal.status == 0 && equal.output.isEmpty)
        #expect(equal.errors.contains("of 16 bits a channel the upper 8 are compared") == (kind == .sixteenBits))
        let gray = PNGBuilder.file(
            width: 3, height: 3, depth: 8, colorType: 0, rows: [0, 1, 2, 3, 0, 4, 5, 6, 0, 7, 8, 10])
        let different = CommandRun(["compare", other, try folder.write(gray, to: "different.png")])
        #expect(different.status == 1)
        #expect(different.output == "1 of 9 pixels in columns 2 to 2, rows 2 to 2, by up to 1 of 255\n")
    }

    @Test(
        "What is no picture that can be compared is told with what it is",
        arguments: [.huge, .jpeg, .pointer, .empty] as [WrongGolden])
    func noPictures(kind: WrongGolden) throws {
        let folder = try TemporaryFolder()
        let plain = try folder.write(WrongGolden.picture(nil), to: "plain.png")
        let other = try folder.write(kind.bytes(of: WrongGolden.picture(nil)), to: "other.png")
        let run = CommandRun(["compare", plain, other])
        #expect(run.status == 2 && run.errors.contains("other.png': \(kind.reason)"), "\(run.errors)")
    }

    @Test("What is no PNG, or not there, is named")
    func badInput() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("no PNG", to: "text.png")
        let text = CommandRun(["compare", file, file])
        #expect(text.status == 2 && text.errors.contains("text.png': it is no PNG file"))
        var bytes = try PNGEncoder.encode(Bitmap(width: 4, height: 4, pixels: [UInt32](repeating: 0, count: 16)))
        bytes.removeLast(30)
        let cut = "\(folder.path)/cut.png"
        try Data(bytes).write(to: URL(filePath: cut))
        #expect(
            CommandRun(["compare", cut, cut]).errors.contains("cut.png': the PNG file ends before its picture does"))
        let missing = CommandRun(["compare", "\(folder.path)/none.png", file])
        #expect(missing.status == 2 && missing.errors.contains("none.png"))
        #expect(CommandRun(["compare", "-", "-"]).status == 2)
        #expect(CommandRun(["compare", file]).errors.contains("AFTER.png is missing"))
        #expect(CommandRun(["compare", "a", "b", "--precision", "2"]).errors.contains("expected a number from 0 to 1"))
    }
}
