import Foundation
import OffscreenCommand
import Raster
import Testing

@MainActor @Suite("documents with asset catalogs and texts in other languages") struct DocumentAssetsTests {
    private static let card = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><device id="retina4_7"/><objects>
        <view id="v"><rect key="frame" width="20" height="10"/><subviews>
        <imageView image="photo" translatesAutoresizingMaskIntoConstraints="NO" id="i"/>
        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
        <color key="backgroundColor" name="Text"/>
        <constraints><constraint firstItem="i" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k1"/>
        <constraint firstItem="i" firstAttribute="top" secondItem="v" secondAttribute="top" id="k2"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k3"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="bottom" id="k4"/></constraints></view>
        </objects><resources><image name="photo" width="6" height="6"/>
        <namedColor name="Text"><color red="0" green="0" blue="1" alpha="1"/></namedColor></resources></document>
        """
    private static let text = """
        {"colors": [{"idiom": "universal", "color": {"components": {"red": "0xFF", "green": "0x00", "blue": "0x00"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"components": {"red": "0x00", "green": "0xFF", "blue": "0x00"}}}]}
        """

    private func folder(with files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in files {
            let parent = URL(filePath: "\(folder.path)/\(path)").deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            _ = try folder.write(text, to: path)
        }
        return folder
    }

    /// The last pixel of a picture: alpha, red, green, blue.
    private func corner(_ folder: TemporaryFolder, _ arguments: String...) throws -> UInt32? {
        let run = CommandRun(
            ["render", "\(folder.path)/Card.xib", "-o", "-", "--assets", "\(folder.path)/A.xcassets"] + arguments)
        #expect(run.status == 0, "\(run.errors)")
        return try PNGDecoder.decode(run.outputBytes).bitmap.pixels.last
    }

    @Test("a colour's value is the catalog's, in light and dark")
    func colors() throws {
        let folder = try folder(with: ["Card.xib": Self.card, "A.xcassets/Text.colorset/Contents.json": Self.text])
        #expect(try corner(folder) == 0xFFFF_0000)
        #expect(try corner(folder, "--appearance", "dark") == 0xFF00_FF00)
    }

    @Test(
        "an image's size is the catalog's; names that no catalog has, and drawings, are told, and errors with --strict")
    func images() throws {
        let folder = try folder(with: [
            "Card.xib": Self.card, "A.xcassets/Text.colorset/Contents.json": Self.text,
            "B.xcassets/photo.imageset/Contents.json":
                "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"p.svg\"}]}",
            "B.xcassets/photo.imageset/p.svg": "<svg/>",
        ])
        let file = "\(folder.path)/Card.xib"
        let layout = { (arguments: [String]) in CommandRun(["layout", file] + arguments) }
        let missing = layout(["--assets", "\(folder.path)/A.xcassets"])
        #expect(missing.errors == "\(file):3:1: warning: image 'photo' is in no asset catalog\n")
        #expect(missing.output.contains("UIImageView #i  0 0 6 6\n"))
        let both = ["--assets", "\(folder.path)/A.xcassets", "--assets", "\(folder.path)/B.xcassets"]
        #expect(layout(both).errors == "\(file):3:1: warning: image 'photo' is not drawn: 'p.svg' is no PNG\n")
        let strict = layout(both + ["--strict"])
        #expect(strict.status == 2)
        #expect(strict.errors == "\(file):3:1: image 'photo' is not drawn: 'p.svg' is no PNG\n")
        #expect(layout([]).errors == "")
    }

    @Test("what is wrong with a catalog is one line with its file and place, and status 2")
    func faults() throws {
        let folder = try folder(with: [
            "Card.xib": Self.card, "A.xcassets/c.colorset/Contents.json": "{\n  \"colors\": {}\n}",
            "B.xcassets/i.imageset/Contents.json": "{\n  \"images\": [{]\n}", "C.xcassets/i.imageset/p.png": "",
        ])
        let messages = ["A", "B", "C"].map { name -> String in
            let run = CommandRun(["layout", "\(folder.path)/Card.xib", "--assets", "\(folder.path)/\(name).xcassets"])
            #expect(run.status == 2)
            return run.errors.replacing(folder.path + "/", with: "")
        }
        #expect(
            messages == [
                "A.xcassets/c.colorset/Contents.json:2:13: expected a list, found an object\n",
                "B.xcassets/i.imageset/Contents.json:2:15: expected a key in quotes, found ']'\n",
                "C.xcassets/i.imageset/Contents.json: there is no such file in the folder, or it is larger than 1 MiB\n",
            ])
        let none = CommandRun(["layout", "\(folder.path)/Card.xib", "--assets", folder.path])
        #expect(none.status == 2)
        #expect(none.errors.hasSuffix("it is no folder whose name ends in .xcassets\n"))
    }

    @Test("texts of a language are those of its strings file beside the document, or beside its Base.lproj")
    func strings() throws {
        let folder = try folder(with: [
            "Base.lproj/Card.xib": Self.card, "Card.xib": Self.card,
            "ko.lproj/Card.strings": "\"l.text\" = \"이름이 긴 사람\";",
            "pt.lproj/Card.strings": "\"l.text\" = ",
        ])
        let width = { (path: String, arguments: [String]) -> String in
            let run = CommandRun(["layout", "\(folder.path)/\(path)"] + arguments)
            #expect(run.errors == "")
            return run.output
        }
        let own = width("Card.xib", [])
        for path in ["Card.xib", "Base.lproj/Card.xib"] {
            #expect(width(path, ["--locale", "ko"]) != own)
            #expect(width(path, ["--locale", "ko-KR"]) == width(path, ["--locale", "ko"]))
        }
        let none = CommandRun(["layout", "\(folder.path)/Base.lproj/Card.xib", "--locale", "fr-CA"])
        #expect(none.status == 0)
        #expect(
            none.errors == "\(folder.path)/Base.lproj/Card.xib: warning: there is no fr-CA.lproj/Card.strings or "
                + "fr_CA.lproj/Card.strings or fr.lproj/Card.strings; the document's own texts stay\n")
        let wrong = CommandRun(["layout", "\(folder.path)/Card.xib", "--locale", "pt-BR"])
        #expect(wrong.status == 2)
        #expect(wrong.errors == "\(folder.path)/pt.lproj/Card.strings:1:12: expected \"key\" = \"text\";\n")
    }

    @Test("a scene takes no asset catalog")
    func scene() {
        let run = CommandRun(["layout", "profile", "--assets", "A.xcassets"])
        #expect(run.status == 2)
        #expect(run.errors.contains("--assets and profile exclude each other; it is for documents"))
    }
}
