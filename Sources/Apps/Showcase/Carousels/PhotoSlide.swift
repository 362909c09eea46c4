import UIKit

/// A photo that fills its page, optionally with its name at the bottom.
final class PhotoSlide: UIView {
  private let imageView = UIImageView()
  private let shade = UIView()
  private let gradient = CAGradientLayer()
  private let label = UILabel()
  private var item: DemoItem?
  private var loading: Task<Void, Never>?

  init(showsCaption: Bool = false, cornerRadius: CGFloat = 0) {
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = cornerRadius
    backgroundColor = .secondarySystemBackground
    imageView.contentMode = .scaleAspectFill
    // Where the text begins, white on it has a contrast of 5:1 also over white.
    gradient.colors = [0, 0.65, 0.8].map { UIColor(white: 0, alpha: $0).cgColor }
    gradient.locations = [0, 0.4, 1].map { NSNumber(value: $0) }
    shade.layer.addSublayer(gradient)
    label.textColor = .white
    label.setScaledFont(.systemFont(ofSize: 20, weight: .semibold), maximum: 34)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    for view in [imageView, shade, label] { addSubview(view) }
    shade.isHidden = !showsCaption
    label.isHidden = !showsCaption
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: DemoItem) {
    self.item = item
    label.text = item.caption
    loading?.cancel()
    imageView.image = Thumbnails.shared.known(item)
    loading = Task { [weak self] in
      let pixels = CGSize(width: 1200, height: 800)
      let image = try? await PhotoLoader.shared.load(item, pixels: pixels)
      if let self, let image, self.item == item, !Task.isCancelled { self.imageView.image = image }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    let textHeight = label.sizeThatFits(.zero).height
    let height = min(72 + textHeight, bounds.height)
    shade.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    gradient.frame = shade.bounds
    // The pause button is at the end.
    label.frame = CGRect(
      x: isMirrored ? 66 : 18, y: bounds.height - 26 - textHeight, width: max(0, bounds.width - 84),
      height: textHeight)
  }
}
