package import UIKit

/// Pages of a specimen book: one for each thing that text can be or have.
package enum TextSpecimen: String, CaseIterable, Sendable {
    /// One sentence in each script, with mixed directions, stacked marks and emoji.
    case scripts
    /// Every line break mode on one line and on several.
    case truncation
    /// What characters can have: lines, strokes, shadows, links, pictures.
    case attributes
    /// What paragraphs can have: alignment, spacing, indents, tabs.
    case paragraphs
    /// The text styles, weights and designs.
    case fonts
    /// Text views and text fields.
    case inputs

    @MainActor package func makeController() -> UIViewController {
        TextSpecimenViewController(rows: rows)
    }

    @MainActor private var rows: [TextSpecimenRow] {
        switch self {
        case .scripts: Self.scriptRows
        case .truncation: Self.truncationRows
        case .attributes: Self.attributeRows
        case .paragraphs: Self.paragraphRows
        case .fonts: Self.fontRows
        case .inputs: Self.inputRows
        }
    }
}

/// A specimen and what it shows.
struct TextSpecimenRow {
    let caption: String
    let view: UIView
}
