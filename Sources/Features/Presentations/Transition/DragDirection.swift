import Motion
import UIKit

/// One of the ways in which an alert can leave.
enum DragDirection: CaseIterable {
  case up, down, left, right

  /// The way that a movement mostly goes; nil for none.
  init?(of movement: CGPoint) {
    guard movement != .zero else { return nil }
    if abs(movement.y) >= abs(movement.x) {
      self = movement.y > 0 ? .down : .up
    } else {
      self = movement.x > 0 ? .right : .left
    }
  }

  var option: AlertContext.DragDirections {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }

  var isVertical: Bool { self == .up || self == .down }
  private var sign: CGFloat { self == .down || self == .right ? 1 : -1 }

  /// The part of a vector that goes this way.
  func along(_ vector: CGPoint) -> CGFloat { (isVertical ? vector.y : vector.x) * sign }

  /// The distance after which it's no longer visible.
  func length(_ space: AlertSpace) -> CGFloat {
    switch self {
    case .down: space.bounds.maxY - space.place.minY
    case .up: space.place.maxY - space.bounds.minY
    case .right: space.bounds.maxX - space.place.minX
    case .left: space.place.maxX - space.bounds.minX
    }
  }

  func extent(_ space: AlertSpace) -> CGFloat {
    isVertical ? space.place.height : space.place.width
  }

  /// Whether the alert touches the edge that this direction comes from, which it must not leave.
  func isAttached(_ space: AlertSpace) -> Bool {
    switch self {
    case .down: space.place.maxY >= space.bounds.maxY - 0.5
    case .up: space.place.minY <= space.bounds.minY + 0.5
    case .right: space.place.maxX >= space.bounds.maxX - 0.5
    case .left: space.place.minX <= space.bounds.minX + 0.5
    }
  }

  func moved(_ point: CGPoint, by way: CGFloat) -> CGPoint {
    isVertical
      ? CGPoint(x: point.x, y: point.y + way * sign) : CGPoint(x: point.x + way * sign, y: point.y)
  }

  /// Whether the content has more to show to a finger that goes this way.
  @MainActor func scrolls(_ view: UIScrollView) -> Bool {
    let (offset, inset) = (view.contentOffset, view.adjustedContentInset)
    let (size, content) = (view.bounds.size, view.contentSize)
    switch self {
    case .down: return offset.y > -inset.top + 0.5
    case .up: return offset.y < content.height + inset.bottom - size.height - 0.5
    case .right: return offset.x > -inset.left + 0.5
    case .left: return offset.x < content.width + inset.right - size.width - 0.5
    }
  }

  /// Whether anything under a point of the container scrolls that way.
  @MainActor func hasScrolling(at point: CGPoint, in container: UIView) -> Bool {
    var view = container.hitTest(point, with: nil)
    while let current = view, current !== container {
      if let scrollView = current as? UIScrollView, scrolls(scrollView) { return true }
      view = current.superview
    }
    return false
  }
}
