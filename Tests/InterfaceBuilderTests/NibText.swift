import Foundation

/// Documents of a few elements.
enum NibText {
    private static func document(_ kind: String, _ attributes: String, _ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\(attributes)>
        \(content)
        </document>
        """
    }

    static func xib(_ objects: String, owner: String = "") -> String {
        document(
            "XIB", "",
            """
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)</placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
            </objects>
            """)
    }

    static func storyboard(initial: String, _ scenes: [String]) -> String {
        document(
            "Storyboard.XIB", " initialViewController=\"\(initial)\"",
            "<scenes>"
                + scenes.enumerated().map {
                    "<scene sceneID=\"scene-\($0.offset)\"><objects>\($0.element)</objects></scene>"
                }.joined() + "</scenes>")
    }

    static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// A label 10 points inside of `parent`'s edges.
    static func pinned(_ id: String, to parent: String) -> String {
        ["top", "leading"].map { pin(id, parent, $0, 10) }.joined()
            + ["bottom", "trailing"].map { pin(parent, id, $0, 10) }.joined()
    }

    private static func pin(_ first: String, _ second: String, _ attribute: String, _ constant: Int) -> String {
        "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
            + "secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(first)-\(attribute)-\(second)\"/>"
    }

    /// A cell whose content is a label 40 high, 10 points inside.
    static func personCell(_ name: String = "tableViewCell") -> String {
        """
        <\(name) reuseIdentifier="person" id="cell" customClass="PersonCell" customModule="App">
        \(frame(0, 0, 320, 44))
        <tableViewCellContentView key="contentView" id="content">\(frame(0, 0, 320, 44))
        <subviews><label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
        \(frame(10, 10, 300, 24))<fontDescription key="fontDescription" type="system" pointSize="17"/>
        <constraints><constraint firstAttribute="height" constant="40" priority="999" id="name-height"/></constraints></label></subviews>
        <constraints>\(pinned("name", to: "content"))</constraints></tableViewCellContentView>
        <connections><outlet property="nameLabel" destination="name" id="o1"/></connections>
        </\(name)>
        """
    }

    /// A bundle of these files, by their paths, in a folder that is taken away afterwards.
    static func withBundle<Result>(_ files: [String: String], _ body: (Bundle) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let url = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        guard let bundle = Bundle(url: folder) else { throw CocoaError(.fileNoSuchFile) }
        return try body(bundle)
    }
}
