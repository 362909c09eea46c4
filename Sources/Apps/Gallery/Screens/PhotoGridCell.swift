import ImageLoading
import UIKit
import UIKitCompat

/// A square thumbnail of a photo or film, or the reason why there is none.
final class PhotoGridCell: UICollectionViewCell {
  let imageView = UIImageView()
  private let failureIcon = UIImageView(image: UIImage(systemName: "exclamationmark.triangle"))
  private let failureLabel = UILabel()
  private let ring = UIView()
  private let filmBadge = FilmBadge()
  private var loading: Task<Void, Never>?
  private(set) var photo: Photo?
  private(set) var failure: String?
  /// Whether the picture is a photo's own, which is larger than it is shown.
  private var isBorrowed = false
  /// Told when it has come to a picture or a reason for having none that it had to wait for.
  var onSettled: (() -> Void)?

  /// Radius of a thumbnail's corners, points; the transition starts from it.
  static let cornerRadius: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = Self.cornerRadius
    imageView.backgroundColor = .secondarySystemBackground
    failureIcon.tintColor = .tertiaryLabel
    failureIcon.contentMode = .center
    failureLabel.setScaledFont(.systemFont(ofSize: 12))
    failureLabel.textColor = .secondaryLabel
    failureLabel.textAlignment = .center
    failureLabel.numberOfLines = 4
    ring.isUserInteractionEnabled = false
    ring.layer.cornerRadius = Self.cornerRadius + 3
    ring.layer.borderWidth = 3
    ring.isHidden = true
    for view in [imageView, failureIcon, failureLabel, filmBadge, ring] { contentView.addSubview(view) }
    showFailure(nil)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    imageView.frame = bounds
    filmBadge.place(in: bounds)
    ring.frame = bounds.insetBy(dx: -3, dy: -3)
    ring.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
    let width = max(0, bounds.width - 20)
    let height = min(
      failureLabel.sizeThatFits(CGSize(width: width, height: 1000)).height,
      max(0, bounds.height - 56))
    let top = max(8, (bounds.height - height - 32) / 2)
    failureIcon.frame = CGRect(x: 0, y: top, width: bounds.width, height: 24)
    failureLabel.frame = CGRect(x: 10, y: top + 32, width: width, height: height)
  }

  override var isSelected: Bool {
    didSet { ring.isHidden = !isSelected }
  }

  override var isHighlighted: Bool {
    didSet { imageView.alpha = isHighlighted ? 0.85 : 1 }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    loading?.cancel()
    loading = nil
    photo = nil
    showPicture(nil)
    isPictureHidden = false
    filmBadge.isHidden = true
    showFailure(nil)
  }

  /// While the picture is away in the browser.
  var isPictureHidden: Bool {
    get { imageView.isHidden }
    set {
      imageView.isHidden = newValue
      filmBadge.alpha = newValue ? 0 : 1
    }
  }

  /// What became known of the photo that is shown.
  func showFacts(of photo: Photo) {
    guard self.photo?.version == photo.version else { return }
    self.photo = photo
    filmBadge.isHidden = !photo.isFilm
    filmBadge.show(photo.duration)
    setNeedsLayout()
  }

  /// - Parameters:
  ///   - pixels: Side of the square in pixels.
  ///   - isLoading: Whether a picture is loaded that is not in memory.
  func show(
    _ photo: Photo, pixels: CGFloat, from loader: ImageLoader, isLoading: Bool = true
  ) {
    let isShown =
      self.photo?.version == photo.version && imageView.image != nil && !isBorrowed
    self.photo = photo
    showFacts(of: photo)
    if isShown { return }
    showFailure(nil)
    let request = ImageRequest.thumbnail(of: photo, pixels: pixels)
    if let image = loader.cache.image(for: request) {
      showPicture(image)
      return
    }
    loading?.cancel()
    guard isLoading else { return }
    loading = Task { [weak self] in
      do {
        let image = try await loader.image(for: request)
        guard let self, self.photo?.version == photo.version, !Task.isCancelled else { return }
        let isSharper = self.imageView.image != nil
        self.showPicture(image)
        self.onSettled?()
        if isSharper { return }
        self.imageView.alpha = 0
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) {
          self.imageView.alpha = 1
        }
      } catch is CancellationError {
        return
      } catch {
        guard let self, self.photo?.version == photo.version else { return }
        self.showFailure(String(describing: error))
        self.onSettled?()
      }
    }
  }

  /// Shows the photo itself until the thumbnail is there: a transition begins or ends in it.
  func borrow(_ image: UIImage?) {
    guard imageView.image == nil, let image else { return }
    showPicture(image)
    isBorrowed = true
  }

  /// What a picture covers need not be painted first.
  private func showPicture(_ image: UIImage?) {
    isBorrowed = false
    imageView.image = image
    imageView.backgroundColor = image == nil ? .secondarySystemBackground : nil
  }

  /// Stops a load that nobody sees.
  func stopLoading() {
    loading?.cancel()
    loading = nil
  }

  private func showFailure(_ message: String?) {
    failure = message
    failureIcon.isHidden = message == nil
    failureLabel.isHidden = message == nil
    failureLabel.text = message
    if message != nil { setNeedsLayout() }
  }
}
