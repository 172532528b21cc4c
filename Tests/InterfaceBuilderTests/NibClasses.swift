import UIKit

/// A view as an app would write it for a document; notes what is done with it.
class CardView: UIView {
    private(set) var events: [String] = []
    var cornerSize: CGFloat = 0 { didSet { events.append("cornerSize \(cornerSize)") } }
    weak var titleLabel: UILabel! { didSet { events.append("titleLabel \(titleLabel?.text ?? "")") } }
    var stars: [UIImageView]! { didSet { events.append("stars \(stars.count)") } }
    var heightLimit: NSLayoutConstraint! { didSet { events.append("heightLimit \(heightLimit.constant)") } }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        ObjectiveCMembers.register(CardView.self) { members in
            members["cornerSize"] = .property(\CardView.cornerSize)
            members["titleLabel"] = .property(\CardView.titleLabel)
            members["stars"] = .property(\CardView.stars)
            members["heightLimit"] = .property(\CardView.heightLimit)
        }
        events.append("init(coder:) \(subviews.count) subviews, tag \(tag), label \(titleLabel == nil)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        events.append("awakeFromNib \(constraints.count) constraints")
    }
}

/// A document's owner.
final class CardOwner: NSObject {
    var card: CardView!
    private(set) var taps: [String] = []

    override init() {
        super.init()
        ObjectiveCMembers.register(CardOwner.self) { members in
            members["card"] = .property(\CardOwner.card)
            members["follow:"] = .method(CardOwner.follow)
        }
    }

    func follow(_ sender: UIButton) { taps.append("\(type(of: sender))") }
}

final class PersonCell: UITableViewCell {
    weak var nameLabel: UILabel!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        ObjectiveCMembers.register(PersonCell.self) { $0["nameLabel"] = .property(\PersonCell.nameLabel) }
    }
}

final class PeopleViewController: UITableViewController {
    var names = ["joon", "minji"]
    private(set) var prepared: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        ObjectiveCMembers.register(PeopleViewController.self) {
            $0["backToPeople:"] = .method(PeopleViewController.backToPeople)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
        (cell as? PersonCell)?.nameLabel.text = names[indexPath.row]
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append(
            "\(segue.identifier ?? "") to \(type(of: segue.destination)), loaded \(segue.destination.isViewLoaded)")
    }

    func backToPeople(_ segue: UIStoryboardSegue) { prepared.append("back from \(type(of: segue.source))") }
}

final class PersonViewController: UIViewController {
    weak var nameLabel: UILabel!
    var events: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        ObjectiveCMembers.register(PersonViewController.self) {
            $0["nameLabel"] = .property(\PersonViewController.nameLabel)
        }
    }

    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        ObjectiveCMembers.register(PersonViewController.self) {
            $0["nameLabel"] = .property(\PersonViewController.nameLabel)
        }
    }

    override func awakeFromNib() { events.append("awakeFromNib, loaded \(isViewLoaded)") }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        events.append("prepare \(segue.identifier ?? "")")
    }
    override func viewDidLoad() {
        events.append("viewDidLoad \(nameLabel?.text ?? "without label"), children \(children.count)")
    }
}

/// Loads the document that it is in, as a mistake.
final class EndlessView: UIView {
    static var data = Data()

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = UINib(data: Self.data, bundle: nil).instantiate(withOwner: nil)
    }
}
