import Goldens
import Testing

@Suite("Names of goldens")
struct GoldenNameTests {
    @Test("A plain name is the path of its files")
    func plain() {
        let name = GoldenName(suite: "issue-list", scene: "issues", variant: "dark-320")
        #expect(name.path == "issue-list/issues.dark-320")
        #expect(name.text == "issue-list/issues.dark-320")
        #expect(GoldenName(suite: "a", scene: "b").path == "a/b")
    }

    @Test("Letters of any script stay, spaces become hyphens")
    func letters() {
        #expect(GoldenName(suite: "목록", scene: "다크 모드", variant: "큰_글자").path == "목록/다크-모드.큰_글자")
    }

    @Test(
        "Names that would leave the folder or clash get a digest",
        arguments: ["..", "../etc", "a/b", "a:b", "a.b", "", ".", "a\u{0}b", String(repeating: "x", count: 300)])
    func unsafe(scene: String) {
        let path = GoldenName(suite: "s", scene: scene).path
        let file = path.dropFirst(2)
        #expect(path.hasPrefix("s/"))
        #expect(!file.contains("/") && !file.contains(".") && !file.contains("\0"))
        #expect(file.utf8.count <= 89)
        #expect(file.dropLast(8).last == "-")
    }

    @Test("Two names never share a file")
    func distinct() {
        let scenes = ["a/b", "a:b", "a-b", "a.b", "a?b"]
        #expect(Set(scenes.map { GoldenName(suite: "s", scene: $0).path }).count == scenes.count)
    }
}
