/// The first stored word of classes whose instances are values in attributed texts.
///
/// Foundation on Linux compares such values as Core Foundation objects: it reads their first word as a header with a type
/// number. A number that is not that of the object's class makes it ask `isEqual`; 0, which most words have in that place,
/// ends the program, in `addAttribute`, copies and comparisons alike.
enum FoundationTypeWord {
    /// The type number 1, in bits 8 to 17.
    static let foreign: UInt = 1 << 8
}
