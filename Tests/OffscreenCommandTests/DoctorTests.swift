import Foundation
import Goldens
import OffscreenCommand
import Testing
import Typesetting

@MainActor @Suite("doctor") struct DoctorTests {
    @Test("Libraries, fonts by package and the fingerprint are shown")
    func report() {
        let run = CommandRun(["doctor"])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("offscreen \(OffscreenCommand.version)\n\nlibraries\n  pango "))
        #expect(run.output.contains("\n  fonts-inter               18 files\n"))
        #expect(run.output.contains("\nfingerprint\n  offscreen \(OffscreenCommand.version); pango "))
        #expect(run.output.contains("\nhyphenation\n  en                        "))
        #expect(run.output.hasSuffix("\n\nEverything is there.\n"))
    }

    @Test("JSON holds the same: libraries, fonts by package, the fingerprint, and no problem")
    func json() throws {
        let run = CommandRun(["doctor", "--format", "json"])
        #expect(run.status == 0)
        let root = try JSONReader.read(Data(run.output.utf8))
        var members: [JSONMember] = []
        if case .object(let found) = root.value { members = found }
        #expect(members.map(\.key) == ["version", "libraries", "fonts", "hyphenation", "fingerprint", "problem"])
        #expect(members.last?.node.value == .null)
        #expect(run.output.contains("\n{\"package\":\"fonts-inter\",\"files\":18,\"missing\":[]}"))
    }

    @Test("Missing files are named with the package that holds them")
    func missing() {
        let gone = FontProfile.Face(path: "/no/such/Inter.otf", debianPackage: "fonts-inter")
        let inspection = FontInspection(
            FontProfile(system: [gone], monospaced: [], cjk: [], emoji: [], scripts: []))
        #expect(
            inspection.lines == ["  fonts-inter               1 of 1 files missing", "    missing: /no/such/Inter.otf"])
        #expect(inspection.remedy == "Fonts are missing: apt-get install fonts-inter")
    }
}
