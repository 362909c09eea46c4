import UIKit
import UIKitCompat

/// A wheel along the direction turns one item a notch; across it, it is left to what lies around.
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
    // Past an end there is nothing to turn: the page around it may scroll on.
    return isLooping || canMove(by: items(for: movement) < 0 ? -1 : 1)
  }

  private func canMove(by count: Int) -> Bool {
    guard let currentIndex else { return false }
    return (0..<itemCount).contains(currentIndex + count)
  }

  /// Notches, positive towards later items: what lies right of, or below, comes into view as it
  /// does in a scroll view.
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

  /// Wheels that turn smoothly tell of parts of notches.
  private static let sufficientNotch: CGFloat = 0.9
  /// Seconds; a wheel that spins freely must not leaf through everything.
  private static let wheelRest: TimeInterval = 0.15
}

/// Passes only scroll events to a recognizer.
@MainActor private final class ScrollEventFilter: NSObject, UIGestureRecognizerDelegate {
  static let shared = ScrollEventFilter()

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { false }
}
