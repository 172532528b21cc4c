import Foundation
import OffscreenCommand
import Testing

@Suite("Environment files") struct EnvironmentFileTests {
    @Test("Safe areas and scale are read, unknown keys ignored")
    func reading() throws {
        let text = #"{"safeAreaInsets": {"8bC-Xf-vdC": {"top": 59, "bottom": 34, "note": null}}, "scale": 3, "x": []}"#
        let environment = try EnvironmentFile.read(Data(text.utf8), source: "e.json")
        #expect(environment.scale == 3)
        #expect(environment.safeAreaInsets == ["8bC-Xf-vdC": .init(top: 59, leading: 0, bottom: 34, trailing: 0)])
    }

    @Test(
        "What is wrong is pointed at",
        arguments: [
            (#"{"scale": 4}"#, "e.json:1:11: expected 1, 2 or 3, found 4"),
            (#"{"safeAreaInsets": {"a": {"top": -1}}}"#, "e.json:1:34: expected points from 0 to 10000, found -1"),
        ])
    func faults(text: String, message: String) {
        let error = #expect(throws: CommandError.self) { try EnvironmentFile.read(Data(text.utf8), source: "e.json") }
        #expect(error?.message(program: "offscreen") == message)
    }
}
