import ImageLoading
import UIKit
import UIKitCompat

/// A square thumbnail of a photo or video, or the reason why there is none.
final class PhotoGridCell: UICollectionViewCell {
  let imageView = UIImageView()
  private let failureIcon = UIImageView(image: UIImage(systemName: "exclamationmark.triangle"))
  private let failureLabel = UILabel()
  private let ring = UIView()
  /// Shows that it is a video, and how long.
  let videoBadge = ThumbnailBadge(symbol: "play.fill")
  private let markView = SelectionMarkView()
  let heartBadge = ThumbnailBadge(symbol: "heart.fill")
  let starsBadge = ThumbnailBadge(symbol: "star.fill")
  private let editBadge = ThumbnailBadge(symbol: "slider.horizontal.3")
  /// Shown where a part of the file is missing.
  let damageBadge = ThumbnailBadge(symbol: "exclamationmark.triangle")
  /// Made when the pointer rests on the cell for the first time.
  private(set) var caption: ThumbnailCaption?
  /// Called when the cell is about to show another photo.
  var onReuse: (() -> Void)?
  private(set) var photo: Photo?
  private(set) var failure: String?
  private var failing: DelayedCall?
  /// In seconds.
  private static let failureDelay = 2.0
  /// Whether the image is the photo itself, which is larger than needed.
  private var isBorrowed = false
  /// The side of the thumbnail that was asked for last, in pixels.
  private var pixels: CGFloat = 0
  /// Called when an image or an error has arrived that it had to wait for.
  var onSettled: (() -> Void)?

