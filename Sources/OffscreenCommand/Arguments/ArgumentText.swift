import Glibc

/// The process's arguments, which may be of any bytes, as text.
package enum ArgumentText {
    /// Each argument's bytes, the program's name first.
    static var ofProcess: [[UInt8]] {
        (0..<Int(CommandLine.argc)).map { index in
            CommandLine.unsafeArgv[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } ?? []
        }
    }

    /// - Parameter arguments: those after the program's name.
    /// - Throws: `CommandError.undecodableArgument`: mended, the name of a file would be that of another one.
    package static func decode(_ arguments: some Collection<[UInt8]>) throws(CommandError) -> [String] {
        var texts: [String] = []
        for bytes in arguments {
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw .undecodableArgument(String(decoding: bytes, as: UTF8.self), number: texts.count + 1)
            }
            texts.append(text)
        }
        return texts
    }
}
