import Motion
import UIKit

/// The fraction of the screen below that is covered.
struct PushPose: Animatable {
  /// The fraction, 0…1.
  var coverage: CGFloat

  static let zero = PushPose(coverage: 0)
  static let presented = PushPose(coverage: 1)

  func adding(_ other: PushPose) -> PushPose { PushPose(coverage: coverage + other.coverage) }
  func scaled(by factor: CGFloat) -> PushPose { PushPose(coverage: coverage * factor) }
  /// In points of a screen 800 points wide.
  var magnitude: CGFloat { abs(coverage) * 800 }
}
