import UIKit
import UIKitCompat

/// A photo with a heading below it, which is shown by a zoom.
final class ZoomedPhotoController: DemoScreen {
  private let item: DemoItem
  private let photo: PhotoView
  private let heading: UILabel
  private let text = UILabel(
    String(
      showcase: "Drag it down or from the left edge: the photo returns to its place in the grid."),
    size: 17, color: .detailText)

  init(_ item: DemoItem) {
    self.item = item
    photo = PhotoView(item)
    heading = UILabel(item.caption, size: 28, weight: .bold)
    super.init(nibName: nil, bundle: nil)
    title = item.caption
  }

  required init?(coder: NSCoder) { nil }

  /// The frame of the photo, which lies over the thumbnail as the zoom begins.
  var photoFrame: CGRect { photo.frame }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for part in [photo, heading, text] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, top) = (view.bounds, view.safeAreaInsets.top)
    photo.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: ((bounds.height - top) * 0.62).rounded())
    let width = min(bounds.width - 40, 640)
    let bottom = heading.place(x: 20, y: photo.frame.maxY + 20, width: width)
    _ = text.place(x: 20, y: bottom + 10, width: width)
  }
}
