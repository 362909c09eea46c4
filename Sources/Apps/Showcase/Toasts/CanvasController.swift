import Toasts
import UIKit

/// A photo in a frame, optionally with bars, that toasts are shown over.
final class CanvasController: UIViewController {
  private let photo: Int
  private let bars: Bars?
  private let imageView = UIImageView()
  private let topBar = CanvasBar(String(showcase: "Bar"))
  private let bottomBar = CanvasBar(String(showcase: "Bar"))
  /// The number of toasts that were shown.
  var toastCount = 0
  /// A bar that appears and disappears, and that toasts have to avoid.
  let toolbar = CanvasBar(String(showcase: "Toolbar"))

  /// The heights in points.
  struct Bars {
    var top: CGFloat = 44
    var bottom: CGFloat = 34
  }

  init(photo: Int, bars: Bars?) {
    self.photo = photo
    self.bars = bars
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    view.layer.cornerRadius = 16
    view.backgroundColor = .secondarySystemBackground
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    toolbar.isHidden = true
    for part in [imageView, topBar, bottomBar, toolbar] { view.addSubview(part) }
    topBar.isHidden = bars == nil
    bottomBar.isHidden = bars == nil
    if let bars {
      additionalSafeAreaInsets = UIEdgeInsets(top: bars.top, left: 0, bottom: bars.bottom, right: 0)
    }
    view.toasts.avoid(toolbar)
    loadImage()
  }

  private func loadImage() {
    let photos = Samples.photos
    guard photos.indices.contains(photo) else { return }
    let item = photos[photo]
    Task { [weak self] in
      let image = try? await PhotoLoader.shared.load(
        item, pixels: CGSize(width: 1600, height: 1600))
      self?.imageView.image = image
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    imageView.frame = bounds
    let bars = bars ?? Bars()
    topBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bars.top)
    bottomBar.frame = CGRect(
      x: 0, y: bounds.height - bars.bottom, width: bounds.width, height: bars.bottom)
    let height = Self.toolbarHeight
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private static let toolbarHeight: CGFloat = 56

  func toggleToolbar() {
    toolbar.isHidden.toggle()
    view.toasts.obstaclesDidChange()
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }
}

/// A bar with a blur and a title.
final class CanvasBar: UIView {
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let label = UILabel()

  init(_ title: String) {
    super.init(frame: .zero)
    label.text = title
    label.setScaledFont(.systemFont(ofSize: 13), maximum: 22)
    label.textColor = .detailText
    label.textAlignment = .center
    addSubview(glass)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    label.frame = bounds
  }
}
