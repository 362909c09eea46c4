import Motion
import Transitions
import UIKit

/// The motion of an alert with the finger that drags it.
struct AlertDrag {
  /// The state when the drag began.
  let state: AlertState
  let wasDismissing: Bool
  let space: AlertSpace
  let directions: AlertContext.DragDirections

  private var exits: [DragDirection] {
    DragDirection.allCases.filter { directions.contains($0.option) }
  }

  /// Whether the alert is attached to an edge of the screen, which it must not leave.
  var isAttached: Bool { exits.contains { $0.isAttached(space) } }

  func state(after translation: CGPoint) -> AlertState {
    let start = state.pose.offset
    var result = state
    result.pose.offset = allowed(start.adding(translation), from: start)
    let (before, now) = (departure(start), departure(result.pose.offset))
    result.cover = min(1, max(0, state.cover + before - now))
    return result
  }

  /// The progress of the dismissal, 0…1.
  private func departure(_ offset: CGPoint) -> CGFloat {
    let parts = exits.map { $0.along(offset) / max($0.length(space), 1) }
    return min(1, max(0, parts.max() ?? 0))
  }

  /// Returns the offset of the alert: free in directions of dismissal, with resistance in others,
  /// and none off an edge.
  private func allowed(_ offset: CGPoint, from start: CGPoint) -> CGPoint {
    CGPoint(
      x: allowed(offset.x, (.left, .right), space.place.width),
      y: allowed(offset.y, (.up, .down), space.place.height))
  }

  private func allowed(
    _ value: CGFloat, _ sides: (DragDirection, DragDirection), _ extent: CGFloat
  ) -> CGFloat {
    let (side, other) = value < 0 ? sides : (sides.1, sides.0)
    if directions.contains(side.option) { return value }
    let isHeld = directions.contains(other.option) && other.isAttached(space)
    let isCrossing = !directions.contains(other.option)
    if isHeld || isCrossing && isAttached { return 0 }
    return RubberBand.standard.offset(for: value, dimension: extent * 0.2)
  }

  /// Returns the velocity in directions of dismissal and back.
  func allowed(_ velocity: CGPoint) -> CGPoint {
    let horizontal = directions.isDisjoint(with: [.left, .right])
    let vertical = directions.isDisjoint(with: [.up, .down])
    return CGPoint(x: horizontal ? 0 : velocity.x, y: vertical ? 0 : velocity.y)
  }

  /// Returns the pose that the alert is dismissed to; nil if it stays.
  func exit(
    of current: AlertState, _ drag: TransitionInteraction.Drag, rule: ReleaseRule
  ) -> AlertPose? {
    // A touch without a drag lets it continue.
    if drag.translation.magnitude < 3, drag.velocity.magnitude < 50 {
      guard wasDismissing else { return nil }
      return dominantDirection(of: current).map { exitPose($0, current) }
    }
    let offset = current.pose.offset
    let leaving = exits.filter {
      rule.leaves(
        travel: $0.along(offset), velocity: $0.along(drag.velocity), length: $0.extent(space))
    }
    let goal = offset.adding(drag.velocity.scaled(by: rule.projection))
    let best = leaving.max { $0.along(goal) < $1.along(goal) }
    return best.map { exitPose($0, current) }
  }

  private func dominantDirection(of current: AlertState) -> DragDirection? {
    exits.max { $0.along(current.pose.offset) < $1.along(current.pose.offset) }
  }

  /// The pose in which the alert is no longer visible in a direction.
  private func exitPose(_ direction: DragDirection, _ current: AlertState) -> AlertPose {
    var pose = current.pose
    let across =
      direction.isVertical ? CGPoint(x: pose.offset.x, y: 0) : CGPoint(x: 0, y: pose.offset.y)
    pose.offset = direction.moved(across, by: direction.length(space))
    return pose
  }
}
