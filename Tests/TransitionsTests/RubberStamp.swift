import Motion
import PhotoBrowsing
import Presentations
import Transitions
import UIKit

/// Comes down on its target like a rubber stamp, slightly rotated, and lifts off again.
extension TransitionStyle {
  static let rubberStamp = TransitionStyle(
    timing: .spring(Spring(duration: 0.4, dampingRatio: 0.7))
  ) { _ in ViewPose(scale: 1.8, rotation: -0.2, opacity: 0) }
}

extension PhotoBrowserController {
  func useRubberStamp() { transition = StyledTransition(.rubberStamp) }
}

extension AlertContext {
  mutating func useRubberStamp() { useStyle(.rubberStamp) }
}