  /// The corner radius of thumbnails in points, from which the transition starts.
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
    failureLabel.textColor = .detailText
    failureLabel.textAlignment = .center
    failureLabel.numberOfLines = 4
    ring.isUserInteractionEnabled = false
    ring.layer.cornerRadius = Self.cornerRadius + 3
    ring.layer.borderWidth = 3
    ring.isHidden = true
    let badges: [UIView] = [videoBadge, heartBadge, starsBadge, editBadge, damageBadge]
    for view in [imageView, failureIcon, failureLabel] + badges + [markView, ring] {
      contentView.addSubview(view)
    }
    showFailure(nil)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    imageView.frame = bounds
    ThumbnailBadge.place([videoBadge], in: bounds, fromEnd: true)
    markView.frame = bounds
    ThumbnailBadge.place([damageBadge, heartBadge, starsBadge, editBadge], in: bounds)
    caption?.place(in: bounds)
    ring.frame = bounds.insetBy(dx: -3, dy: -3)
    ring.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
    // Otherwise white paper has no edges on white.
    imageView.layer.borderWidth = 1 / max(1, traitCollection.displayScale)
    imageView.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    let width = max(0, bounds.width - 20)
    let height = min(
      failureLabel.sizeThatFits(CGSize(width: width, height: 1000)).height,
      max(0, bounds.height - 56))
    let top = max(8, (bounds.height - height - 32) / 2)
    failureIcon.frame = CGRect(x: 0, y: top, width: bounds.width, height: 24)
    failureLabel.frame = CGRect(x: 10, y: top + 32, width: width, height: height)
  }

  override var isSelected: Bool { didSet { ring.isHidden = !isSelected } }

  override var isHighlighted: Bool { didSet { imageView.alpha = isHighlighted ? 0.85 : 1 } }

  override func prepareForReuse() {
    super.prepareForReuse()
    onReuse?()
    facts = nil
    isCaptionShown = false
    imageView.cancelImageLoading()
    photo = nil
    pixels = 0
    showImage(nil)
    isImageHidden = false
    selectionMark = nil
    isDragged = false
    videoBadge.isHidden = true
    heartBadge.isHidden = true
    starsBadge.isHidden = true
    editBadge.isHidden = true
    showFailure(nil)
  }

  /// Loads the thumbnail again because the photo looks different. The current one stays until then.
  func reload(from loader: ImageLoader) {
    guard let photo, pixels > 0 else { return }
    let wanted = pixels
    pixels = 0
    show(photo, pixels: wanted, from: loader)
  }

  /// Whether the image is hidden because the browser shows the photo.
  var isImageHidden: Bool {
    get { imageView.isHidden }
    set {
      imageView.isHidden = newValue
      isCaptionShown = !newValue && facts != nil
      showBadges()
    }
  }

  private func showBadges() {
    for badge in [videoBadge, heartBadge, starsBadge, editBadge, damageBadge] {
      badge.alpha = isImageHidden || isCaptionShown ? 0 : 1
    }
  }

  /// The caption at the foot of the photo as long as it is, the most important first; nil shows
  /// its name and date while the pointer is over it.
  var facts: [String]? {
    didSet {
      guard facts != oldValue else { return }
      isCaptionShown = false
      isCaptionShown = facts != nil && !isImageHidden
      accessibilityValue = spokenFacts
    }
  }

  private var spokenFacts: String? {
    let said = photo?.spokenDetails(isEdited: !editBadge.isHidden)
    let damage = damageBadge.isHidden ? nil : String(gallery: "Damaged")
    let parts = [damage, said].compactMap { $0 } + (facts ?? [])
    return parts.isEmpty ? nil : String(listing: parts)
  }

  /// Whether the name and date of the photo are shown at its foot, in place of the badges.
  var isCaptionShown = false {
    didSet {
      guard isCaptionShown != oldValue else { return }
      if isCaptionShown, let photo {
        let caption = caption ?? ThumbnailCaption()
        self.caption = caption
        caption.show(facts ?? ThumbnailCaption.lines(of: photo))
        contentView.insertSubview(caption, belowSubview: markView)
        caption.place(in: contentView.bounds)
        caption.alpha = facts == nil ? 0 : 1
      }
      let duration = UIAccessibility.isReduceMotionEnabled || window == nil ? 0 : 0.15
      UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
        self.caption?.alpha = self.isCaptionShown ? 1 : 0
        self.showBadges()
      }
    }
  }

  /// Whether the photo is dragged along with another one.
  var isDragged = false {
    didSet { if isDragged != oldValue { contentView.alpha = isDragged ? 0.4 : 1 } }
  }

  /// Whether the photo is chosen; nil while none is.
  var selectionMark: SelectionMark? {
    get { markView.mark }
    set {
      markView.mark = newValue
      accessibilityTraits = newValue == .chosen ? [.image, .selected] : .image
    }
  }

  func showFacts(of photo: Photo) {
    guard self.photo?.version == photo.version else { return }
    self.photo = photo
    videoBadge.isHidden = !photo.isVideo
    videoBadge.text = photo.duration.map(ThumbnailBadge.text(ofDuration:))
    heartBadge.isHidden = !photo.isFavorite
    starsBadge.isHidden = photo.stars == 0
    starsBadge.text = photo.stars.formatted(.number.locale(.user))
    setNeedsLayout()
    isAccessibilityElement = true
    accessibilityLabel = photo.name
    accessibilityValue = spokenFacts
    setNeedsLayout()
  }

  /// Shows a photo.
  ///
  /// - Parameters:
  ///   - pixels: The side of the thumbnail in pixels.
  ///   - isLoading: Whether an image is loaded if it is not in memory.
  func show(_ photo: Photo, pixels: CGFloat, from loader: ImageLoader, isLoading: Bool = true) {
    let isShown = self.photo?.version == photo.version && imageView.image != nil && !isBorrowed
    self.photo = photo
    showFacts(of: photo)
    // A smaller thumbnail stays until the larger one has been loaded.
    if isShown, pixels <= self.pixels { return }
    self.pixels = pixels
    showFailure(nil)
    let request = ImageRequest.thumbnail(of: photo, pixels: pixels)
    editBadge.isHidden = !EditProcessor.isPart(of: loader.cache.adapted(request))
    showFacts(of: photo)
    imageView.cancelImageLoading()
    if let image = loader.cache.image(for: request) { return showImage(image) }
    guard isLoading else { return }
    let old = imageView.image
    imageView.setImage(
      for: request, from: loader, placeholder: old,
      onEnd: { [weak self] in self?.loadingDidEnd($0, isSharper: old != nil) })
  }

  private func loadingDidEnd(_ result: Result<UIImage, any Error>, isSharper: Bool) {
    switch result {
    case .success(let image):
      let isSharper = isSharper || isBorrowed
      showImage(image)
      onSettled?()
      if isSharper { return }
      imageView.alpha = 0
      UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) {
        self.imageView.alpha = 1
      }
    case .failure(is CancellationError): return
    case .failure(let error):
      showFailure(String(describing: error))
      onSettled?()
    }
  }

  /// Shows the photo itself until the thumbnail has loaded, because a transition begins or ends
  /// here.
  func showUntilLoaded(_ image: UIImage?) {
    guard imageView.image == nil, let image else { return }
    showImage(image)
    isBorrowed = true
  }

  /// The background need not be painted under an image.
  private func showImage(_ image: UIImage?) {
    isBorrowed = false
    imageView.image = image
    if damageBadge.isHidden != (image?.damage == nil) {
      damageBadge.isHidden = image?.damage == nil
      accessibilityValue = spokenFacts
      setNeedsLayout()
    }
    imageView.backgroundColor = image == nil ? .secondarySystemBackground : nil
  }

  /// Cancels loading for an invisible cell.
  func stopLoading() { imageView.cancelImageLoading() }

  /// Shows why there is no image, unless the photo goes soon: its file may have been moved, which the
  /// library is about to notice.
  private func showFailure(_ message: String?) {
    failure = message
    failing?.cancel()
    failureIcon.isHidden = true
    failureLabel.isHidden = true
    failureLabel.text = message
    guard message != nil else { return }
    failing = after(Self.failureDelay) { [weak self] in
      self?.failureIcon.isHidden = false
      self?.failureLabel.isHidden = false
      self?.setNeedsLayout()
    }
  }
}
