import UIKit

/// A card with its corners as the document says.
@IBDesignable
class AuthorCard: UIView {
    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }
}

/// Its view is in AuthorViewController.xib.
public class AuthorViewController: UIViewController {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var followButton: UIButton!
    @IBOutlet private var counts: [UILabel]!
    private var followers = 41

    public override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = "lena_in_busan"
        showCounts()
    }

    private func showCounts() {
        for (label, count) in zip(counts, [followers, 12]) {
            label.text = "\(count)"
        }
    }

    @IBAction func follow(_ sender: UIButton) {
        followers += 1
        followButton.setTitle("Following", for: .normal)
        showCounts()
    }
}
