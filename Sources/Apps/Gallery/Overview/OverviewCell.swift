import ImageLoading
import UIKit
import UIKitCompat

/// A year or a month: a photo with the name of the period and the number of its photos.
final class OverviewCell: UICollectionViewCell {
  private let imageView = UIImageView()
  /// Makes the words readable on any photo.
  private let scrim = CAGradientLayer()
  private let title = UILabel()
  private let count = UILabel()
  private let ring = UIView()
  private(set) var cover: Photo?

  private static let cornerRadius: CGFloat = 14
  private static let margin: CGFloat = 14

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = Self.cornerRadius
    // The words are white, also before the photo comes.
    imageView.backgroundColor = UIColor(white: 0.4, alpha: 1)
    scrim.colors = [0, 0.5, 0.72].map { UIColor(white: 0, alpha: $0).cgColor }
    imageView.layer.addSublayer(scrim)
    count.setScaledFont(.systemFont(ofSize: 13), maximum: 20)
    ring.isUserInteractionEnabled = false
    ring.layer.cornerRadius = Self.cornerRadius + 3
    ring.layer.borderWidth = 3
    ring.isHidden = true
    for label in [title, count] {
      label.textColor = .white
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
    }
    for view in [imageView, title, count, ring] { contentView.addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  func show(_ part: PhotoPeriods.Part, pixels: CGSize, from loader: ImageLoader) {
    let isYear = part.period.unit == .year
    title.setScaledFont(.systemFont(ofSize: isYear ? 28 : 19, weight: .bold), maximum: 34)
    title.text = part.period.title()
    count.text = String(gallery: "\(part.count) items")
    accessibilityLabel = String(listing: [title.text, count.text].compactMap { $0 })
    setNeedsLayout()
    let isSame = cover?.version == part.cover.version
    cover = part.cover
    imageView.setImage(
      for: ImageRequest(of: part.cover, pixels: pixels, fitting: .covering), from: loader,
      placeholder: isSame ? imageView.image : nil)
  }

  func stopLoading() { imageView.cancelImageLoading() }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.cancelImageLoading()
    imageView.image = nil
    cover = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let width = max(0, bounds.width - 2 * Self.margin)
    let (name, number) = (title.font.lineHeight.rounded(.up), count.font.lineHeight.rounded(.up))
    imageView.frame = bounds
    count.frame = CGRect(
      x: Self.margin, y: bounds.height - number - Self.margin + 2, width: width, height: number)
    title.frame = CGRect(
      x: Self.margin, y: count.frame.minY - name, width: width, height: name)
    for label in [title, count] { label.textAlignment = leadingAlignment }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let fade = max(40, bounds.height * 0.35)
    let height = min(bounds.height, bounds.height - title.frame.minY + fade)
    scrim.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    scrim.locations = [0, NSNumber(value: Double(min(1, fade / max(1, height)))), 1]
    CATransaction.commit()
    ring.frame = bounds.insetBy(dx: -3, dy: -3)
    ring.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }

  override var isSelected: Bool { didSet { ring.isHidden = !isSelected } }

  override var isHighlighted: Bool { didSet { imageView.alpha = isHighlighted ? 0.85 : 1 } }
}
