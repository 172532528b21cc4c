internal import SwiftSyntax

/// Rewrites UIKit source that relies on the Objective-C runtime into source that says the same without it.
///
/// Apple's compilers make tables of the members that `@objc` names, and look `#selector` up in them. There is no such runtime
/// on Linux: the attributes are dropped, a selector carries the method it names, and each class registers its members by name
/// with UIKit (`ObjectiveCMembers`). Lines keep their numbers, and diagnostics name the original file.
package enum SourceAdapter {
    /// Adapts the files of one module together, as a class may be declared in one file and extended in another.
    ///
    /// The same files in the same order give the same bytes.
    ///
    /// - Throws: everything that could not be carried over, in the order of the files.
    package static func adapt(_ files: [SourceFile]) throws(AdaptationError) -> [SourceFile] {
        let sources = files.map { ParsedSource($0) }
        var problems = sources.flatMap(\.syntaxProblems)
        guard problems.isEmpty else { throw AdaptationError(problems: problems) }
        let index = DeclarationIndex(sources)
        let adapted = sources.map { source in
            let rewriter = SourceRewriter(source, index: index)
            rewriter.walk(source.tree)
            problems += rewriter.problems
            return rewriter.result
        }
        guard problems.isEmpty else { throw AdaptationError(problems: problems) }
        return adapted
    }
}
