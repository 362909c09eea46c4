import UIKit

/// One line with a small photo.
final class BannerController: UIViewController {
  private let photo = UIImageView()
  private let heading = UILabel()
  private let message = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 380, height: 76)
    view.backgroundColor = .secondarySystemBackground
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 12
    photo.show(Samples.photos.first)
    heading.text = String(showcase: "Twelve new photos")
    heading.font = .systemFont(ofSize: 16, weight: .semibold)
    message.text = String(showcase: "Push it up, and it is gone.")
    message.font = .systemFont(ofSize: 15)
    message.textColor = .secondaryLabel
    for part in [photo, heading, message] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    photo.frame = CGRect(x: 12, y: 12, width: 52, height: 52)
    let width = view.bounds.width - 94
    heading.frame = CGRect(x: 78, y: 16, width: width, height: 22)
    message.frame = CGRect(x: 78, y: 38, width: width, height: 22)
  }
}
