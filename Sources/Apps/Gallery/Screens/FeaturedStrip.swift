import Carousels
import ImageLoading
import PhotoIndexing
import UIKit

/// What the featured strip leaves to others.
@MainActor protocol FeaturedStripDelegate: AnyObject {
  func openFeatured(_ photo: Photo)
  /// Called when photos couldn't be read, so that others should be selected.
  func featuredPhotosDidFail()
}

/// A few photos of the library at the top of the grid, below what they have in common. A tap opens
/// them. They don't turn automatically, so that an idle window causes no work.
final class FeaturedStrip: UIView {
  weak var delegate: (any FeaturedStripDelegate)?
  /// Whether only room is left for photos, as not all of those that they are chosen from are known.
  var isAwaited = false
  /// Whether there were photos to feature the last time that all were known.
  var isExpected = true

  private let loader: ImageLoader
  private let title = UILabel()
  /// The last choice, and its day.
  private var choice = (count: 0, day: 0)
  private lazy var carousel = CarouselView<FeaturedPage, Photo>(
    makePage: { FeaturedPage() },
    display: { [weak self] page, photo in self?.show(photo, in: page) })
  /// Photos without an image, which aren't featured again until their files change.
  private var unreadable: Set<Photo.Version> = []

  /// The number of photos from which on the strip is shown.
  private static let minimumPhotoCount = 48
  private static let count = 7
  /// The number of photos that can't be read from which on none is featured: their disk is gone,
  /// and the others would be tried in vain.
  private static let maximumUnreadableCount = 49
  private static let ratio: CGFloat = 1.5
  private static let greatestHeight: CGFloat = 280

  init(loader: ImageLoader) {
    self.loader = loader
    super.init(frame: .zero)
    carousel.indicator = nil
    carousel.autoplay = nil
    carousel.itemSpacing = GridLayout.gap
    carousel.onTap = { [weak self] _, photo, _ in self?.delegate?.openFeatured(photo) }
    carousel.onPageLayout = { page, distance in page.alpha = 1 - min(abs(distance), 1) * 0.3 }
    addSubview(carousel)
    title.setScaledFont(.systemFont(ofSize: 17, weight: .semibold))
    title.accessibilityTraits = .header
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  /// The height in points; 0 if there is nothing to show.
  func height(inside bounds: CGRect) -> CGFloat {
    guard !carousel.items.isEmpty || isAwaited else { return 0 }
    return min(Self.greatestHeight, max(150, bounds.height * 0.3)).rounded() + titleHeight
  }

  private var titleHeight: CGFloat { title.font.lineHeight.rounded(.up) + 12 }

  // MARK: Photos

  /// Keeps the photos that still exist, otherwise selects new ones from the whole library, or none
  /// where nothing fits the day. Videos and photos that can't be read are not featured.
  ///
  /// - Parameters:
  ///   - today: Days since 1970.
  ///   - photo: Returns the current version of a photo; nil if it was deleted.
  func update(
    from library: ArraySlice<Photo>, today: Int = WallTime(Date()).day,
    photo: (Photo.ID) -> Photo?
  ) {
    guard !isAwaited else { return }
    let remaining = carousel.items.compactMap { photo($0.id) }.filter(isEligible)
    // When the library comes back with a disk that was gone, all photos may be tried again.
    let hasEnough = Self.hasEnough(library)
    if !hasEnough { unreadable = [] }
    guard hasEnough, unreadable.count < Self.maximumUnreadableCount else {
      return carousel.items = []
    }
    let isComplete = !remaining.isEmpty && remaining.count >= choice.count
    guard !isComplete || choice.day != today else { return carousel.items = remaining }
    let found = Self.choose(from: library, today: today, where: isEligible)
    choice = (found?.photos.count ?? 0, today)
    title.text = found?.topic.title
    carousel.items = found?.photos ?? []
  }

  private func isEligible(_ photo: Photo) -> Bool {
    !photo.isVideo && !photo.isUnreadable && !unreadable.contains(photo.version)
  }

  private static func hasEnough(_ photos: ArraySlice<Photo>) -> Bool {
    photos.count >= minimumPhotoCount
      && photos.lazy.filter { !$0.isVideo }.prefix(minimumPhotoCount).count { _ in true }
        == minimumPhotoCount
  }

  /// Selects the photo in the middle of each part of the library, or the next one that isn't
  /// selected yet.
  static func selection(of photos: ArraySlice<Photo>, where isEligible: (Photo) -> Bool) -> [Photo]
  {
    let count = min(Self.count, photos.count)
    var chosen: [Int] = []
    for part in 0..<count {
      let middle = part * photos.count / count + photos.count / (2 * count)
      let next = (middle..<photos.count).first { isEligible(photos[$0]) && !chosen.contains($0) }
      let last = (0..<middle).last { isEligible(photos[$0]) && !chosen.contains($0) }
      if let index = next ?? last { chosen.append(index) }
    }
    return chosen.sorted().map { photos[$0] }
  }

  var photos: [Photo] { carousel.items }

  private func show(_ photo: Photo, in page: FeaturedPage) {
    let height = Self.greatestHeight * (window?.screen.scale ?? 1)
    page.show(photo, pixels: CGSize(width: height * Self.ratio, height: height), from: loader) {
      [weak self] in
      self?.unreadable.insert(photo.version)
      self?.delegate?.featuredPhotosDidFail()
    }
  }

  /// The image view of a photo while it is visible here.
  func imageView(for id: Photo.ID) -> UIImageView? {
    guard let index = carousel.items.firstIndex(where: { $0.id == id }),
      let page = carousel.page(at: index) as? FeaturedPage, page.visibleFraction > 0.6
    else { return nil }
    return page.imageView
  }

  func setImageHidden(_ isHidden: Bool, for id: Photo.ID) {
    for index in carousel.items.indices {
      (carousel.page(at: index) as? FeaturedPage)?.imageView.isHidden =
        isHidden && carousel.items[index].id == id
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = max(0, bounds.height - titleHeight)
    title.textAlignment = leadingAlignment
    title.frame = CGRect(
      x: GridLayout.gap + 4, y: 0, width: max(0, bounds.width - 2 * (GridLayout.gap + 4)),
      height: bounds.height - height)
    title.isHidden = carousel.items.isEmpty
    carousel.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    let width = min(bounds.width - 4 * GridLayout.gap, height * Self.ratio)
    carousel.itemSize = .fixed(CGSize(width: max(1, width), height: height))
  }
}

/// One featured photo.
private final class FeaturedPage: UIView {
  let imageView = UIImageView()

  init() {
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 12
    imageView.backgroundColor = .secondarySystemBackground
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter onFailure: Called if the photo can't be read.
  func show(
    _ photo: Photo, pixels: CGSize, from loader: ImageLoader, onFailure: @escaping () -> Void
  ) {
    imageView.isHidden = false
    let request = ImageRequest(url: photo.url, pixels: pixels, fitting: .covering)
    imageView.setImage(
      for: request, from: loader, onEnd: { if case .failure = $0 { onFailure() } })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
  }
}
