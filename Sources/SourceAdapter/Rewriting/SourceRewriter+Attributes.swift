internal import SwiftSyntax

extension SourceRewriter {
    /// Attributes for the Objective-C runtime and Interface Builder, which the compiler has only beside that runtime.
    private static let dropped: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable", "NSCopying",
    ]

    func drop(_ attribute: AttributeSyntax) {
        let name = attribute.attributeName.trimmedDescription
        switch name {
        case "NSManaged": report(.managedProperty, at: attribute)
        case "UIApplicationMain", "NSApplicationMain": report(.applicationMain(attribute: name), at: attribute)
        case _ where Self.dropped.contains(name): blank(attribute)
        default: break
        }
    }

    /// Modules whose symbols UIKit has here.
    private static let partsOfUIKit: Set<String> = ["CoreGraphics", "QuartzCore", "ObjectiveC"]

    func rewrite(_ declaration: ImportDeclSyntax) {
        guard let first = declaration.path.first, Self.partsOfUIKit.contains(first.name.text) else { return }
        if let kind = declaration.importKindSpecifier { blank(kind) }
        edits.replace(declaration.path.trimmedRange, with: "UIKit")
    }

    /// `type(of: object).description()`, which Objective-C's runtime finds for any object, is the name of the class.
    func rewrite(classDescription call: FunctionCallExprSyntax) {
        guard call.arguments.isEmpty, call.trailingClosure == nil,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.trimmedDescription == "description",
            let base = access.base?.as(FunctionCallExprSyntax.self), base.calledExpression.trimmedDescription == "type"
        else { return }
        edits.insert("NSStringFromClass(", at: call.positionAfterSkippingLeadingTrivia)
        edits.replace(base.endPositionBeforeTrailingTrivia..<call.endPositionBeforeTrailingTrivia, with: ")")
    }

    /// `os(iOS)` holds; all other conditions are the compiler's to decide: on Linux with a module UIKit.
    func rewrite(condition: ExprSyntax) {
        for call in condition.calls where call.trimmedDescription.filter({ !$0.isWhitespace }) == "os(iOS)" {
            edits.replace(call.trimmedRange, with: "true".padding(to: call.trimmedLength.utf8Length))
        }
    }
}

extension ExprSyntax {
    /// The calls in an expression: `os(iOS)` in `os(iOS) || os(tvOS)`.
    var calls: [FunctionCallExprSyntax] {
        if let call = self.as(FunctionCallExprSyntax.self) { return [call] }
        return children(viewMode: .sourceAccurate).flatMap { child -> [FunctionCallExprSyntax] in
            if let expression = child.as(ExprSyntax.self) { return expression.calls }
            if let list = child.as(ExprListSyntax.self) { return list.flatMap(\.calls) }
            if let list = child.as(LabeledExprListSyntax.self) { return list.flatMap(\.expression.calls) }
            return []
        }
    }
}

extension String {
    /// With spaces after it, up to a length in UTF-8 code units.
    fileprivate func padding(to length: Int) -> String {
        self + String(repeating: " ", count: max(0, length - utf8.count))
    }
}
