import UIKit

/// The size of an item in relation to the carousel's content. An item that is smaller is centered,
/// with its neighbors beside it.
public enum CarouselItemSize: Equatable, Sendable {
  /// As large as the content area.
  case full
  /// A size in points, limited to the content area.
  case fixed(CGSize)
  /// A fraction of the content area in the direction of movement, and its full extent across.
  case fraction(CGFloat)

  func size(in available: CGSize, isHorizontal: Bool) -> CGSize {
    switch self {
    case .full: return available
    case .fixed(let size):
      return CGSize(
        width: min(size.width, available.width), height: min(size.height, available.height))
    case .fraction(let part):
      let part = min(max(part, 0.05), 1)
      return isHorizontal
        ? CGSize(width: available.width * part, height: available.height)
        : CGSize(width: available.width, height: available.height * part)
    }
  }
}
