import Motion
import UIKit

/// The fraction of the screen below that is covered.
struct PushPose: Animatable {
  /// 0…1.
  var coverage: CGFloat

  static let zero = PushPose(coverage: 0)
  static let presented = PushPose(coverage: 1)

  func adding(_ other: PushPose) -> PushPose { PushPose(coverage: coverage + other.coverage) }
  func scaled(by factor: CGFloat) -> PushPose { PushPose(coverage: coverage * factor) }
  /// In points of a screen that has 800.
  var magnitude: CGFloat { abs(coverage) * 800 }
}
