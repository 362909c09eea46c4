import ImageLoading
import PhotoBrowsing
import UIKit

/// Thumbnails of all photos in a row below the photo. It follows the pages, and scrolling it turns
/// them. Only visible thumbnails exist.
final class Filmstrip: UIView {
  private weak var page: PhotoPage?
  let collectionView: UICollectionView
  private var count = 0
  private var isFollowing = false
  private var current = -1

  /// The height, in points.
  static let height: CGFloat = 84
  private static let side: CGFloat = 60
  private static let gap: CGFloat = 4

  init(page: PhotoPage) {
    self.page = page
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: Self.side, height: Self.side)
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
    collectionView.accessibilityLabel = String(gallery: "Filmstrip")
    addSubview(collectionView)
  }

  required init?(coder: NSCoder) { nil }

  private var step: CGFloat { Self.side + Self.gap }

  /// Reads the number of photos again.
  func countDidChange() {
    let new = page?.browser?.photoCount ?? 0
    guard new != count else { return }
    count = new
    collectionView.reloadData()
    followPages()
  }

  /// Moves with the pages.
  ///
  /// - Parameter position: 2.5 is half-way between the third and the fourth photo.
  func follow(_ position: CGFloat) {
    guard !collectionView.isTracking, !collectionView.isDecelerating, bounds.width > 0 else {
      return
    }
    isFollowing = true
    let x = min(max(0, position), CGFloat(max(0, count - 1))) * step
    collectionView.contentOffset = CGPoint(x: x - inset, y: 0)
    isFollowing = false
    mark(Int(position.rounded()))
  }

  private func followPages() {
    if let index = page?.browser?.currentIndex { follow(CGFloat(index)) }
  }

  /// The space beside the first and the last photo, so that they can be in the middle.
  private var inset: CGFloat { (bounds.width - Self.side) / 2 }

  private func mark(_ index: Int) {
    guard index != current else { return }
    for (number, isOn) in [(current, false), (index, true)] {
      let cell = collectionView.cellForItem(at: IndexPath(item: max(0, number), section: 0))
      (cell as? FilmstripCell)?.setCurrent(isOn && number >= 0)
    }
    current = index
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = CGRect(x: 0, y: 12, width: bounds.width, height: Self.side)
    guard collectionView.frame != frame else { return }
    collectionView.frame = frame
    collectionView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    followPages()
  }
}

extension Filmstrip: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    if let cell = cell as? FilmstripCell, let photo = page?.photoAt(indexPath.item),
      let thumbnails = page?.scene?.thumbnails
    {
      let scale = max(1, traitCollection.displayScale)
      cell.show(photo, pixels: Self.side * scale, from: thumbnails)
      cell.setCurrent(indexPath.item == current)
    }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    page?.browser?.goTo(indexPath.item)
    page?.browser?.becomeFirstResponder()
  }

  /// A strip that a person scrolls turns the pages.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isFollowing, scrollView.isTracking || scrollView.isDecelerating, count > 0 else {
      return
    }
    let position = (scrollView.contentOffset.x + inset) / step
    let index = min(max(0, Int(position.rounded())), count - 1)
    guard index != page?.browser?.currentIndex else { return }
    mark(index)
    page?.browser?.goTo(index, animated: false)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  /// Puts the current thumbnail in the middle.
  private func settle() {
    guard let index = page?.browser?.currentIndex else { return }
    let x = CGFloat(index) * step - inset
    collectionView.setContentOffset(
      CGPoint(x: x, y: 0), animated: !UIAccessibility.isReduceMotionEnabled)
  }
}
