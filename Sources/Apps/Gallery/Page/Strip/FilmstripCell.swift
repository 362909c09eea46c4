import ImageLoading
import UIKit

/// A thumbnail of the filmstrip.
final class FilmstripCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private var photo: Photo?
  private var loading: Task<Void, Never>?

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
    loading?.cancel()
    // A larger thumbnail of the grid serves as well.
    let request = ImageRequest.thumbnail(of: photo, pixels: pixels)
    imageView.image = loader.cache.image(for: request) ?? loader.cache.sharpest(of: photo.url)
    guard imageView.image == nil else { return }
    loading = Task { [weak self] in
      let image = try? await loader.image(for: request, priority: .low)
      guard let self, self.photo == photo, !Task.isCancelled else { return }
      imageView.image = image
    }
  }

  func setCurrent(_ isCurrent: Bool) {
    imageView.layer.borderWidth = isCurrent ? 2.5 : 0
    imageView.alpha = isCurrent ? 1 : 0.62
    accessibilityTraits = isCurrent ? [.button, .selected] : .button
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    loading?.cancel()
    loading = nil
    photo = nil
    imageView.image = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds
  }
}
