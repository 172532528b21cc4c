import Foundation
import InterfaceBuilder

/// Finds the classes that documents name.
///
/// There is no Objective-C runtime with a list of all classes: a class is found by its module's name and its own. A document
/// names the module of the app; on Linux the same source is in a module that may be called otherwise, so those that are known
/// are tried as well.
@MainActor enum DocumentClasses {
    /// The class of an element's `customClass`; nil for one that is not there, or nested in a type, or private.
    ///
    /// - Parameter modules: further modules to look into, nearest first.
    static func find(_ element: DocumentElement, modules: [String]) -> AnyClass? {
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        let own = element["customModule"].map { [$0] } ?? []
        var seen: Set<String> = []
        for module in own + modules + ObjectiveCMembers.modules + ["UIKit"] where seen.insert(module).inserted {
            if let found = _typeByName("\(identifier(module)).\(name)") as? AnyClass { return found }
        }
        return nil
    }

    /// A module's name as Swift has it: `My App` is `My_App`.
    private static func identifier(_ module: String) -> String {
        String(module.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// The module of an object's class.
    static func module(of object: Any) -> String? {
        let name = String(reflecting: type(of: object))
        return name.firstIndex(of: ".").map { String(name[..<$0]) }
    }
}
