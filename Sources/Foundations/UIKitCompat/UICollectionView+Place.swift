import UIKit

extension UICollectionView {
  /// A scroll position, described by an item and its distance below the middle of the visible area,
  /// in points.
  public struct Place: Hashable, Sendable {
    /// The item whose position is remembered.
    public var indexPath: IndexPath
    /// The distance from the middle of the visible area down to the middle of the item, in points.
    public var distance: CGFloat

    /// Creates a place.
    public init(indexPath: IndexPath, distance: CGFloat) {
      self.indexPath = indexPath
      self.distance = distance
    }
  }

  /// The visible area of the content that no bar covers, in the content's coordinates.
  private var seenBounds: CGRect { bounds.inset(by: adjustedContentInset) }

  /// The place of the item nearest to the middle of the visible area; `nil` if no item is visible.
  public var middlePlace: Place? {
    let seen = seenBounds
    var nearest: (place: Place, distance: CGFloat)?
    for path in indexPathsForVisibleItems {
      guard let frame = layoutAttributesForItem(at: path)?.frame else { continue }
      let (across, along) = (frame.midX - seen.midX, frame.midY - seen.midY)
      let distance = hypot(across, along)
      guard distance < nearest?.distance ?? .infinity else { continue }
      nearest = (Place(indexPath: path, distance: along), distance)
    }
    return nearest?.place
  }

  /// Returns a Boolean value that indicates whether at least half of an item's height is visible.
  public func shows(_ indexPath: IndexPath) -> Bool {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return false }
    return frame.intersection(seenBounds).height >= frame.height / 2
  }

  /// Scrolls without animation until the item is at its remembered place, as far as the content
  /// allows.
  public func scroll(to place: Place) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: place.indexPath)?.frame else { return }
    let seen = seenBounds
    // If the visible area is smaller than before, the item stays within it.
    let reach = max(0, seen.height / 2 - frame.height / 2)
    let distance = min(max(-reach, place.distance), reach)
    scroll(toVerticalOffset: frame.midY - distance - (seen.midY - contentOffset.y))
    layoutIfNeeded()
  }
}
