import Motion
import UIKit

/// A thumbnail of the filmstrip.
final class FilmstripCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private var page: PhotoID?
  private var loading: OwnedTask?

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

  /// The thumbnail; nil until there is one.
  var image: UIImage? { imageView.image }

  /// - Parameter page: The id of the photo's page.
  func show(_ request: PhotoRequest, page: PhotoID, pixels: CGFloat) {
    guard page != self.page else { return }
    self.page = page
    imageView.image = request.placeholder
    guard request.placeholder == nil else { return }
    let size = Self.size(covering: pixels, of: request.photoSize())
    loading = OwnedTask(
      Task { [weak self] in
        // The page of the photo says why it can't be loaded.
        let image = try? await request.load(size)
        guard let self, !Task.isCancelled, self.page == page else { return }
        self.imageView.image = image
      })
  }

  /// The size of a photo whose shorter side fills the thumbnail. Of very long photos less is enough.
  private static func size(covering pixels: CGFloat, of photo: CGSize?) -> CGSize {
    guard let photo, photo.width > 0, photo.height > 0 else {
      return CGSize(width: pixels, height: pixels)
    }
    let scale = min(
      pixels / min(photo.width, photo.height), 3 * pixels / max(photo.width, photo.height))
    return photo.scaled(by: scale)
  }

  func setCurrent(_ isCurrent: Bool) {
    imageView.layer.borderWidth = isCurrent ? 2.5 : 0
    imageView.alpha = isCurrent ? 1 : 0.62
    accessibilityTraits = isCurrent ? [.button, .selected] : .button
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    loading = nil
    page = nil
    imageView.image = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds
  }
}
