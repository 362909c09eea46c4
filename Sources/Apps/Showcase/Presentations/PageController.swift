import UIKit
import UIKitCompat

/// A page with a photo and text that is presented as if it were pushed.
final class PageController: UIViewController {
  private let item: DemoItem?

  init(photo index: Int) {
    item = Samples.photos.indices.contains(index) ? Samples.photos[index] : nil
    super.init(nibName: nil, bundle: nil)
    title = item?.caption ?? String(showcase: "A page")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: String(showcase: "Back"),
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    let photo = UIImageView()
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.show(item)
    let heading = UILabel(item?.caption ?? "", size: 28, weight: .bold)
    let text = UILabel(
      String(
        showcase:
          "This screen is presented, not pushed. It has a bar of its own, and nothing that lies below it has to be a stack."
      ),
      size: 17, color: .detailText)
    let texts = UIStackView(.vertical, spacing: 10, [heading, text])
    view.add(photo, texts)
    let safe = view.safeAreaLayoutGuide
    // The space that the text leaves, within limits.
    let height = photo.heightAnchor.constraint(equalTo: safe.heightAnchor, constant: -168)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      height,
      photo.heightAnchor.constraint(greaterThanOrEqualTo: safe.heightAnchor, multiplier: 0.4),
      photo.heightAnchor.constraint(lessThanOrEqualTo: safe.heightAnchor, multiplier: 0.8),
      photo.topAnchor.constraint(equalTo: safe.topAnchor),
      photo.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      texts.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 20),
      texts.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      texts.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -20),
      texts.widthAnchor.constraint(lessThanOrEqualToConstant: 640),
    ])
  }
}
