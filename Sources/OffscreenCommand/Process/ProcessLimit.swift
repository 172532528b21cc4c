import Glibc

/// A limit of the process (`getrlimit(2)`) below which libraries would trap without a word.
struct ProcessLimit {
    /// What the limit counts, as it completes "the system allows …".
    let subject: String
    /// The letter of the shell's `ulimit`, and what a number given to it counts.
    let option: String
    let unit: rlim_t
    let needed: rlim_t
    private let resource: __rlimit_resource_t

    /// Font files, standard streams and what Foundation's run loop waits with take a dozen.
    private static let openFiles = ProcessLimit(
        subject: "open files", option: "-n", unit: 1, needed: 64, resource: __rlimit_resource_t(RLIMIT_NOFILE.rawValue))
    /// Views nest, and each level takes its part.
    private static let stack = ProcessLimit(
        subject: "KiB of stack", option: "-s", unit: 1024, needed: 4 << 20,
        resource: __rlimit_resource_t(RLIMIT_STACK.rawValue))

    static let all = [openFiles, stack]

    /// Raises a limit that is too low as far as is needed.
    ///
    /// - Throws: `CommandError.environment` where the process may not have as much.
    func raise() throws(CommandError) {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < needed else { return }
        let allowed = limit.rlim_cur
        limit.rlim_cur = needed
        guard limit.rlim_max >= needed, setrlimit(resource, &limit) == 0 else {
            throw .environment(
                "the system allows \(allowed / unit) \(subject), \(needed / unit) are needed; "
                    + "raise the limit with 'ulimit \(option) \(needed / unit)'")
        }
    }
}
