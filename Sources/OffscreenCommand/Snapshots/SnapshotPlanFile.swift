import Foundation
import Goldens

/// Reads a plan: which scenes are taken, with which data and in which looks.
///
///     {"snapshots": [
///       {"scene": "issue-list", "name": "issues", "data": "../Fixtures/issues.json", "now": "2026-03-04",
///        "taps": ["showHideButton"], "looks": {"devices": ["iphone-15"], "appearances": ["light", "dark"]}}
///     ]}
///
/// Paths are from the plan's own folder. `looks` is a matrix as `render --matrix` takes it; the command's options say what
/// it leaves open.
enum SnapshotPlanFile {
    static let keys = ["scene", "name", "data", "environment", "now", "taps", "looks"]

    @MainActor static func read(
        _ path: String, _ options: SceneArguments, in context: CommandContext
    ) throws(CommandError) -> [PlannedSnapshot] {
        let data = try InputFile.read(path, streams: context.streams)
        let source = InputFile.name(of: path)
        do {
            let entries = try entries(of: JSONReader.read(data))
            var snapshots: [PlannedSnapshot] = []
            for entry in entries {
                snapshots += try read(entry, from: path, options, in: context).get()
            }
            return snapshots
        } catch let fault as JSONFault {
            throw fault.error(in: source)
        } catch {
            throw error as? CommandError ?? .unreadable(path: source, reason: "\(error)")
        }
    }

    private static func entries(of root: JSONNode) throws(JSONFault) -> [JSONNode] {
        guard case .object(let members) = root.value else { throw root.fault(expected: "an object with \"snapshots\"") }
        for member in members where member.key != "snapshots" {
            throw JSONFault(
                position: member.keyPosition, message: "unknown key \"\(member.key)\", expected \"snapshots\"")
        }
        guard let list = members.first?.node, case .array(let entries) = list.value, !entries.isEmpty else {
            throw (members.first?.node ?? root).fault(expected: "a list of at least one snapshot")
        }
        return entries
    }

    /// What is wrong with the entry itself is a fault at its place; what is wrong with a file it names, that file's error.
    @MainActor private static func read(
        _ entry: JSONNode, from plan: String, _ options: SceneArguments, in context: CommandContext
    ) throws(JSONFault) -> Result<[PlannedSnapshot], CommandError> {
        let fields = try SnapshotPlanEntry(entry)
        let folder = plan.lastIndex(of: "/").map { String(plan[...$0]) } ?? ""
        var arguments = options
        arguments.data = fields.data.map { $0.hasPrefix("/") ? $0 : folder + $0 } ?? options.data
        arguments.environment = fields.environment.map { $0.hasPrefix("/") ? $0 : folder + $0 } ?? options.environment
        arguments.taps = fields.taps
        arguments.now = fields.now ?? options.now
        let request: SceneRequest
        do throws(CommandError) {
            request = try SceneRequest(sceneName: fields.scene, arguments: arguments, in: context)
        } catch {
            if case .unknownScene = error {
                throw JSONFault(position: fields.scenePosition, message: error.message(program: context.program))
            }
            return .failure(error)
        }
        let looks = try fields.looks.map { node throws(JSONFault) in
            try MatrixFile(from: node, scene: request.scene, height: arguments.height)
        }
        let variants = looks?.variants(base: request.variant) ?? [request.variant]
        return .success(
            variants.map { PlannedSnapshot(scene: fields.name ?? fields.scene, request: request, variant: $0) })
    }
}

/// The values of one entry of a plan.
struct SnapshotPlanEntry {
    var scene = ""
    var scenePosition: JSONPosition
    var name: String?
    var data: String?
    var environment: String?
    var now: Date?
    var taps: [String] = []
    var looks: JSONNode?

    init(_ node: JSONNode) throws(JSONFault) {
        scenePosition = node.position
        guard case .object(let members) = node.value else { throw node.fault(expected: "an object with a \"scene\"") }
        for member in members { try read(member) }
        guard !scene.isEmpty else { throw node.fault(expected: "an object with a \"scene\"") }
    }

    private mutating func read(_ member: JSONMember) throws(JSONFault) {
        let node = member.node
        switch member.key {
        case "scene": (scene, scenePosition) = (try node.text(), node.position)
        case "name": name = try node.text()
        case "data": data = try node.text()
        case "environment": environment = try node.text()
        case "now": now = try node.date()
        case "taps":
            guard case .array(let nodes) = node.value else { throw node.fault(expected: "a list of identifiers") }
            for element in nodes { taps.append(try element.text()) }
        case "looks": looks = node
        default:
            let keys = SnapshotPlanFile.keys
            let nearest = Suggestion.nearest(to: member.key, in: keys)
            throw JSONFault(
                position: member.keyPosition,
                message: "unknown key \"\(member.key)\""
                    + (nearest.map { ", did you mean \"\($0)\"?" }
                        ?? ", expected one of \(keys.joined(separator: ", "))"))
        }
    }
}

extension JSONNode {
    /// A string that is not empty.
    fileprivate func text() throws(JSONFault) -> String {
        guard case .string(let text) = value, !text.isEmpty else { throw fault(expected: "a text in quotes") }
        return text
    }

    fileprivate func date() throws(JSONFault) -> Date {
        do {
            return try ISODate.parse(text())
        } catch let error as InvalidValue {
            throw JSONFault(position: position, message: "expected \(error.expected), found \(found)")
        } catch {
            throw fault(expected: "a date in ISO 8601")
        }
    }
}
