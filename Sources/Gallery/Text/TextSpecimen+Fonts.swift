import UIKit

extension TextSpecimen {
    private static let styles: [(name: String, style: UIFont.TextStyle)] = [
        ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
        ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
    ]

    private static let weights: [(name: String, weight: UIFont.Weight)] = [
        ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
        ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]

    @MainActor static var fontRows: [TextSpecimenRow] {
        [
            TextSpecimenRow(
                caption: "text styles",
                view: column(styles.map { ($0, UIFont.preferredFont(forTextStyle: $1)) })),
            TextSpecimenRow(
                caption: "weights", view: column(weights.map { ($0, UIFont.systemFont(ofSize: 17, weight: $1)) })),
            TextSpecimenRow(caption: "others", view: column(others)),
        ]
    }

    private static var others: [(String, UIFont)] {
        let system = UIFont.systemFont(ofSize: 17)
        let serif = system.fontDescriptor.withDesign(.serif).map { UIFont(descriptor: $0, size: 0) }
        return [
            ("Italic", .italicSystemFont(ofSize: 17)),
            ("Monospaced 0O 1l", .monospacedSystemFont(ofSize: 17, weight: .regular)),
            ("Digits of one width 11:17", .monospacedDigitSystemFont(ofSize: 17, weight: .regular)),
            ("Digits of their own width 11:17", system), ("Serif", serif ?? system),
        ]
    }

    @MainActor private static func column(_ samples: [(text: String, font: UIFont)]) -> UIView {
        let stackView = UIStackView()
        stackView.axis = .vertical
        for sample in samples {
            let label = UILabel()
            label.font = sample.font
            label.text = sample.text
            stackView.addArrangedSubview(label)
        }
        return stackView
    }
}
