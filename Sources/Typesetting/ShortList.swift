/// A list that mostly has one element, which it holds itself: without a heap object, and where its owner is in memory.
struct ShortList<Element> {
    private(set) var first: Element?
    private var others: [Element] = []

    init(only: Element) {
        first = only
    }

    mutating func append(_ element: Element) {
        if first == nil { first = element } else { others.append(element) }
    }
}

extension ShortList: RandomAccessCollection, MutableCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { first == nil ? 0 : 1 + others.count }

    subscript(index: Int) -> Element {
        get {
            if index == 0, let first { return first }
            return others[index - 1]
        }
        set {
            if index == 0, first != nil {
                first = newValue
            } else {
                others[index - 1] = newValue
            }
        }
    }

    var last: Element? { others.last ?? first }
}

extension ShortList: ExpressibleByArrayLiteral {
    init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    init(arrayLiteral elements: Element...) {
        self.init(elements)
    }
}

extension ShortList: Equatable where Element: Equatable {}
extension ShortList: Hashable where Element: Hashable {}
extension ShortList: Sendable where Element: Sendable {}
