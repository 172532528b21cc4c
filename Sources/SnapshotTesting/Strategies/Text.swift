public import Foundation

extension Diffing where Value == String {
    /// Compares line by line.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { golden, actual in
                guard golden != actual else { return nil }
                let difference = LineDifference(golden, actual).text
                return (difference, [XCTAttachment(string: difference)])
            })
    }
}

extension Snapshotting where Value == String, Format == String {
    /// A text, compared line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == Data {
    /// Compares byte by byte.
    public static var data: Diffing {
        Diffing(
            toData: { $0 }, fromData: { $0 },
            diff: { golden, actual in
                guard golden != actual else { return nil }
                let counts = golden.count == actual.count ? "" : ": \(golden.count) bytes before, \(actual.count) now"
                return ("Expected the data of the reference\(counts)", [])
            })
    }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes, compared exactly.
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// As JSON with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        encoded("json") { try encoder.encode($0) }
    }

    /// As a property list.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        encoded("plist") { try encoder.encode($0) }
    }

    /// A value that cannot be encoded gives the error's text, which matches no golden.
    private static func encoded(_ pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
        var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
            do {
                return String(decoding: try encode(value), as: UTF8.self)
            } catch {
                return "the value cannot be encoded: \(error)"
            }
        }
        strategy.pathExtension = pathExtension
        return strategy
    }
}

extension Snapshotting where Format == String {
    /// The value's `description`.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }

    /// Every stored value in it, as `dump` shows them: keys of dictionaries and members of sets in order, no addresses.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
    }
}

extension Snapshotting where Value == Any, Format == String {
    /// As JSON with sorted keys: arrays, dictionaries, texts, numbers.
    public static var json: Snapshotting {
        var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
            let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .fragmentsAllowed]
            do {
                guard JSONSerialization.isValidJSONObject([value]) else { return "the value is no JSON: \(value)" }
                let data = try JSONSerialization.data(withJSONObject: value, options: options)
                return String(decoding: data, as: UTF8.self)
            } catch {
                return "the value is no JSON: \(error)"
            }
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

extension Snapshotting where Value: CaseIterable, Value: Hashable {
    /// A function of all cases, as a table of inputs and outputs.
    ///
    /// - Parameter strategy: how an output becomes text.
    public static func `func`<Output>(
        into strategy: Snapshotting<Output, String>
    ) -> Snapshotting<(Value) -> Output, String> {
        var table = Snapshotting<(Value) -> Output, String>(
            pathExtension: "csv", diffing: .lines,
            asyncSnapshot: { function in
                Async { callback in
                    var rows: [String] = []
                    let cases = Array(Value.allCases)
                    for input in cases {
                        strategy.snapshot(function(input)).run { output in
                            rows.append("\(Self.field("\(input)")),\(Self.field(output))")
                            if rows.count == cases.count { callback(rows.joined(separator: "\n")) }
                        }
                    }
                    if cases.isEmpty { callback("") }
                }
            })
        table.pathExtension = "csv"
        return table
    }

    private static func field(_ text: String) -> String { "\"\(text.replacing("\"", with: "\"\""))\"" }
}
