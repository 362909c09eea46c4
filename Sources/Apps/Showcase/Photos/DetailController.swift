import Routing
import UIKit
import UIKitCompat

/// The facts of a photo, pushed over the browser.
final class DetailController: UIViewController, RouteDestination {
  private let item: DemoItem
  private let imageView = UIImageView()
  private let label = UILabel()

  init(_ item: DemoItem) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
    title = String(showcase: "Details")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    imageView.image = Thumbnails.shared.known(item)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 12
    let size = PhotoLoader.shared.knownSize(of: item)
    let pixels = size.map { String(showcase: "\(Int($0.width)) × \(Int($0.height)) pixels") } ?? String(showcase: "not read yet")
    label.text = "\(item.caption)\n\(item.file.lastPathComponent)\n\(pixels)"
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 17)
    view.addSubview(imageView)
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top + 20
    imageView.frame = CGRect(x: 20, y: top, width: 120, height: 120)
    label.frame = CGRect(x: 160, y: top, width: max(0, view.bounds.width - 180), height: 120)
  }
}
