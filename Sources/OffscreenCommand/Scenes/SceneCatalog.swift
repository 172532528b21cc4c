/// The scenes an executable offers, in the order it lists them.
struct SceneCatalog {
    let scenes: [Scene]

    /// Refuses names that are not in kebab case, and two scenes of one name.
    init(_ scenes: [Scene]) throws(CommandError) {
        var names: Set<String> = []
        for scene in scenes {
            if let fault = scene.nameFault { throw .invalidScene(fault) }
            guard names.insert(scene.name).inserted else {
                throw .invalidScene("two scenes have the name '\(scene.name)': every scene needs one of its own")
            }
        }
        self.scenes = scenes
    }

    func scene(named name: String) throws(CommandError) -> Scene {
        if let scene = scenes.first(where: { $0.name == name }) { return scene }
        let names = scenes.map(\.name)
        throw .unknownScene(name, nearest: Suggestion.nearest(to: name, in: names), known: names)
    }
}
