import Motion
import UIKit

/// The directions in which an alert can be dragged away.
enum DragDirection: CaseIterable {
  case up, down, left, right

  /// The main direction of a movement; nil for none.
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

  /// The component of a vector in this direction.
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

  func moved(_ point: CGPoint, by distance: CGFloat) -> CGPoint {
    isVertical
      ? CGPoint(x: point.x, y: point.y + distance * sign)
      : CGPoint(x: point.x + distance * sign, y: point.y)
  }

  /// Whether a scroll view can scroll with a finger in this direction.
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

  /// Whether any scroll view at a point of the container can scroll in this direction.
  @MainActor func hasScrolling(at point: CGPoint, in container: UIView) -> Bool {
    var view = container.hitTest(point, with: nil)
    while let current = view, current !== container {
      if let scrollView = current as? UIScrollView, scrolls(scrollView) { return true }
      view = current.superview
    }
    return false
  }
}
