import Foundation

@objcMembers
class Post: NSObject {
    let author: String
    dynamic var text: String
    dynamic var likes = 0

    init(author: String, text: String) {
        self.author = author
        self.text = text
    }

    func like() {
        likes += 1
        NotificationCenter.default.post(name: .postDidChange, object: self, userInfo: ["key": #keyPath(Post.likes)])
    }
}

extension Notification.Name {
    static let postDidChange = Notification.Name("PostDidChange")
}
