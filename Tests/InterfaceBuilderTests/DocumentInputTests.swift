import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// Documents come from outside: what is wrong with one is said with its place, and nothing else happens.
@MainActor @Suite("Documents that cannot be read") struct DocumentInputTests {
    struct Fault: Sendable {
        let text: String
        let message: String

        init(_ text: String, _ message: String) {
            (self.text, self.message) = (text, message)
        }
    }

    private nonisolated static let head =
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">"#

    private nonisolated static func document(_ objects: String) -> String {
        "\(head)\n<objects>\(objects)</objects>\n</document>"
    }

    nonisolated static let faults: [Fault] = [
        Fault("", "1:1: no element, expected <document>"),
        Fault("<document", "1:10: the tag of 'document' is malformed, expected name=\"value\" or >"),
        Fault("<document>\n  <a>", "2:3: 'a' is not closed"),
        Fault("<document><a></b></document>", "1:14: found </b>, expected </a>"),
        Fault("<document a='1' a='2'/>", "1:17: attribute 'a' is given twice"),
        Fault("<document a=1/>", "1:13: attribute 'a' is malformed, expected a=\"value\""),
        Fault("<document/>text", "1:12: text outside of the document's element"),
        Fault("<document/><b/>", "1:12: <b> stands beside the document, expected one root element"),
        Fault("</document>", "1:1: </document> closes nothing"),
        Fault(
            "<document>&bomb;</document>",
            "1:11: unknown entity '&bomb;', expected &amp; &lt; &gt; &quot; &apos; or &#number;"),
        Fault(
            "<!DOCTYPE a [<!ENTITY b \"&c;&c;\">]><document/>",
            "1:1: document types and entities of their own are not read; take the declaration out"),
        Fault(
            "<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><document/>",
            "1:1: document types and entities of their own are not read; take the declaration out"),
        Fault("<?xml version='1.0' encoding='UTF-16'?><document/>", "1:1: the encoding is 'UTF-16', expected UTF-8"),
        Fault("<document>\u{1}</document>", "1:11: a character that XML does not allow, or no UTF-8"),
        Fault(String(repeating: "<view>", count: 10_000), "1:6001: more than 1000 elements within each other"),
        Fault("NIBArchive\u{1}", "a compiled nib cannot be read; give the .xib or .storyboard that it was made from"),
        Fault("bplist00", "a compiled nib cannot be read; give the .xib or .storyboard that it was made from"),
        Fault(
            "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
            "1:1: the archive format from before Xcode 5 is not read; open the file in Xcode and save it in today's format"
        ),
        Fault("<html/>", "1:1: the root element is <html>, expected <document>"),
        Fault(
            #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>"#,
            "1:1: targetRuntime is 'MacOSX.Cocoa', expected 'iOS.CocoaTouch': UIKit for iOS"),
        Fault(
            #"<document type="com.apple.InterfaceBuilder.AppleTV.XIB" targetRuntime="AppleTV"/>"#,
            "1:1: targetRuntime is 'AppleTV', expected 'iOS.CocoaTouch': UIKit for iOS"),
        Fault(
            #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"/>"#,
            "1:1: targetRuntime is 'watchKit', expected 'iOS.CocoaTouch': UIKit for iOS"),
        Fault(document(""), "1:1: the document has no view"),
        Fault(
            document("<view id='a'/>\n<view id='a'/>"), "3:1: id 'a' is given again; it is that of line 2 already"),
        Fault(
            document("<view id='a'><connections><outlet property='x' destination='gone'/></connections></view>"),
            "2:36: destination=\"gone\" names nothing in the document"),
        Fault(
            document("<view id='a'>\n<rect key='frame' x='0' y='0' width='1e300' height='1'/></view>"),
            "3:1: width is '1e300', expected points between -1000000 and 1000000, no size below 0"),
        Fault(
            document("<view id='a'><rect key='frame' x='nan' y='0' width='1' height='1'/></view>"),
            "2:23: x is 'nan', expected points between -1000000 and 1000000, no size below 0"),
        Fault(
            document("<view id='a'><rect key='frame' width='-1' height='1'/></view>"),
            "2:23: width is '-1', expected points between -1000000 and 1000000, no size below 0"),
        Fault(
            document("<view id='a'><constraints><constraint constant='1'/></constraints></view>"),
            "2:36: <constraint> has no firstAttribute"),
        Fault(
            document("<view id='a'><constraints><constraint firstAttribute='depth'/></constraints></view>"),
            "2:36: firstAttribute is 'depth', expected an attribute such as leading"),
        Fault(
            document(
                "<view id='a'><constraints><constraint firstAttribute='width' constant='inf'/></constraints></view>"),
            "2:36: constant is 'inf', expected a number"),
        Fault(
            document(
                "<view id='a'><constraints><constraint firstAttribute='width' multiplier='1:0'/></constraints></view>"),
            "2:36: multiplier is '1:0', expected a number"),
    ]

