/// Methods that are named by a value of their class: `.method(of: model) { $0.refresh }`. The value only tells the class.
extension ObjectiveCMember {
    public static func method<Owner, Result>(
        of value: Owner?, _ method: @escaping (Owner) -> () -> Result
    ) -> ObjectiveCMember {
        .method(method)
    }

    public static func method<Owner, Argument, Result>(
        of value: Owner?, _ method: @escaping (Owner) -> (Argument) -> Result
    ) -> ObjectiveCMember {
        .method(method)
    }

    public static func method<Owner, First, Second, Result>(
        of value: Owner?, _ method: @escaping (Owner) -> (First, Second) -> Result
    ) -> ObjectiveCMember {
        .method(method)
    }
}
