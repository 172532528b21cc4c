import Foundation
import Testing
import UIKit

@MainActor @Suite("Asset catalogs") struct AssetCatalogTests {
    private func traits(
        scale: CGFloat = 2, style: UIUserInterfaceStyle = .light, idiom: UIUserInterfaceIdiom = .phone
    ) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(userInterfaceIdiom: idiom),
        ])
    }

    // MARK: Colours

    private func color(_ value: String, style: UIUserInterfaceStyle = .light) throws -> UIColor? {
        let folder = try CatalogFolder()
        try folder.color("c", "{\"idiom\": \"universal\", \"color\": \(value)}")
        return try AssetCatalog(path: folder.catalogPath).color("c")
    }

    @Test(
        "components are parts of 1, or of 255 as hexadecimal or whole numbers",
        arguments: [
            (
                #"{"color-space": "srgb", "components": {"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}}"#,
                [1, 0.5, 0, 1]
            ),
            (
                #"{"color-space": "srgb", "components": {"red": "0xFF", "green": "0x33", "blue": "0x00", "alpha": "0.250"}}"#,
                [1, 0.2, 0, 0.25]
            ),
            (
                #"{"color-space": "srgb", "components": {"red": "255", "green": "51", "blue": "1", "alpha": "1.000"}}"#,
                [1, 0.2, 1 / 255, 1]
            ),
            (
                #"{"color-space": "gray-gamma-22", "components": {"white": "0.600", "alpha": "0.500"}}"#,
                [0.6, 0.6, 0.6, 0.5]
            ),
            // Half of the light: 1.055 * 0.5^(1/2.4) - 0.055.
            (
                #"{"color-space": "extended-linear-srgb", "components": {"red": "0.500", "green": "0.000", "blue": "1.000"}}"#,
                [0.735356, 0, 1, 1]
            ),
        ] as [(String, [CGFloat])])
    func components(json: String, expected: [CGFloat]) throws {
        let color = try #require(try color(json))
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let found = [red, green, blue, alpha]
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 0.00001 }, "\(found)")
    }

    @Test("Display P3 is the same colour as the initializer's, and a reference the system's own")
    func spaces() throws {
        let wide = try color(
            #"{"color-space": "display-p3", "components": {"red": "0.9", "green": "0.2", "blue": "0.1", "alpha": "1.000"}}"#
        )
        #expect(wide == UIColor(displayP3Red: 0.9, green: 0.2, blue: 0.1, alpha: 1))
        #expect(try color(#"{"platform": "ios", "reference": "systemBlueColor"}"#) == .systemBlue)
    }

    @Test("a colour is chosen for each look and idiom; one of high contrast alone is left out")
    func looks() throws {
        let folder = try CatalogFolder()
        let entry = { (white: String, more: String) in
            "{\"idiom\": \"universal\", \"color\": {\"components\": {\"white\": \"\(white)\", \"alpha\": \"1.000\"}}\(more)}"
        }
        try folder.color(
            "Text",
            [
                entry("1.000", ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"),
                entry("0.700", ", \"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"),
                entry("0.000", ""), entry("0.300", "").replacing("universal", with: "ipad"), "{\"idiom\": \"mac\"}",
            ].joined(separator: ", "))
        let color = try #require(try AssetCatalog(path: folder.catalogPath).color("Text"))
        #expect(color.resolvedColor(with: traits()) == UIColor(white: 0, alpha: 1))
        #expect(color.resolvedColor(with: traits(style: .dark)) == UIColor(white: 1, alpha: 1))
        #expect(color.resolvedColor(with: traits(idiom: .pad)) == UIColor(white: 0.3, alpha: 1))
    }

    // MARK: Names

    @Test("groups give their names only where they say so, one in another")
    func namespaces() throws {
        let folder = try CatalogFolder()
        let gray = "{\"color\": {\"components\": {\"white\": \"0.500\"}}}"
        let namespace = "{\"properties\": {\"provides-namespace\": true}}"
        try folder.write(namespace, to: "Brand/Contents.json")
        try folder.write(namespace, to: "Brand/Deep/Contents.json")
        try folder.write("{\"info\": {\"version\": 1}}", to: "Plain/Contents.json")
        for name in ["top", "Brand/a", "Brand/Deep/b", "Brand/Bare/c", "Plain/d"] { try folder.color(name, gray) }
        let catalog = try AssetCatalog(path: folder.catalogPath)
        let names = ["top", "Brand/a", "Brand/Deep/b", "Brand/c", "d", "a", "b", "Plain/d", "Brand/Bare/c"]
        #expect(names.map { catalog.color($0) != nil } == [true, true, true, true, true, false, false, false, false])
        #expect(catalog.faults.isEmpty)
    }

    // MARK: Images

    private static let photo = """
        {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "a.png"}, {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "scale": "2x", "filename": "dark@2x.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "ipad", "scale": "2x", "filename": "pad@2x.png"}, {"idiom": "watch", "scale": "2x", "filename": "watch.png"}
        ], "properties": {"template-rendering-intent": "template"}}
        """

    @Test("the picture is that of the screen's scale, look and idiom, or the next larger one, else the largest")
    func images() throws {
        let folder = try CatalogFolder()
        let files = ["a.png": 10, "a@2x.png": 20, "dark@2x.png": 24, "pad@2x.png": 32, "watch.png": 4]
        try folder.image("photo", Self.photo, files: files)
        let catalog = try AssetCatalog(path: folder.catalogPath)
        let sides = [
            traits(scale: 1), traits(), traits(scale: 3), traits(style: .dark), traits(scale: 1, style: .dark),
            traits(idiom: .pad),
        ].map { traits -> [CGFloat] in
            guard case .image(let image) = catalog.image("photo", traits: traits) else { return [] }
            return [image.size.width, image.scale, image.renderingMode == .alwaysTemplate ? 1 : 0]
        }
        #expect(sides == [[10, 1, 1], [10, 2, 1], [10, 2, 1], [12, 2, 1], [12, 2, 1], [16, 2, 1]])
    }

    @Test("parts that keep their size are in pixels")
    func resizing() throws {
        let folder = try CatalogFolder()
        try folder.image(
            "box",
            """
            {"images": [{"idiom": "universal", "scale": "2x", "filename": "b.png", "resizing": {"mode": "9-part",
            "center": {"mode": "stretch", "width": 1, "height": 1}, "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}}]}
            """, files: ["b.png": 40])
        guard case .image(let image) = try AssetCatalog(path: folder.catalogPath).image("box", traits: traits()) else {
            Issue.record("no image")
            return
        }
        #expect(image.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
        #expect(image.resizingMode == .stretch)
    }

    @Test("drawings, links and files of other folders are not read")
    func unreadable() throws {
        let folder = try CatalogFolder()
        let contents = { (file: String) in "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"}]}" }
        try folder.image("vector", contents("v.pdf"), files: [:])
        try folder.write("%PDF-1.7", to: "vector.imageset/v.pdf")
        try folder.image("outer", contents("../vector.imageset/v.pdf"), files: [:])
        try folder.image("linked", contents("l.png"), files: [:])
        let outside = folder.url.appending(path: "outside.png")
        try CatalogFolder.png(3).write(to: outside)
        let linked = URL(filePath: folder.catalogPath).appending(path: "linked.imageset/l.png")
        try FileManager.default.createSymbolicLink(at: linked, withDestinationURL: outside)
        let catalog = try AssetCatalog(path: folder.catalogPath)
        let files = ["vector", "outer", "linked", "gone"].map { name in
            switch catalog.image(name, traits: traits()) {
            case .image: "read"
            case .unreadable(let file): file ?? "nil"
            case .unknown: "unknown"
            }
        }
        #expect(files == ["v.pdf", "../vector.imageset/v.pdf", "l.png", "unknown"])
    }

    @Test("a folder that is a link is no part of a catalog")
    func linkedFolder() throws {
        let (folder, other) = (try CatalogFolder(), try CatalogFolder())
        try other.color("c", "{\"color\": {\"components\": {\"white\": \"0.500\"}}}")
        try folder.color("own", "{\"color\": {\"components\": {\"white\": \"0.500\"}}}")
        try FileManager.default.createSymbolicLink(
            at: URL(filePath: folder.catalogPath).appending(path: "c.colorset"),
            withDestinationURL: URL(filePath: other.catalogPath).appending(path: "c.colorset"))
        let catalog = try AssetCatalog(path: folder.catalogPath)
        #expect(catalog.color("c") == nil)
        #expect(catalog.color("own") != nil)
    }

    // MARK: What is wrong

    @Test(
        "a set that is not as it should be is left out, with the place of what is wrong",
        arguments: [
            ("c.colorset", "{\"colors\": [", nil, "expected JSON"),
            ("c.colorset", "{\"colors\": {}}", ["colors"], "expected a list"),
            ("c.colorset", "[]", [], "expected an object"),
            ("i.imageset", "{\"images\": [{\"scale\": 2}]}", ["images", "0", "scale"], "expected a text"),
            (
                "c.colorset", "{\"colors\": [{}, {\"color\": {\"components\": {\"red\": \"one\"}}}]}",
                ["colors", "1", "color"],
                "expected red, green and blue, or white, such as \"0.500\", \"0x80\" or \"128\""
            ),
            (
                "c.colorset", "{\"colors\": [{\"color\": {\"reference\": \"mood\"}}]}", ["colors", "0", "color"],
                "unknown system colour 'mood'"
            ),
        ] as [(String, String, [String]?, String)])
    func faults(set: String, text: String, place: [String]?, message: String) throws {
        let folder = try CatalogFolder()
        try folder.write(text, to: "\(set)/Contents.json")
        try folder.color("good", "{\"color\": {\"components\": {\"white\": \"0.500\"}}}")
        let catalog = try AssetCatalog(path: folder.catalogPath)
        #expect(
            catalog.faults == [
                AssetCatalog.Fault(path: "\(folder.catalogPath)/\(set)/Contents.json", place: place, message: message)
            ])
        #expect(catalog.color("good") != nil)
        #expect(catalog.color("c") == nil)
    }

    @Test("a set without contents is told, and what is no catalog is refused")
    func noCatalog() throws {
        let folder = try CatalogFolder()
        try folder.write("x", to: "a.imageset/a.png")
        #expect(
            try AssetCatalog(path: folder.catalogPath).faults.map(\.message) == [
                "there is no such file in the folder, or it is larger than 1 MiB"
            ])
        for path in [folder.url.path, "\(folder.url.path)/Gone.xcassets", "\(folder.catalogPath)/a.imageset/a.png"] {
            #expect(throws: AssetCatalog.Failure.noFolder) { try AssetCatalog(path: path) }
        }
    }

    // MARK: In code

    @Test("code has images and colours of a bundle's catalog by name, then PNG files beside it")
    func named() throws {
        let folder = try CatalogFolder()
        try folder.image("photo", Self.photo, files: ["a.png": 10, "a@2x.png": 20])
        try folder.color("Text", "{\"color\": {\"components\": {\"white\": \"0.250\", \"alpha\": \"1.000\"}}}")
        try CatalogFolder.png(18).write(to: folder.url.appending(path: "loose@3x.png"))
        let bundle = try #require(Bundle(url: folder.url))
        let photo = UIImage(named: "photo", in: bundle, compatibleWith: traits(scale: 1))
        #expect(photo?.size == CGSize(width: 10, height: 10) && photo?.scale == 1)
        #expect(UIImage(named: "photo", in: bundle, compatibleWith: traits())?.scale == 2)
        for name in ["loose", "loose.png"] {
            #expect(UIImage(named: name, in: bundle, with: nil)?.size == CGSize(width: 6, height: 6))
        }
        #expect(UIColor(named: "Text", in: bundle, compatibleWith: nil) == UIColor(white: 0.25, alpha: 1))
        #expect(UIImage(named: "gone") == nil && UIColor(named: "gone") == nil)
        #expect(UIImage(named: "../\(folder.url.lastPathComponent)/loose", in: bundle, with: nil) == nil)
    }

    @Test("a document in code takes them from its bundle")
    func nib() throws {
        let folder = try CatalogFolder()
        try folder.image("photo", Self.photo, files: ["a.png": 10, "a@2x.png": 20])
        try folder.color("Text", "{\"color\": {\"components\": {\"white\": \"0.250\", \"alpha\": \"1.000\"}}}")
        let objects =
            "<imageView image=\"photo\" id=\"i\"/><view id=\"v\"><color key=\"backgroundColor\" name=\"Text\"/></view>"
        let bundle = try #require(Bundle(url: folder.url))
        let made = UINib(data: Data(NibText.xib(objects).utf8), bundle: bundle).instantiate(withOwner: nil)
        #expect((made.first as? UIImageView)?.image?.size == CGSize(width: 10, height: 10))
        #expect((made.last as? UIView)?.backgroundColor == UIColor(white: 0.25, alpha: 1))
    }
}
