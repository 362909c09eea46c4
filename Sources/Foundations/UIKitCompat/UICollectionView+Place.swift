import UIKit

extension UICollectionView {
  /// What a person looks at: an item, and how far below the middle of what can be seen it is, in points.
  public struct Place: Hashable, Sendable {
    /// The item whose position is remembered.
    public var indexPath: IndexPath
    /// Points from the middle of what can be seen down to the middle of the item.
    public var distance: CGFloat

    /// Creates a place.
    public init(indexPath: IndexPath, distance: CGFloat) {
      self.indexPath = indexPath
      self.distance = distance
    }
  }

  /// The part of the content that no bar covers, in the content's coordinates.
  private var seenBounds: CGRect { bounds.inset(by: adjustedContentInset) }

  /// The item in the middle; nil if no item is visible.
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

  /// Whether at least half of an item can be seen.
  public func shows(_ indexPath: IndexPath) -> Bool {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return false }
    return frame.intersection(seenBounds).height >= frame.height / 2
  }

  /// Scrolls without motion until the item is where it was, as far as the content goes.
  public func scroll(to place: Place) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: place.indexPath)?.frame else { return }
    let (inset, seen) = (adjustedContentInset, seenBounds)
    let least = -inset.top
    let most = max(least, contentSize.height + inset.bottom - bounds.height)
    // Where there is less room than before, it stays within it.
    let reach = max(0, seen.height / 2 - frame.height / 2)
    let distance = min(max(-reach, place.distance), reach)
    let offset = frame.midY - distance - (seen.midY - contentOffset.y)
    contentOffset.y = min(max(least, offset), most)
    layoutIfNeeded()
  }
}
