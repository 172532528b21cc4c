package import Foundation
import Goldens

extension MatrixFile {
    package static let keys = [
        "devices", "widths", "heights", "scales", "appearances", "contentSizes", "directions", "locales", "states",
    ]

    /// Reads the matrix of a scene; `height` is that of `--height`, which every viewport then gets.
    package static func read(
        _ data: Data, source: String, scene: Scene, height: Double?
    ) throws(CommandError) -> MatrixFile {
        do {
            return try MatrixFile(from: JSONReader.read(data), scene: scene, height: height)
        } catch {
            throw error.error(in: source)
        }
    }

    /// Reads the lists of an object.
    init(from root: JSONNode, scene: Scene, height: Double?) throws(JSONFault) {
        guard case .object(let members) = root.value else { throw root.fault(expected: "an object of lists") }
        self.init()
        for member in members { try read(member, scene: scene, height: height) }
        guard count <= Self.limit else {
            throw JSONFault(position: root.position, message: "expected at most \(Self.limit) combinations")
        }
    }

    private mutating func read(_ member: JSONMember, scene: Scene, height: Double?) throws(JSONFault) {
        let list = member.node
        switch member.key {
        case "devices":
            let devices = try list.elements { node throws(JSONFault) in try node.choice(Device.named) }
            viewports = (viewports ?? []) + devices.map { .device($0, height: height) }
        case "widths":
            let widths = try list.elements { node throws(JSONFault) in try node.points() }
            viewports = (viewports ?? []) + widths.map { .rectangle(width: $0, height: height) }
        case "heights":
            heights = try list.elements { node throws(JSONFault) in try node.points() }
        case "scales":
            scales = try list.elements { node throws(JSONFault) in try node.scale() }
        case "appearances":
            appearances = try list.elements { node throws(JSONFault) in try node.choice(Appearance.named) }
        case "contentSizes":
            contentSizes = try list.elements { node throws(JSONFault) in try node.choice(ContentSize.named) }
        case "directions":
            directions = try list.elements { node throws(JSONFault) in try node.choice(Direction.named) }
        case "locales":
            locales = try list.elements { node throws(JSONFault) in try node.choice(LocaleIdentifier.parse) }
        case "states":
            states = try list.elements { node throws(JSONFault) in try node.stateNames(of: scene) }
        default: throw Self.unknownKey(member)
        }
    }

    private static func unknownKey(_ member: JSONMember) -> JSONFault {
        let nearest = Suggestion.nearest(to: member.key, in: keys)
        return JSONFault(
            position: member.keyPosition,
            message: "unknown key \"\(member.key)\""
                + (nearest.map { ", did you mean \"\($0)\"?" } ?? ", expected one of \(keys.joined(separator: ", "))"))
    }
}

extension JSONNode {
    func fault(expected: String) -> JSONFault {
        JSONFault(position: position, message: "expected \(expected), found \(found)")
    }

    /// The elements of a list that is not empty and holds nothing twice.
    fileprivate func elements<Element: Equatable>(
        _ read: (JSONNode) throws(JSONFault) -> Element
    ) throws(JSONFault) -> [Element] {
        guard case .array(let nodes) = value, !nodes.isEmpty else {
            throw fault(expected: "a list of at least one element")
        }
        var elements: [Element] = []
        for node in nodes {
            let element = try read(node)
            if elements.contains(element) {
                throw JSONFault(position: node.position, message: "\(node.found) is in the list twice")
            }
            elements.append(element)
        }
        return elements
    }

    fileprivate func choice<Value>(_ named: (String) throws(InvalidValue) -> Value) throws(JSONFault) -> Value {
        guard case .string(let text) = value else { throw fault(expected: "a name in quotes") }
        do {
            return try named(text)
        } catch {
            let hint = error.suggestion.map { ", did you mean \"\($0)\"?" } ?? ""
            throw JSONFault(position: position, message: "expected \(error.expected), found \(found)\(hint)")
        }
    }

    fileprivate func points() throws(JSONFault) -> Double {
        guard case .number(let points) = value, Length.isValid(points) else {
            throw fault(expected: Length.expectation)
        }
        return points
    }

    /// Pixels a point.
    func scale() throws(JSONFault) -> Int {
        guard case .number(let scale) = value, [1, 2, 3].contains(scale) else { throw fault(expected: "1, 2 or 3") }
        return Int(scale)
    }

    /// The empty name is that of no state.
    fileprivate func stateNames(of scene: Scene) throws(JSONFault) -> [String] {
        switch value {
        case .string(""): return []
        case .string: return [try stateName(of: scene)]
        case .array(let nodes):
            var names: [String] = []
            for node in nodes {
                let name = try node.stateName(of: scene)
                if names.contains(name) {
                    throw JSONFault(position: node.position, message: "\(node.found) is in the list twice")
                }
                names.append(name)
            }
            return names
        default: throw fault(expected: "a state's name or a list of names")
        }
    }

    private func stateName(of scene: Scene) throws(JSONFault) -> String {
        guard case .string(let name) = value else { throw fault(expected: "a state's name in quotes") }
        do {
            try SceneRequest.check([name], of: scene)
        } catch {
            throw JSONFault(position: position, message: error.message(program: ""))
        }
        return name
    }
}
