import Foundation
import Glibc

/// A file system in memory with room for 16 blocks; it takes the rights of an administrator.
final class SmallDisk {
    let path: String
    private static let blockSize = 4096
    private static let size = 16 * blockSize
    private var filler: String { path + "/filler" }

    static let isPossible: Bool = {
        SmallDisk() != nil
    }()

    /// Nil where it cannot be mounted.
    init?() {
        path = FileManager.default.temporaryDirectory.appending(path: "small-disk-\(UUID().uuidString)").path
        guard mkdir(path, 0o700) == 0 else { return nil }
        guard mount("tmpfs", path, "tmpfs", 0, "size=\(Self.size)") == 0 else {
            rmdir(path)
            return nil
        }
    }

    deinit {
        umount2(path, Int32(MNT_DETACH))
        rmdir(path)
    }

    /// Writes a file until so many blocks are free.
    func fill(leaving blocks: Int) throws {
        unlink(filler)
        let descriptor = open(filler, O_WRONLY | O_CREAT, 0o600)
        defer { close(descriptor) }
        let block = [UInt8](repeating: 1, count: Self.blockSize)
        var count = 0
        while write(descriptor, block, block.count) == block.count { count += 1 }
        guard ftruncate(descriptor, off_t(max(0, count - blocks) * Self.blockSize)) == 0 else {
            throw POSIXError(.EIO)
        }
    }
}
