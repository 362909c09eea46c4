import Motion
import Transitions
import UIKit

/// The offset of an alert from its final position. See `ViewPose`.
public typealias AlertPose = ViewPose

/// An alert's pose and the strength of its cover.
struct AlertState: Animatable {
  var pose: ViewPose
  /// The strength of the cover, 0…1.
  var cover: CGFloat

  static let zero = AlertState(pose: .zero, cover: 0)
  static let inPlace = AlertState(pose: .inPlace, cover: 1)

  func adding(_ other: AlertState) -> AlertState {
    AlertState(pose: pose.adding(other.pose), cover: cover + other.cover)
  }

  func scaled(by factor: CGFloat) -> AlertState {
    AlertState(pose: pose.scaled(by: factor), cover: cover * factor)
  }

  /// A hundredth of the cover counts as a point.
  var magnitude: CGFloat { max(pose.magnitude, 100 * abs(cover)) }

  /// The state faded out in place.
  var faded: AlertState {
    var state = self
    state.pose.opacity = 0
    state.cover = 0
    return state
  }
}
