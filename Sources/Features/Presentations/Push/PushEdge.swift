import UIKit

/// The edge of the screen that a pushed screen moves from and to.
public enum PushEdge: CaseIterable, Hashable, Sendable {
  /// From the edge at which lines of text begin: the left one, or the right one where the layout goes
  /// from right to left.
  case leading
  /// From the edge at which lines of text end, as a navigation controller pushes.
  case trailing
  /// From the left edge.
  case left
  /// From the right edge.
  case right
  /// From the upper edge.
  case top
  /// From the lower edge.
  case bottom

  /// The edge of the screen in a view's layout direction.
  @MainActor func side(in view: UIView?) -> Side {
    let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    }
  }

  /// An edge in any layout direction.
  enum Side {
    case left, right, top, bottom
  }
}

extension PushEdge.Side {
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
