/// Why the adapter's command line wrote nothing.
package enum AdapterError: Error, Hashable {
    case unknownOption(String)
    case repeatedOption(String)
    case missingValue(option: String, placeholder: String)
    case missingOption(String)
    case missingSources
    case unknownException(String)
    case unreadable(path: String, reason: String)
    case undecodable(path: String)
    case noSources(folder: String)
    /// Two of the sources would be written to the same file.
    case sameName(String)
    case foreignFolder(path: String)
    case unwritable(path: String, reason: String)
    case sources(AdaptationError)
}
