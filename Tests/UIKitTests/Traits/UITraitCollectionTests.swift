import Foundation
import Testing
import UIKit

private enum Density: UITraitDefinition {
    static let defaultValue = 1
    static let affectsColorAppearance = true
}

@Suite("UITraitCollection")
struct UITraitCollectionTests {
    @Test("a new collection leaves everything open")
    func empty() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
    }

    @Test("merging keeps what later collections leave open and takes what they specify")
    func merging() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(merged.userInterfaceStyle == .dark)
        #expect(merged.displayScale == 3)
        #expect(merged.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(merged.containsTraits(in: UITraitCollection()))
        #expect(merged.containsTraits(in: nil))
    }

    @Test("mutations change what they name and nothing else")
    func mutations() {
        let traits = UITraitCollection {
            $0.horizontalSizeClass = .compact
            $0.layoutDirection = .rightToLeft
        }
        let changed = traits.modifyingTraits { $0.horizontalSizeClass = .regular }
        #expect(changed.horizontalSizeClass == .regular)
        #expect(changed.layoutDirection == .rightToLeft)
        #expect(traits.horizontalSizeClass == .compact)
    }

    @Test("a trait of the app's own is read, merged and compared like the system's")
    func customTrait() {
        let traits = UITraitCollection { $0[Density.self] = 3 }
        #expect(UITraitCollection()[Density.self] == 1)
        #expect(traits[Density.self] == 3)
        #expect(UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: 2)])[Density.self] == 3)
        #expect(traits == UITraitCollection { $0[Density.self] = 3 })
        #expect(traits != UITraitCollection { $0[Density.self] = 2 })
        #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    }

    @Test("a system trait is reached by its type too")
    func traitSubscript() {
        let traits = UITraitCollection { $0[UITraitUserInterfaceStyle.self] = .dark }
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits[UITraitDisplayScale.self] == 0)
    }

    @Test("only traits that colours depend on change the colour appearance")
    func colorAppearance() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let big = light.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }
        #expect(!light.hasDifferentColorAppearance(comparedTo: big))
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    }

    @Test("performAsCurrent sets the current traits for its closure alone")
    func current() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        var seen = UIUserInterfaceStyle.unspecified
        dark.performAsCurrent { seen = UITraitCollection.current.userInterfaceStyle }
        #expect(seen == .dark)
        #expect(UITraitCollection.current == .standard)
    }

    @Test("equal collections have equal hashes, and the description lists what is set")
    func equality() {
        let first = UITraitCollection(userInterfaceStyle: .dark)
        let second = UITraitCollection { $0.userInterfaceStyle = .dark }
        #expect(first == second)
        #expect(first.hash == second.hash)
        #expect(first.description == "<UITraitCollection; UserInterfaceStyle = dark>")
    }
}

@Suite("UIContentSizeCategory")
struct UIContentSizeCategoryTests {
    @Test("categories are ordered from extra small to the largest accessibility size")
    func order() {
        #expect(UIContentSizeCategory.extraSmall < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.large >= .large)
        #expect(!(UIContentSizeCategory.unspecified < .large))
    }

    @Test("the five largest are accessibility categories")
    func accessibility() {
        let categories = UIContentSizeCategory.allSpecified.filter(\.isAccessibilityCategory)
        #expect(categories.count == 5)
        #expect(categories.first == .accessibilityMedium)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }
}
