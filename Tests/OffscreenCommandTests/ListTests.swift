import Goldens
import OffscreenCommand
import Testing

@MainActor @Suite("list") struct ListTests {
    @Test("Scenes are shown with their data and states")
    func text() {
        #expect(
            CommandRun(["list"]).output == """
                issue-list
                    Issues of a repository
                    data: JSON

                profile
                    A person
                    states: expanded, loading

                badge
                    A bare view

                """)
    }

    @Test("Names alone are printed one a line")
    func names() {
        #expect(CommandRun(["list", "--names"]).output == "issue-list\nprofile\nbadge\n")
    }

    @Test("JSON holds one object a scene, keys in a fixed order")
    func json() {
        #expect(
            CommandRun(["list", "--format", "json"]).output == """
                [
                {"name":"issue-list","summary":"Issues of a repository","dataFormat":"JSON","hasSampleData":false,"states":[]},
                {"name":"profile","summary":"A person","dataFormat":null,"hasSampleData":false,"states":["expanded","loading"]},
                {"name":"badge","summary":"A bare view","dataFormat":null,"hasSampleData":false,"states":[]}
                ]

                """)
    }

    @Test("Devices are shown with size, scale and safe area")
    func devices() {
        let lines = CommandRun(["list", "--devices"]).output.split(separator: "\n")
        #expect(lines.count == Device.all.count)
        #expect(lines.contains("iphone-15                   393 x 852 points @3x        safe area 59 above, 34 below"))
    }

    @Test("Options of which one would be ignored exclude each other")
    func exclusions() {
        for options in [["--names", "--devices"], ["--names", "--format", "json"]] {
            let run = CommandRun(["list"] + options)
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.errors.contains("exclude each other"))
        }
    }
}
