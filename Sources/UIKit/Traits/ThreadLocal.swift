import Glibc

/// A slot that holds one object for each thread; meant for `static let`s, since the slot itself is never freed.
struct ThreadLocal<Value: AnyObject>: Sendable {
    private let key: pthread_key_t

    init() {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { object in
            if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
        }
        // Not a precondition, whose message optimised builds leave out.
        if status != 0 { fatalError("no thread-specific slot is left (\(status)); a process has 1024 of them") }
        self.key = key
    }

    var value: Value? {
        get {
            pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() }
        }
        nonmutating set {
            if let former = pthread_getspecific(key) {
                Unmanaged<AnyObject>.fromOpaque(former).release()
            }
            pthread_setspecific(key, newValue.map { Unmanaged<AnyObject>.passRetained($0).toOpaque() })
        }
    }
}