    @Test("the message names the place and what was expected", arguments: faults)
    func message(_ fault: Fault) {
        let error = #expect(throws: DocumentError.self) { _ = try DocumentFrames(data: Data(fault.text.utf8)) }
        let place = error?.position.map { "\($0.line):\($0.column): " } ?? ""
        #expect(place + (error?.message ?? "") == fault.message)
    }

    @Test("bytes that are no UTF-8 are refused at their place")
    func encoding() {
        let error = #expect(throws: DocumentError.self) {
            _ = try Document(Data("<document>".utf8) + Data([0xFF, 0xFE]) + Data("</document>".utf8))
        }
        #expect(error == .malformed(DocumentPosition(line: 1, column: 11), .character))
    }

    @Test("a document of more than 64 MiB is refused before it is read")
    func size() {
        let error = #expect(throws: DocumentError.self) {
            _ = try Document(Data(repeating: UInt8(ascii: " "), count: 64 << 20 + 1))
        }
        #expect(error == .tooLarge)
    }

    @Test("more views or constraints than any screen has are refused before they are laid out")
    func counts() {
        let views = String(repeating: "<view/>", count: 20_000)
        let constraints = String(repeating: "<constraint firstAttribute='width'/>", count: 40_001)
        let errors = [
            "<view><subviews>\n\(views)</subviews></view>", "<view><constraints>\n\(constraints)</constraints></view>",
        ].map { text in
            #expect(throws: DocumentError.self) { _ = try DocumentFrames(data: Data(Self.document(text).utf8)) }
        }
        #expect(errors.map { $0?.message } == ["more than 20000 views", "more than 40000 constraints"])
        #expect(errors.map { $0?.position?.line } == [3, 3])
    }

    @Test("nested views up to the limit of depth are laid out")
    func nested() throws {
        let count = 400
        let open = (0..<count).map {
            "<view id='v\($0)'><rect key='frame' x='1' y='1' width='9' height='9'/><subviews>"
        }
        let text = Self.document(open.joined() + String(repeating: "</subviews></view>", count: count))
        #expect(try DocumentFrames(data: Data(text.utf8)).frames.count == count)
    }

    @Test("segues in a circle are no obstacle: scenes are laid out one by one")
    func circle() throws {
        func scene(_ id: String, to other: String) -> String {
            "<scene><objects><viewController id='\(id)'><view key='view' id='view-\(id)'><rect key='frame' width='9'"
                + " height='9'/></view><connections><segue destination='\(other)' kind='embed' id='s-\(id)'/>"
                + "</connections></viewController></objects></scene>"
        }
        let text =
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">"# + "<scenes>"
            + scene("a", to: "b") + scene("b", to: "a") + "</scenes></document>"
        #expect(Set(try DocumentFrames(data: Data(text.utf8)).frames.keys) == ["view-a", "view-b"])
    }

    @Test("what is not known is named with its place and skipped; an app's classes fall back to UIKit's")
    func remarks() throws {
        let document = try DocumentFrames(
            data: Data(
                Self.document(
                    """
                    <view id='a' customClass='Card' shininess='3'><rect key='frame' width='9' height='9'/>
                    <subviews><gauge id='g'><rect key='frame' width='5' height='5'/></gauge></subviews>
                    <sparkle key='glow'/></view>
                    """
                ).utf8))
        #expect(
            document.remarks == [
                "3:11: unknown element <gauge>; a plain view stands in",
                "2:10: class Card is not there; UIView stands in",
                "2:10: <view>: shininess=\"3\" is not carried over",
                "4:1: <sparkle key=\"glow\"> of <view> is not carried over",
            ])
        #expect(document.frames["g"] == CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(document.classes["a"] == "UIView")
    }

    // Public documents have such leftovers, which Xcode passes over.
    @Test("a constraint to something that is gone is named and left out")
    func leftover() throws {
        let document = try DocumentFrames(
            data: Data(
                Self.document(
                    "<view id='a'>\n<constraints><constraint firstAttribute='top' secondItem='b' secondAttribute='top'/>"
                        + "</constraints></view>"
                ).utf8))
        #expect(
            document.remarks == ["3:14: secondItem=\"b\" names nothing in the document; the constraint is left out"])
    }

    @Test("text, entities, character data and comments are read as XML has them")
    func text() throws {
        let document = try Document(
            Data(
                Self.document(
                    "<!-- a <b> --><view id='a&amp;&#x41;'><string key='x'>1 &lt; <![CDATA[2 & 3]]></string></view>"
                )
                .utf8))
        let frames = try DocumentTree(document).roots
        #expect(frames.map(\.id) == ["a&A"])
    }
}
