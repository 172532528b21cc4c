/// Reads `--locale`.
package enum LocaleIdentifier {
    /// What scenes get when no locale is given.
    package static let standard = "en_US"

    /// A BCP 47 or ICU identifier such as `ko`, `pt-BR` or `zh_Hant_TW`: letters, digits and separators.
    package static func parse(_ text: String) throws(InvalidValue) -> String {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        let isLanguage = parts.first.map { (2...3).contains($0.count) && $0.allSatisfy(\.isASCIILetter) } ?? false
        let isRegular = parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(\.isASCIILetterOrDigit) }
        guard isLanguage, isRegular, parts.count <= 6 else {
            throw InvalidValue(expected: "a locale such as ko, pt-BR or zh-Hant-TW")
        }
        return parts.joined(separator: "_")
    }
}

extension Character {
    fileprivate var isASCIILetter: Bool { isASCII && isLetter }
    fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
