import Foundation

/// A line of the table and an object of `bench.json`: a figure of ours beside the floor's and the peers'.
struct BenchmarkRow: Codable {
    /// A figure of a peer, or that the peer is missing on this machine.
    enum Figure: Equatable {
        case value(Double)
        case missing
    }

    /// A bound that the figure is held to, and whether it kept it.
    struct Target: Codable {
        let text: String
        let isMet: Bool
    }

    let name: String
    /// Of `ours`, `floor` and the peers: `ms`, `us`, `ns` or `MiB`.
    let unit: String
    let ours: Double
    /// The same work without what the row measures; nil where there is no such thing.
    var floor: Double?
    /// In the order of the columns.
    var peers: [String: Figure] = [:]
    /// The median of ours to floor over pairs taken one right after the other.
    var ratio: Double?
    var targets: [Target] = []

    /// Adds a bound for `ours`, in the row's unit.
    func under(_ bound: Double) -> BenchmarkRow {
        adding(Target(text: "under \(Self.text(bound)) \(unit)", isMet: ours < bound))
    }

    /// Adds a bound for the ratio.
    func atMost(_ bound: Double, times name: String) -> BenchmarkRow {
        adding(Target(text: "at most \(Self.text(bound)) x \(name)", isMet: (ratio ?? .infinity) <= bound))
    }

    /// Adds a bound for how many times faster than a peer the figure is.
    func faster(_ bound: Double, than name: String, by factor: Double) -> BenchmarkRow {
        adding(
            Target(
                text: "\(Self.text(bound)) times faster than \(name), is \(Self.text(factor))", isMet: factor >= bound)
        )
    }

    private func adding(_ target: Target) -> BenchmarkRow {
        var row = self
        row.targets.append(target)
        return row
    }

    /// Three significant digits, as many as a noisy machine gives.
    static func text(_ value: Double) -> String {
        let decimals = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3
        return String(format: "%.\(decimals)f", value)
    }
}

extension BenchmarkRow.Figure: Codable {
    private static let missingText = "not installed"

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = (try? container.decode(Double.self)).map(Self.value) ?? .missing
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .value(let value): try container.encode(value)
        case .missing: try container.encode(Self.missingText)
        }
    }

    var text: String {
        switch self {
        case .value(let value): BenchmarkRow.text(value)
        case .missing: Self.missingText
        }
    }
}
