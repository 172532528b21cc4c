package import Foundation
import Raster
package import Typesetting

extension TextAttributes {
    /// The attributes that `values` holds; a value of a wrong type counts as absent.
    package init(
        _ values: [NSAttributedString.Key: Any], defaults: LabelText.Defaults, traits: UITraitCollection
    ) {
        var values = values
        if values[.link] != nil { values.merge(defaults.linkAttributes) { _, link in link } }
        let font = values[.font] as? UIFont ?? defaults.font
        let color = values[.foregroundColor] as? UIColor ?? defaults.color
        self.init(font: font.request, color: color.rasterColor(with: traits))
        takeSpacing(from: values)
        takeLines(from: values, traits: traits)
        takeShapes(from: values, traits: traits)
        backgroundColor = (values[.backgroundColor] as? UIColor)?.rasterColor(with: traits)
        language = values[.languageIdentifier] as? String ?? traits.values.language
        if let attachment = values[.attachment] as? NSTextAttachment {
            self.attachment = attachment.typesetting(color: self.color, traits: traits)
        }
    }

    private mutating func takeSpacing(from values: [NSAttributedString.Key: Any]) {
        if let kern = values[.kern].flatMap(attributeNumber) {
            self.kern = kern
            hasPairKerning = kern != 0
        }
        if let tracking = values[.tracking].flatMap(attributeNumber) { self.tracking = tracking }
        if let offset = values[.baselineOffset].flatMap(attributeNumber) { baselineOffset = offset }
        if let ligature = values[.ligature].flatMap(attributeNumber) {
            ligatures = ligature == 0 ? .essential : ligature == 2 ? .all : .standard
        }
    }

    private mutating func takeLines(from values: [NSAttributedString.Key: Any], traits: UITraitCollection) {
        if let style = values[.underlineStyle].flatMap(DecorationLineStyle.init) {
            underline = (values[.underlineColor] as? UIColor)?.rasterColor(with: traits) ?? color
            underlineStyle = style
        }
        if let style = values[.strikethroughStyle].flatMap(DecorationLineStyle.init) {
            strikethrough = (values[.strikethroughColor] as? UIColor)?.rasterColor(with: traits) ?? color
            strikethroughStyle = style
        }
    }

    private mutating func takeShapes(from values: [NSAttributedString.Key: Any], traits: UITraitCollection) {
        if let width = values[.strokeWidth].flatMap(attributeNumber) { strokeWidth = width }
        strokeColor = (values[.strokeColor] as? UIColor)?.rasterColor(with: traits)
        if let shadow = values[.shadow] as? NSShadow, let color = shadow.color {
            self.shadow = TextShadow(
                color: color.rasterColor(with: traits), offset: shadow.shadowOffset,
                blurRadius: shadow.shadowBlurRadius)
        }
        if let obliqueness = values[.obliqueness].flatMap(attributeNumber) { self.obliqueness = obliqueness }
        if let expansion = values[.expansion].flatMap(attributeNumber) { self.expansion = expansion }
    }
}

extension DecorationLineStyle {
    /// The value of an underline or strikethrough attribute; nil where it asks for no line.
    fileprivate init?(_ value: Any) {
        let number = attributeNumber(value).flatMap { Int(exactly: $0) }
        guard let style = value as? NSUnderlineStyle ?? number.map(NSUnderlineStyle.init(rawValue:)) else { return nil }
        switch style.rawValue & 0x0F {
        case 0: return nil
        case NSUnderlineStyle.thick.rawValue: self.init(form: .thick)
        case NSUnderlineStyle.double.rawValue: self.init(form: .double)
        default: self.init(form: .single)
        }
        pattern =
            switch style.rawValue & 0x0700 {
            case NSUnderlineStyle.patternDot.rawValue: .dot
            case NSUnderlineStyle.patternDash.rawValue: .dash
            case NSUnderlineStyle.patternDashDot.rawValue: .dashDot
            case NSUnderlineStyle.patternDashDotDot.rawValue: .dashDotDot
            default: .solid
            }
        isByWord = style.contains(.byWord)
    }
}
