package import Goldens

extension Device {
    /// The device of that id.
    package static func named(_ id: String) throws(InvalidValue) -> Device {
        let wanted = id.lowercased()
        if let device = all.first(where: { $0.id == wanted }) { return device }
        throw InvalidValue(
            expected: "a device such as \(standard.id) ('list --devices' shows all)",
            suggestion: Suggestion.nearest(to: wanted, in: all.map(\.id)))
    }
}
