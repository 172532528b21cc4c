internal import Glibc

/// Whether the process may have more memory, to tell a lack of it from files that are no good: libraries report both alike.
package enum FreeMemory {
    /// What a library makes of a file beside the file itself, generously.
    private static let margin = 16 << 20

    /// Whether a file of so many bytes can be brought into memory and worked with.
    package static func holds(fileOf bytes: Int) -> Bool {
        let length = max(bytes, 0) + margin
        let start = unsafe mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard unsafe start != UnsafeMutableRawPointer(bitPattern: -1) else { return false }
        _ = unsafe munmap(start, length)
        return true
    }
}
