public import Foundation

// On Apple's systems Foundation has these; on Linux its two kinds of attributed text do not know each other.

extension NSAttributedString {
    /// The text with the attributes of the scopes of UIKit and Foundation.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let characters = String(String.UnicodeScalarView(attrStr[run.range].unicodeScalars))
            result.append(NSAttributedString(string: characters, attributes: AttributeConversion.values(of: run)))
        }
        self.init(attributedString: result)
    }

    /// The text with the attributes of UIKit's scope, which holds Foundation's.
    public convenience init(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
    ) throws {
        self.init(attrStr)
    }

    public convenience init(
        _ attrStr: AttributedString, including scope: AttributeScopes.UIKitAttributes.Type
    ) throws {
        self.init(attrStr)
    }
}

extension AttributedString {
    /// The text with the attributes of the scopes of UIKit and Foundation; values of a wrong type are left out.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let string = nsStr.string as NSString
        var start = 0
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { values, range, _ in
            var end = range.location + range.length
            // A character of two units that attributes cut has those of the first one: no string holds half of it.
            if end < string.length, UTF16.isTrailSurrogate(string.character(at: end)) { end += 1 }
            guard start < end else { return }
            let characters = string.substring(with: NSRange(location: start, length: end - start))
            append(AttributedString(characters, attributes: AttributeConversion.container(of: values)))
            start = end
        }
    }

    /// The text with the attributes of UIKit's scope, which holds Foundation's.
    public init(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
    ) throws {
        self.init(nsStr)
    }

    public init(_ nsStr: NSAttributedString, including scope: AttributeScopes.UIKitAttributes.Type) throws {
        self.init(nsStr)
    }
}

extension AttributeContainer {
    /// The attributes of UIKit's scope; values of a wrong type are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self = AttributeConversion.container(of: dictionary)
    }
}
