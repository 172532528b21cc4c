import InterfaceBuilder

/// Which constraints and views are not installed in a size class.
enum Exclusions {
    /// Ids of what the masks of the variations that hold leave out, in the order of the document.
    static func find(in root: DocumentElement, _ sizeClasses: SizeClasses) -> Set<String> {
        var excluded: Set<String> = []
        var pending = [root]
        while let element = pending.popLast() {
            if element.name == "variation", sizeClasses.match(element.key ?? "") { apply(element, to: &excluded) }
            pending += element.children.reversed()
        }
        return excluded
    }

    private static func apply(_ variation: DocumentElement, to excluded: inout Set<String>) {
        for mask in variation.children where mask.name == "mask" {
            for entry in mask.children {
                guard let id = entry["reference"] else { continue }
                if entry.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
            }
        }
    }
}
