import Foundation

extension UIControl {
    /// What a control does on some of its events.
    @MainActor struct EventHandler {
        enum Kind {
            case action(UIAction)
            case target(TargetAction)

            var action: UIAction? { if case .action(let action) = self { action } else { nil } }
            var target: TargetAction? { if case .target(let target) = self { target } else { nil } }
        }

        let kind: Kind
        var events: UIControl.Event
    }
}

extension [UIControl.EventHandler] {
    /// Adds a handler, or events to one that is there already.
    @MainActor mutating func add(_ kind: UIControl.EventHandler.Kind, for events: UIControl.Event) {
        if let index = firstIndex(where: { $0.kind.isSame(as: kind) }) {
            self[index].events.formUnion(events)
        } else {
            append(UIControl.EventHandler(kind: kind, events: events))
        }
    }

    /// Takes events from the handlers that `isRemoved` answers true for, and those that have none left.
    @MainActor mutating func remove(
        for events: UIControl.Event, where isRemoved: (UIControl.EventHandler.Kind) -> Bool
    ) {
        for index in indices where isRemoved(self[index].kind) { self[index].events.subtract(events) }
        removeAll { $0.events.isEmpty }
    }
}

extension UIControl.EventHandler.Kind {
    @MainActor fileprivate func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.action(let own), .action(let other)): own === other
        case (.target(let own), .target(let other)):
            own.action == other.action && own.isOf(other.isForChain ? nil : other.target)
        default: false
        }
    }
}
