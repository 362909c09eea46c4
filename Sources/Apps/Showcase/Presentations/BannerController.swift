import UIKit

/// One line with a small photo.
final class BannerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let photo = UIImageView()
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 12
    photo.show(Samples.photos.first)
    let heading = UILabel(String(showcase: "Twelve new photos"), size: 16, weight: .semibold)
    let message = UILabel(
      String(showcase: "Push it up, and it is gone."), size: 15, color: .detailText)
    let texts = UIStackView(.vertical, spacing: 2, [heading, message])
    let row = UIStackView(.horizontal, spacing: 14, alignment: .center, [photo, texts])
    view.add(row)
    NSLayoutConstraint.activate([
      photo.widthAnchor.constraint(equalToConstant: 52),
      photo.heightAnchor.constraint(equalToConstant: 52),
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      row.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    let height = row.systemLayoutSizeFitting(
      CGSize(width: 380 - 28, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    preferredContentSize = CGSize(width: 380, height: max(76, height + 24))
  }
}
