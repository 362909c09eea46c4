import UIKit

/// How large each item is in the room that the carousel has for them; a smaller one lies in the
/// middle, with its neighbours beside it.
public enum CarouselItemSize: Equatable, Sendable {
  /// As large as the carousel.
  case full
  /// Points; never more than there is room for.
  case fixed(CGSize)
  /// This part of the room in the direction of movement, all of it across.
  case fraction(CGFloat)

  func size(in room: CGSize, isHorizontal: Bool) -> CGSize {
    switch self {
    case .full: return room
    case .fixed(let size):
      return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    case .fraction(let part):
      let part = min(max(part, 0.05), 1)
      return isHorizontal
        ? CGSize(width: room.width * part, height: room.height)
        : CGSize(width: room.width, height: room.height * part)
    }
  }
}
