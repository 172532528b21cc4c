import FeedUI
import OffscreenCommand
import UIKit

OffscreenCommand.main(scenes: [
    Scene("feed", summary: "Cells of posts that size themselves") { _ in
        UINavigationController(rootViewController: FeedViewController())
    },
    Scene("photos", summary: "A grid with a header, laid out by a compositional layout") { _ in PhotosViewController()
    },
    Scene("author", summary: "A view from a document, with outlets and an action") { _ in AuthorViewController() },
])
