/// `sum(coefficient * variable) + constant`, in the order in which the terms were written down.
struct WorkloadExpression {
    var terms: [(variable: Int, coefficient: Double)]
    var constant = 0.0

    init(variable: Int) {
        terms = [(variable, 1)]
    }

    static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum.terms += right.terms
        sum.constant += right.constant
        return sum
    }

    static func - (left: Self, right: Self) -> Self { left + -1 * right }

    static func + (left: Self, right: Double) -> Self {
        var sum = left
        sum.constant += right
        return sum
    }

    static func - (left: Self, right: Double) -> Self { left + -right }

    static func * (factor: Double, expression: Self) -> Self {
        var product = expression
        for index in product.terms.indices { product.terms[index].coefficient *= factor }
        product.constant *= factor
        return product
    }
}

/// Four neighbouring variables of a workload: a rectangle.
struct WorkloadView {
    /// The index of `left`; `top`, `width` and `height` follow.
    let first: Int

    var left: WorkloadExpression { WorkloadExpression(variable: first) }
    var top: WorkloadExpression { WorkloadExpression(variable: first + 1) }
    var width: WorkloadExpression { WorkloadExpression(variable: first + 2) }
    var height: WorkloadExpression { WorkloadExpression(variable: first + 3) }
    var right: WorkloadExpression { left + width }
    var bottom: WorkloadExpression { top + height }
}
