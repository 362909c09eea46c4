import UIKit

/// The edge of the screen that a pushed screen moves from and to.
public enum PushEdge: CaseIterable, Hashable, Sendable {
  /// From the left edge.
  case left
  /// From the right edge.
  case right
  /// From the upper edge.
  case top
  /// From the lower edge.
  case bottom

  var direction: DragDirection {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .up
    case .bottom: .down
    }
  }

  /// The edge at which a swipe back begins.
  var swipeEdge: UIRectEdge {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }

  /// The direction to the edge, as a unit vector.
  var vector: CGPoint {
    switch self {
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    case .top: CGPoint(x: 0, y: -1)
    case .bottom: CGPoint(x: 0, y: 1)
    }
  }

  func length(_ size: CGSize) -> CGFloat {
    max(1, self == .left || self == .right ? size.width : size.height)
  }
}
