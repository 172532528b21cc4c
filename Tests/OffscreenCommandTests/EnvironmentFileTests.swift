import Foundation
import OffscreenCommand
import Testing

@Suite("Environment files") struct EnvironmentFileTests {
    @Test("Safe areas and scale are read, keys of other tools ignored")
    func reading() throws {
        let text =
            #"{"safeAreaInsets": {"8bC-Xf-vdC": {"top": 59, "bottom": 34}}, "scale": 3, "rulesSafeAreaInsets": {}, "device": "retina6_1", "layoutMargins": {}, "toolsVersion": 9}"#
        let environment = try EnvironmentFile.read(Data(text.utf8), source: "e.json")
        #expect(environment.scale == 3)
        #expect(environment.safeAreaInsets == ["8bC-Xf-vdC": .init(top: 59, leading: 0, bottom: 34, trailing: 0)])
    }

    @Test(
        "A file without a key that is known leaves everything as the device has it",
        arguments: [
            "{}", #"{"scael": 2, "safeArea": {"a": {"top": 5}}}"#, #"{"devices": ["iphone-15"], "margins": 8}"#,
        ])
    func empty(text: String) throws {
        let environment = try EnvironmentFile.read(Data(text.utf8), source: "e.json")
        #expect(environment.safeAreaInsets.isEmpty)
        #expect(environment.scale == nil)
    }

    @Test(
        "What is wrong is pointed at",
        arguments: [
            (#"{"scale": 4}"#, "e.json:1:11: expected 1, 2 or 3, found 4"),
            (
                #"{"safeAreaInsets": {"a": {"left": 1}}}"#,
                "e.json:1:27: unknown key \"left\", expected top, leading, bottom or trailing"
            ),
            (
                #"{"safeAreaInsets": {"a": {"top": 1, "top": 2}}}"#,
                "e.json:1:37: /safeAreaInsets/a/top: the key \"top\" is there twice"
            ),
            (
                #"{"devices": [0, {"a/b": 1, "a/b": 1}]}"#,
                "e.json:1:28: /devices/1/a~1b: the key \"a/b\" is there twice"
            ),
            (#"{"safeAreaInsets": {"a": {"top": -1}}}"#, "e.json:1:34: expected points from 0 to 10000, found -1"),
        ])
    func faults(text: String, message: String) {
        let error = #expect(throws: CommandError.self) { try EnvironmentFile.read(Data(text.utf8), source: "e.json") }
        #expect(error?.message(program: "offscreen") == message)
    }
}
