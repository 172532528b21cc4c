package struct Variable: Hashable, Sendable {
    package let index: UInt32
}
