import Foundation
import Testing
import UIKit

@Suite("Empty attributed strings") struct EmptyAttributedStringTests {
    @Test("attributed strings are made without arguments, and mutable ones grow")
    func empty() {
        #expect(NSAttributedString().length == 0)
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a" && NSAttributedString().string.isEmpty)
    }
}
