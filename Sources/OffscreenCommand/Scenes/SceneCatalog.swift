/// The scenes an executable offers, in the order it lists them.
struct SceneCatalog {
    let scenes: [Scene]

    /// - Precondition: no two scenes have the same name.
    init(_ scenes: [Scene]) {
        let names = scenes.map(\.name)
        precondition(Set(names).count == names.count, "every scene needs a name of its own")
        self.scenes = scenes
    }

    func scene(named name: String) throws(CommandError) -> Scene {
        if let scene = scenes.first(where: { $0.name == name }) { return scene }
        let names = scenes.map(\.name)
        throw .unknownScene(name, nearest: Suggestion.nearest(to: name, in: names), known: names)
    }
}
