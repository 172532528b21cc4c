import Goldens
import Testing

@Suite("Record modes")
struct RecordModeTests {
    @Test("Nothing is recorded unless it was asked for")
    func silence() throws {
        #expect(try RecordMode(environment: [:]) == .never)
        #expect(try RecordMode(environment: ["SNAPSHOT_TESTING_RECORD": ""]) == .never)
        #expect(try RecordMode(environment: ["CI": "true"]) == .never)
    }

    @Test("Each mode is asked for by its name", arguments: RecordMode.allCases)
    func modes(mode: RecordMode) throws {
        #expect(try RecordMode(environment: ["SNAPSHOT_TESTING_RECORD": mode.rawValue]) == mode)
    }

    @Test("A word that is no mode is refused with the modes there are")
    func unknown() {
        let error = #expect(throws: GoldensError.self) {
            try RecordMode(environment: ["SNAPSHOT_TESTING_RECORD": "yes"])
        }
        #expect(error?.description == "SNAPSHOT_TESTING_RECORD=yes: expected one of all, missing, failed, never")
    }
}
