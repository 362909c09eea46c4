import UIKit

/// One line with a small photo.
final class BannerController: UIViewController {
  private let photo = UIImageView()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 380, height: 76)
    view.backgroundColor = .secondarySystemBackground
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 12
    photo.show(Samples.photos.first)
    label.text = "Twelve new photos\nPush me up again, or wait for nothing."
    label.numberOfLines = 2
    label.font = .systemFont(ofSize: 15)
    view.addSubview(photo)
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    photo.frame = CGRect(x: 12, y: 12, width: 52, height: 52)
    label.frame = CGRect(x: 78, y: 8, width: view.bounds.width - 94, height: 60)
  }
}
