import Glibc

/// What tells two files apart whatever they are called: the device and the number on it.
struct FileIdentity: Equatable {
    private let device: dev_t
    private let number: ino_t

    /// Nil where there is no regular file.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        (device, number) = (status.st_dev, status.st_ino)
    }
}
