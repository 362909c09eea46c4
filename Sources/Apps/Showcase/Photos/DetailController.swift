import Routing
import UIKit
import UIKitCompat

/// The facts of a photo, pushed over the browser.
final class DetailController: UIViewController, RouteDestination {
  private let item: DemoItem

  init(_ item: DemoItem) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
    title = String(showcase: "Details")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let imageView = UIImageView()
    imageView.image = Thumbnails.shared.known(item)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 12
    let size = PhotoLoader.shared.knownSize(of: item)
    let pixels =
      size.map { String(showcase: "\(Int($0.width)) × \(Int($0.height)) pixels") }
      ?? String(showcase: "not read yet")
    let label = UILabel(
      "\(item.caption)\n\(item.file.lastPathComponent)\n\(pixels)", size: 17)
    let row = UIStackView(.horizontal, spacing: 20, alignment: .center, [imageView, label])
    view.add(row)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      imageView.widthAnchor.constraint(equalToConstant: 120),
      imageView.heightAnchor.constraint(equalToConstant: 120),
      row.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      row.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      row.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
    ])
  }
}
