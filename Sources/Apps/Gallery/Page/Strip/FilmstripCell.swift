import ImageLoading
import UIKit

/// A thumbnail of the filmstrip.
final class FilmstripCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private var photo: Photo?

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 6
    imageView.layer.borderColor = UIColor.white.cgColor
    imageView.backgroundColor = UIColor(white: 1, alpha: 0.1)
    contentView.addSubview(imageView)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo, pixels: CGFloat, from loader: ImageLoader) {
    guard photo != self.photo else { return }
    self.photo = photo
    accessibilityLabel = photo.name
    let request = ImageRequest.thumbnail(of: photo, pixels: pixels)
    imageView.setImage(for: request, from: loader, priority: .low)
    // A larger thumbnail of the grid serves as well.
    guard imageView.image == nil, let larger = loader.cache.sharpest(of: photo.url) else { return }
    imageView.cancelImageLoading()
    imageView.image = larger
  }

  func setCurrent(_ isCurrent: Bool) {
    imageView.layer.borderWidth = isCurrent ? 2.5 : 0
    imageView.alpha = isCurrent ? 1 : 0.62
    accessibilityTraits = isCurrent ? [.button, .selected] : .button
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.cancelImageLoading()
    photo = nil
    imageView.image = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds
  }
}
