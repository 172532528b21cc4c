import Foundation

/// Reads a visual format string from left to right; every error names the place where it was noticed.
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private var place = 0

    init(_ format: String) {
        self.format = format
        characters = Array(format)
    }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var result = VisualFormat()
        if let axis = try parseOrientation() { result.axis = axis }
        result.elements.append(try parseElement(canBeBar: true))
        while place < characters.count {
            let last = result.elements.count - 1
            if last > 0, result.elements[last].view == nil {
                throw failure("Expected the end of the format string after the '|' of the superview")
            }
            result.connections.append(try parseConnection())
            result.elements.append(try parseElement(canBeBar: result.elements[last].view != nil))
        }
        if result.elements.count == 1, result.elements[0].view == nil {
            throw failure("Expected a view after the '|' of the superview: a '['")
        }
        return result
    }

    func failure(_ reason: String, at position: Int? = nil) -> VisualFormatError {
        VisualFormatError(reason: reason, format: format, position: position ?? place)
    }

    // MARK: Parts

    private mutating func parseOrientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis? {
        guard let letter = peek, letter == "H" || letter == "V" else { return nil }
        place += 1
        let name = letter == "H" ? "horizontal" : "vertical"
        guard take(":") else { throw failure("Expected ':' after '\(letter)' to specify \(name) arrangement") }
        return letter == "H" ? .horizontal : .vertical
    }

    private mutating func parseElement(canBeBar: Bool) throws(VisualFormatError) -> VisualFormat.Element {
        let position = place
        if canBeBar, take("|") { return VisualFormat.Element(view: nil, position: position) }
        guard take("[") else {
            throw failure("Expected a View.  That is, expected the next character to be '['")
        }
        guard let name = parseName() else { throw failure("Expected the name of a view after '['") }
        var element = VisualFormat.Element(view: name, position: position)
        if take("(") { element.sizes = try parsePredicates() }
        guard take("]") else { throw failure("Expected a ']' at the end of the view's name or size") }
        return element
    }

    private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        if peek == "[" || peek == "|" { return .standard }
        if take("(") {
            let predicates = try parsePredicates()
            guard take("-") else { throw failure("Expected a '-' after the size of a space") }
            return .spaces(predicates)
        }
        guard let value = try parseValue(allowsSign: false) else {
            throw failure("Expected a '-', '[', '|', '(', a number or the name of a metric")
        }
        guard take("-") else { throw failure("Expected a '-' after the size of a space") }
        return .spaces([VisualFormat.Predicate(value: value)])
    }

    /// After the opening parenthesis.
    private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var result: [VisualFormat.Predicate] = []
        repeat { result.append(try parsePredicate()) } while take(",")
        guard take(")") else { throw failure("Expected a ')' or a ',' after a predicate") }
        return result
    }

    private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try parseRelation()
        guard let value = try parseValue(allowsSign: true) else {
            throw failure("Expected a number, or the name of a metric or view")
        }
        var predicate = VisualFormat.Predicate(relation: relation, value: value)
        if take(".") { predicate.attribute = try parseAttribute() }
        while let sign = peek, "+-*/".contains(sign) {
            place += 1
            guard let operand = try parseValue(allowsSign: false) else {
                throw failure("Expected a number or the name of a metric after '\(sign)'")
            }
            predicate.operations.append((sign, operand))
        }
        if take("@") {
            guard let priority = try parseValue(allowsSign: false) else {
                throw failure("Expected a priority after '@': a number or the name of a metric")
            }
            predicate.priority = priority
        }
        return predicate
    }

    private mutating func parseRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        guard let sign = peek, "=<>".contains(sign) else { return .equal }
        place += 1
        guard take("=") else { throw failure("Expected a '=' after '\(sign)': relations are ==, <= and >=") }
        return sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }

    private mutating func parseAttribute() throws(VisualFormatError) -> NSLayoutConstraint.Attribute {
        let position = place
        switch parseName()?.text {
        case "width": return .width
        case "height": return .height
        default: throw failure("Expected 'width' or 'height' after '.'", at: position)
        }
    }

    private mutating func parseValue(allowsSign: Bool) throws(VisualFormatError) -> VisualFormat.Value? {
        let position = place
        if allowsSign, peek == "-" || peek == "+" { place += 1 }
        while let digit = peek, digit.isASCII, digit.isNumber || digit == "." { place += 1 }
        guard place > position else { return parseName().map { .name($0) } }
        let text = String(characters[position..<place])
        guard let number = Double(text), number.isFinite else {
            throw failure("'\(text)' is not a number", at: position)
        }
        return .number(CGFloat(number))
    }

    // MARK: Characters

    private var peek: Character? { place < characters.count ? characters[place] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard peek == character else { return false }
        place += 1
        return true
    }

    /// A letter or underscore, then letters, digits and underscores.
    private mutating func parseName() -> VisualFormat.Name? {
        let position = place
        while let character = peek, character == "_" || character.isLetter || (place > position && character.isNumber) {
            place += 1
        }
        guard place > position else { return nil }
        return VisualFormat.Name(text: String(characters[position..<place]), position: position)
    }
}
