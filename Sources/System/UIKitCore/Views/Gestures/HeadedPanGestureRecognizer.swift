import HostInterface
import QuartzCore

/// Recognizes drags that only begin in some directions, such as swipes that reveal actions.
package final class HeadedPanGestureRecognizer: UIPanGestureRecognizer {
  /// Called with the direction of a drag to decide whether it begins.
  package var mayBegin: (CGPoint) -> Bool = { _ in false }

  override func mayBegin(heading direction: CGPoint) -> Bool { mayBegin(direction) }

  override func takeScroll(
    _ event: ScrollEvent, isFirst: Bool, translation: CGPoint, at location: CGPoint
  ) -> Bool {
    if isFirst {
      setLocationWithoutTouches(location)
      guard mayBegin(translation) else {
        state = .failed
        return false
      }
    }
    return super.takeScroll(event, isFirst: isFirst, translation: translation, at: location)
  }
}
