import GreetingUI
import OffscreenCommand
import UIKit

OffscreenCommand.main(scenes: [
    Scene("greeting", summary: "Greets a person by name", dataFormat: "a name", sampleData: Data("Yuna".utf8)) {
        GreetingViewController(name: String(decoding: $0.data ?? Data(), as: UTF8.self))
    }
])
