import UIKit
import UIKitCompat

/// A page with a photo and text that is presented as if it were pushed.
final class PageController: UIViewController {
  private let item: DemoItem?
  private let photo = UIImageView()
  private let heading = UILabel()
  private let text = UILabel()

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
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.show(item)
    heading.text = item?.caption
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    text.text =
      String(showcase: "This screen is presented, not pushed. It has a bar of its own, and nothing that lies below it has to be a stack.")
    text.textColor = .secondaryLabel
    text.numberOfLines = 0
    for view in [photo, heading, text] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let top = view.safeAreaInsets.top
    // The space that the text leaves, within limits.
    let availableHeight = bounds.height - top
    let height = max(availableHeight * 0.4, min(availableHeight - 168, availableHeight * 0.8))
      .rounded()
    photo.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    let width = min(bounds.width - 40, 640)
    heading.frame = CGRect(x: 20, y: photo.frame.maxY + 20, width: width, height: 36)
    let size = text.sizeThatFits(CGSize(width: width, height: 500))
    text.frame = CGRect(x: 20, y: heading.frame.maxY + 8, width: width, height: size.height)
  }
}
