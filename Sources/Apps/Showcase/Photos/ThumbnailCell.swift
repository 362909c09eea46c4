import ImageLoading
import UIKit

/// A thumbnail with rounded corners, and a badge on videos and animations.
final class ThumbnailCell: UICollectionViewCell {
  let imageView = UIImageView()
  private let badge = UILabel()
  private(set) var item: DemoItem?
  private var loading: Task<Void, Never>?
  static let cornerRadius: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = Self.cornerRadius
    imageView.backgroundColor = .secondarySystemBackground
    badge.setScaledFont(.systemFont(ofSize: 11, weight: .semibold), maximum: 22)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = UIColor(white: 0, alpha: 0.55)
    badge.clipsToBounds = true
    contentView.addSubview(imageView)
    contentView.addSubview(badge)
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds
    let text = badge.sizeThatFits(bounds.size)
    let height = max(18, text.height + 4)
    badge.frame = mirrored(
      CGRect(x: 6, y: bounds.height - height - 6, width: text.width + 14, height: height))
    badge.layer.cornerRadius = height / 2
  }

  /// The badge is hidden with its photo.
  var isImageHidden = false {
    didSet {
      imageView.isHidden = isImageHidden
      badge.isHidden = isImageHidden || badge.text == nil
    }
  }

  override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.8 : 1 } }

  override func prepareForReuse() {
    super.prepareForReuse()
    loading?.cancel()
    item = nil
    imageView.image = nil
    isImageHidden = false
  }

  /// - Parameter pixels: The side of the thumbnail in pixels.
  func show(_ item: DemoItem, pixels: CGFloat, from thumbnails: Thumbnails) {
    self.item = item
    (accessibilityLabel, accessibilityValue) = (item.caption, item.kind.badge)
    badge.text = item.kind.badge
    badge.isHidden = badge.text == nil
    setNeedsLayout()
    loading?.cancel()
    imageView.image = thumbnails.known(item)
    guard !thumbnails.isKnown(item, pixels: pixels) else { return }
    loading = Task { [weak self] in
      let image = await thumbnails.load(item, pixels: pixels)
      if let self, self.item == item, !Task.isCancelled { self.imageView.image = image }
    }
  }
}

extension DemoItem.Kind {
  fileprivate var badge: String? {
    switch self {
    case .photo: nil
    case .animation: "GIF"
    case .video: String(showcase: "VIDEO")
    case .live: String(showcase: "LIVE")
    }
  }
}
