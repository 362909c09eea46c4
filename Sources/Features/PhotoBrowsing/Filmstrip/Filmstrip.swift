import UIKit

/// Thumbnails of a browser's photos in a row below the photo. It follows the pages, and scrolling it
/// turns them. Only visible thumbnails exist.
///
/// Each browser has one, which is hidden at first; see
/// `PhotoBrowserController.isFilmstripHidden`.
@MainActor public final class Filmstrip: UIView {
  /// Returns how the thumbnail of a photo is shown: its `placeholder` or, without one, what it
  /// loads. The default is the request by which the browser shows the photo.
  ///
  /// - Parameters:
  ///   - index: The index of the photo.
  ///   - pixels: The side of the square that the thumbnail fills, in pixels.
  public var thumbnailRequest: (@MainActor (_ index: Int, _ pixels: CGFloat) -> PhotoRequest)?
  /// Returns the name of a photo for screen readers. The default is its number.
  public var photoName: ((_ index: Int) -> String?)?
  /// The side of a thumbnail, in points. The default is 60.
  public var thumbnailSide: CGFloat = 60 {
    didSet { if thumbnailSide != oldValue { sideDidChange() } }
  }
  /// The height of the strip, in points.
  public var height: CGFloat { thumbnailSide + 24 }

  private weak var browser: PhotoBrowserController?
  let collectionView: UICollectionView
  private let layout = UICollectionViewFlowLayout()
  private var count = 0
  private var isFollowing = false
  private var current = -1
  private static let gap: CGFloat = 4

  init(of browser: PhotoBrowserController) {
    self.browser = browser
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: thumbnailSide, height: thumbnailSide)
    layout.minimumLineSpacing = Self.gap
    layout.minimumInteritemSpacing = 0
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    overrideUserInterfaceStyle = .dark
    collectionView.backgroundColor = .clear
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(FilmstripCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.accessibilityLabel = String(localized: "Filmstrip", bundle: .photoBrowsing)
    addSubview(collectionView)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  private var step: CGFloat { thumbnailSide + Self.gap }

  private func sideDidChange() {
    layout.itemSize = CGSize(width: thumbnailSide, height: thumbnailSide)
    layout.invalidateLayout()
    setNeedsLayout()
    browser?.updatePanelSpace(animated: false)
    // Thumbnails of another size are loaded.
    reload()
  }

  /// Reads the photos again.
  func reload() {
    count = browser?.pagingView.pageCount ?? 0
    collectionView.reloadData()
    followPages()
  }

  /// Moves with the pages.
  ///
  /// - Parameter position: 2.5 is half-way between the third and the fourth photo. While looping, it
  ///   may be below zero and beyond the last photo.
  func follow(_ position: CGFloat) {
    guard !collectionView.isTracking, !collectionView.isDecelerating, bounds.width > 0, count > 0
    else { return }
    let rounds = (position / CGFloat(count)).rounded(.down)
    let isLooping = browser?.isLooping == true
    move(to: isLooping ? position - rounds * CGFloat(count) : position)
  }

  private func move(to wanted: CGFloat) {
    let position = min(max(0, wanted), CGFloat(count - 1))
    isFollowing = true
    collectionView.contentOffset = CGPoint(x: turned(position) * step - inset, y: 0)
    isFollowing = false
    mark(Int(position.rounded()))
  }

  /// The place in the row of a photo's position, and the other way round: as the pages do, the row
  /// begins at the right where one reads from right to left.
  private func turned(_ position: CGFloat) -> CGFloat {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? CGFloat(count - 1) - position : position
  }

  /// The number of the item of a photo in the row, and the other way round.
  func turned(_ index: Int) -> Int {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? count - 1 - index : index
  }

  private func followPages() {
    if let index = browser?.currentIndex { follow(CGFloat(index)) }
  }

  /// The space beside the first and the last photo, so that they can be in the middle.
  private var inset: CGFloat { (bounds.width - thumbnailSide) / 2 }

  private func mark(_ index: Int) {
    guard index != current else { return }
    for (number, isOn) in [(current, false), (index, true)] where number >= 0 {
      let cell = collectionView.cellForItem(at: IndexPath(item: turned(number), section: 0))
      (cell as? FilmstripCell)?.setCurrent(isOn)
    }
    current = index
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.layoutDirection != previousTraitCollection?.layoutDirection { reload() }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let frame = CGRect(x: 0, y: 12, width: bounds.width, height: thumbnailSide)
    guard collectionView.frame != frame else { return }
    collectionView.frame = frame
    collectionView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    followPages()
  }
}

extension Filmstrip: UICollectionViewDataSource, UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    let index = turned(indexPath.item)
    // Photos may be gone of which the browser isn't told yet.
    if let cell = cell as? FilmstripCell, let browser, index < browser.photoCount {
      let pixels = thumbnailSide * max(1, traitCollection.displayScale)
      cell.show(
        thumbnailRequest?(index, pixels) ?? browser.request(at: index),
        page: browser.pageID(at: index), pixels: pixels)
      cell.accessibilityLabel =
        photoName?(index)
        ?? String(localized: "\(index + 1) of \(count)", bundle: .photoBrowsing)
      cell.setCurrent(index == current)
    }
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    browser?.goTo(turned(indexPath.item))
    browser?.becomeFirstResponder()
  }

  /// A strip that a person scrolls turns the pages.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isFollowing, scrollView.isTracking || scrollView.isDecelerating, count > 0 else {
      return
    }
    let position = turned((scrollView.contentOffset.x + inset) / step)
    let index = Int(min(max(0, position.rounded()), CGFloat(count - 1)))
    guard index != browser?.currentIndex else { return }
    mark(index)
    browser?.goTo(index, animated: false)
  }

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    if !decelerate { settle() }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  /// Puts the current thumbnail in the middle.
  private func settle() {
    guard let index = browser?.currentIndex else { return }
    let x = CGFloat(turned(index)) * step - inset
    collectionView.setContentOffset(
      CGPoint(x: x, y: 0), animated: !UIAccessibility.isReduceMotionEnabled)
  }
}
