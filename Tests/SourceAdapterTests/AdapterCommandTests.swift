import Foundation
import SourceAdapter
import Testing

@Suite("offscreen-adapt") struct AdapterCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "adapter-\(UUID().uuidString)")

    private func write(_ files: [String: String]) throws {
        for (name, text) in files {
            let place = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
        }
    }

    private func run(_ sources: String..., output: String = "out") throws(AdapterError) {
        try AdapterCommand.run(sources.map { folder.path + "/" + $0 } + ["-o", folder.path + "/" + output])
    }

    private func contents(of name: String) -> [String] {
        (try? FileManager.default.subpathsOfDirectory(atPath: folder.path + "/" + name).sorted()) ?? []
    }

    @Test("a folder is written with the names of the sources, and written anew")
    func folders() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write([
            "in/B.swift": "", "in/Cells/A.swift": "@objc class A: NSObject {}", "in/notes.txt": "", "in/.C.swift": "",
        ])
        try run("in")
        #expect(contents(of: "out") == [".offscreen-adapt", "B.swift", "Cells", "Cells/A.swift"])
        let text = try String(contentsOf: folder.appending(path: "out/Cells/A.swift"), encoding: .utf8)
        #expect(
            text == "#sourceLocation(file: \"\(folder.path)/in/Cells/A.swift\", line: 1)\n      class A: NSObject {}")
        try FileManager.default.removeItem(at: folder.appending(path: "in/B.swift"))
        try run("in")
        #expect(contents(of: "out") == [".offscreen-adapt", "Cells", "Cells/A.swift"])
        #expect(contents(of: "").filter { $0.hasPrefix(".") } == [])
    }

    @Test("sources with an error leave the folder as it was")
    func failure() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(["in/A.swift": "struct A {}"])
        try run("in")
        try write(["in/A.swift": "@UIApplicationMain class A {}", "in/B.swift": ""])
        #expect(throws: AdapterError.self) { try run("in") }
        #expect(contents(of: "out") == [".offscreen-adapt", "A.swift"])
        let text = try String(contentsOf: folder.appending(path: "out/A.swift"), encoding: .utf8)
        #expect(text.hasSuffix("struct A {}"))
    }

    @Test("a folder with other files is not replaced")
    func foreignFolder() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(["in/A.swift": "struct A {}", "out/work.txt": "mine"])
        #expect(throws: AdapterError.foreignFolder(path: folder.path + "/out")) { try run("in") }
        #expect(contents(of: "out") == ["work.txt"])
    }

    @Test("files and folders can be left out")
    func exceptions() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(["in/A.swift": "", "in/AppDelegate.swift": "@UIApplicationMain class A {}", "in/App/B.swift": "("])
        let arguments = [folder.path + "/in", "-o", folder.path + "/out", "--except", "AppDelegate.swift"]
        try AdapterCommand.run(arguments + ["--except", "App"])
        #expect(contents(of: "out") == [".offscreen-adapt", "A.swift"])
        let error = #expect(throws: AdapterError.self) { try AdapterCommand.run(arguments + ["--except", "Ap"]) }
        #expect(
            error?.messages == [
                "offscreen-adapt: --except Ap: no such source; expected the name of a file or a folder inside of SOURCES"
            ])
    }

    @Test("a folder of empty folders is replaced")
    func emptyFolders() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(["in/A.swift": "struct A {}"])
        try FileManager.default.createDirectory(
            at: folder.appending(path: "out/Cells/Small"), withIntermediateDirectories: true)
        try run("in")
        #expect(contents(of: "out") == [".offscreen-adapt", "A.swift"])
    }

    @Test("wrong sources are named")
    func sources() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(["empty/notes.txt": "", "a/A.swift": "", "b/A.swift": ""])
        try Data([0xFF]).write(to: folder.appending(path: "B.swift"))
        #expect(throws: AdapterError.noSources(folder: folder.path + "/empty")) { try run("empty") }
        #expect(throws: AdapterError.sameName("A.swift")) { try run("a", "b") }
        #expect(throws: AdapterError.undecodable(path: folder.path + "/B.swift")) { try run("B.swift") }
        #expect(throws: AdapterError.unreadable(path: folder.path + "/none", reason: "there is no such file or folder"))
        {
            try run("none")
        }
    }

    @Test(
        "wrong usage is explained",
        arguments: [
            ([], "offscreen-adapt: SOURCES is missing; expected Swift files or folders of them"),
            (["a"], "offscreen-adapt: -o is missing; expected the folder that is written: -o DIR"),
            (["a", "-o"], "offscreen-adapt: -o needs a value: -o DIR"),
            (["a", "-o", "b", "-o", "c"], "offscreen-adapt: -o is given twice; give it once"),
            (["a", "--except"], "offscreen-adapt: --except needs a value: --except NAME"),
            (["a", "--all"], "offscreen-adapt: unknown option '--all'; 'offscreen-adapt --help' shows the usage"),
        ] as [([String], String)])
    func usage(_ arguments: [String], _ message: String) {
        let error = #expect(throws: AdapterError.self) { try AdapterCommand.run(arguments) }
        #expect(error?.messages == [message])
    }
}
