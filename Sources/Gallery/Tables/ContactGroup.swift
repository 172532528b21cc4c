/// People whose names begin alike.
struct ContactGroup {
    let initial: String
    let names: [String]
}

extension ContactGroup {
    static let samples = [
        ContactGroup(initial: "ㄱ", names: ["강하늘", "고은별", "김서준"]),
        ContactGroup(initial: "ㄴ", names: ["나윤서", "남궁민"]),
        ContactGroup(initial: "ㄷ", names: ["도경수"]),
        ContactGroup(initial: "ㄹ", names: ["류지안"]),
        ContactGroup(initial: "ㅁ", names: ["문채원", "민도윤"]),
        ContactGroup(initial: "ㅂ", names: ["박서연", "백현우"]),
        ContactGroup(initial: "ㅅ", names: ["서지호", "송하은"]),
        ContactGroup(initial: "ㅇ", names: ["안유진", "이도현", "임수아"]),
        ContactGroup(initial: "ㅈ", names: ["장예준", "정다은"]),
        ContactGroup(initial: "ㅊ", names: ["차은우", "최민서"]),
        ContactGroup(initial: "ㅎ", names: ["한지우", "홍길동"]),
        ContactGroup(initial: "A", names: ["Ada Lovelace", "Alan Turing"]),
        ContactGroup(initial: "B", names: ["Barbara Liskov"]),
        ContactGroup(initial: "D", names: ["Dorothy Vaughan"]),
        ContactGroup(initial: "E", names: ["Edsger Dijkstra", "Evelyn Boyd Granville"]),
        ContactGroup(initial: "G", names: ["Grace Hopper"]),
        ContactGroup(initial: "J", names: ["John Backus"]),
        ContactGroup(initial: "K", names: ["Katherine Johnson", "Ken Thompson"]),
        ContactGroup(initial: "M", names: ["Margaret Hamilton", "Mary Jackson"]),
        ContactGroup(initial: "N", names: ["Niklaus Wirth"]),
        ContactGroup(initial: "R", names: ["Radia Perlman"]),
        ContactGroup(initial: "T", names: ["Tony Hoare"]),
    ]
}
