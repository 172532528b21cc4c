/// Members of the main actor, for code in Swift 6's mode; that of Swift 5 makes no difference between them.
extension ObjectiveCMember {
    @_disfavoredOverload public static func method<Owner, Result>(
        _ method: @escaping @MainActor (Owner) -> @MainActor () -> Result
    ) -> ObjectiveCMember {
        .method { (owner: Owner) in { onMainActor(owner) { method($0)() } } }
    }

    @_disfavoredOverload public static func method<Owner, Argument, Result>(
        _ method: @escaping @MainActor (Owner) -> @MainActor (Argument) -> Result
    ) -> ObjectiveCMember {
        .method { (owner: Owner) in
            { (argument: Argument) in
                onMainActor((owner, argument)) { method($0.0)($0.1) }
            }
        }
    }

    @_disfavoredOverload public static func method<Owner, First, Second, Result>(
        _ method: @escaping @MainActor (Owner) -> @MainActor (First, Second) -> Result
    ) -> ObjectiveCMember {
        .method { (owner: Owner) in
            { (first: First, second: Second) in
                onMainActor((owner, first, second)) { method($0.0)($0.1, $0.2) }
            }
        }
    }

    /// Ends the program on another thread than the main one, as Apple's methods do there.
    private static func onMainActor<Input, Output>(
        _ input: Input, _ body: @MainActor (Input) -> Output
    ) -> Output? {
        // Neither leaves the thread.
        nonisolated(unsafe) let input = input
        nonisolated(unsafe) var output: Output?
        MainActor.assumeIsolated { output = body(input) }
        return output
    }
}
