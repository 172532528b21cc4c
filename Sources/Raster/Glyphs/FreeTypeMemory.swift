internal import CPangoCairo
internal import Foundation

/// The C heap as FreeType asks for it.
enum FreeTypeMemory {
    /// Every FreeType library keeps a pointer to it, so that it stays as long as the process;
    /// nobody changes it, and the C heap is for all threads.
    nonisolated(unsafe) static let heap: FT_Memory = {
        let memory = FT_Memory.allocate(capacity: 1)
        unsafe memory.initialize(
            to: FT_MemoryRec_(
                user: nil,
                alloc: { _, size in unsafe malloc(size) },
                free: { _, block in unsafe free(block) },
                realloc: { _, _, size, block in unsafe realloc(block, size) }))
        return unsafe memory
    }()
}
