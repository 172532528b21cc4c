/// Lets the process keep the memory that it gives free.
///
/// Otherwise a large system takes fresh pages from the kernel on each build, at 2 to 4 us a page on a virtual machine, and a small one, whose memory
/// the allocator has at hand, none: the two could not be compared.
enum KeptMemory {
    /// glibc's allocator keeps up to twice the largest block that it has ever taken back, if that was no more than 32 MiB.
    static func begin() {
        UnsafeMutableRawPointer.allocate(byteCount: 32 << 20 - 1 << 16, alignment: 16).deallocate()
    }
}
