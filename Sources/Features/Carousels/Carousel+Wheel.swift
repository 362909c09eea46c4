import UIKit
import UIKitCompat

/// A wheel along the direction turns one item for each notch. Across it, the scroll view around
/// receives the wheel.
extension Carousel {
  func setUpWheel() {
    wheelRecognizer.allowedScrollTypesMask = .discrete
    wheelRecognizer.delegate = ScrollEventFilter.shared
    wheelRecognizer.onEvent { [weak self] in self?.handleWheel($0) }
    addGestureRecognizer(wheelRecognizer)
  }

  func shouldBeginWheel() -> Bool {
    let movement = wheelRecognizer.translation(in: self)
    let isAlong =
      direction.isHorizontal
      ? abs(movement.x) > abs(movement.y) : abs(movement.y) > abs(movement.x)
    guard isAlong, turnsByWheel, itemCount > 1 else { return false }
    // At an end the scroll view around may scroll.
    return isLooping || canMove(by: items(for: movement) < 0 ? -1 : 1)
  }

  private func canMove(by count: Int) -> Bool {
    guard let currentIndex else { return false }
    return (0..<itemCount).contains(currentIndex + count)
  }

  /// Returns the number of notches, positive toward later items. As in a scroll view, items at the
  /// right or below come into view.
  private func items(for movement: CGPoint) -> CGFloat {
    let isMirrored =
      direction.isHorizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = -(direction.isHorizontal ? movement.x : movement.y) / Wheel.detent
    return isMirrored != direction.isReversed ? -way : way
  }

  private func handleWheel(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began || pan.state == .changed else { return }
    let way = items(for: pan.translation(in: self))
    guard abs(way) > Self.sufficientNotch else { return }
    pan.setTranslation(.zero, in: self)
    let now = CACurrentMediaTime()
    guard now - lastWheelTurn >= Self.wheelRest else { return }
    if move(by: way < 0 ? -1 : 1) { lastWheelTurn = now }
  }

  /// Smooth wheels report fractions of notches.
  private static let sufficientNotch: CGFloat = 0.9
  /// The minimum time between two turns, in seconds, for wheels that spin freely.
  private static let wheelRest: TimeInterval = 0.15
}

/// Passes only scroll events to a recognizer.
@MainActor private final class ScrollEventFilter: NSObject, UIGestureRecognizerDelegate {
  static let shared = ScrollEventFilter()

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { false }
}
