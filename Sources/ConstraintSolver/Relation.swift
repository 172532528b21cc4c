/// How the left side of a constraint, `sum(terms) + constant`, stands to zero.
package enum Relation: UInt8, BitwiseCopyable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
}
