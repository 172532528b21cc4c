import Raster
import Testing
import Typesetting

@testable import Goldens

@Suite("What golden environments differ in")
struct FingerprintTests {
    @Test("The built-in profile's files are those of the environment that goldens are recorded in")
    func table() {
        // As in every golden of this package.
        #expect(FontFiles.goldenEnvironment.digest == "bafbe9e4")
    }

    @Test("Font files that differ are named")
    func fonts() {
        let golden = FontFiles.goldenEnvironment
        var files = golden.files
        files[0] = FontFiles.File(name: files[0].name, size: 1)
        let size = golden.files[0].size
        #expect(
            FontFiles(files: files).differences(from: golden) == "Inter-Thin.otf of 1 bytes instead of \(size)")
        #expect(
            FontFiles(files: Array(golden.files.dropLast())).differences(from: golden)
                == "NotoSansMath-Regular.ttf is not used here")
        files[1] = FontFiles.File(name: files[1].name, size: 0)
        #expect(
            FontFiles(files: files + [FontFiles.File(name: "New.otf", size: 2)]).differences(from: golden)
                == "Inter-Thin.otf of 1 bytes instead of \(size), Inter-ThinItalic.otf is missing, New.otf is new")
        #expect(golden.differences(from: golden) == nil)
    }

    @Test("A team's own fonts are in the fingerprint by name, whatever their names hold")
    func additional() throws {
        let plain = Fingerprint(profile: .standard)
        let own = FontProfile.Face(path: "/nowhere/My; 글꼴.otf")
        let fingerprint = Fingerprint(profile: .standard, additional: [own])
        #expect(fingerprint.text == plain.text + "; My----.otf 0")
        #expect(fingerprint.differences(from: plain) == ["My----.otf 0 instead of none"])
        #expect(plain.differences(from: plain) == [])
        let many = (0..<20).map { FontProfile.Face(path: "/nowhere/\($0).otf") }
        #expect(Fingerprint(profile: .standard, additional: many).text.contains("; 15.otf 0; further-fonts "))
    }

    @Test("Libraries that differ are named with both versions")
    func libraries() throws {
        let here = try #require(Fingerprint(text: "offscreen 0.1.0; pango 1.52.1; cairo 1.18.0; fonts 1"))
        let golden = try #require(Fingerprint(text: "offscreen 0.1.0; pango 1.50.12; cairo 1.18.0; fonts 1"))
        #expect(here.differences(from: golden) == ["pango 1.52.1 instead of 1.50.12"])
    }
}
