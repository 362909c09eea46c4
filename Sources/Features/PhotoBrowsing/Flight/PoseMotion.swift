import Motion
import UIKit

/// A pose that moves: opening, closing, dragging and pinching are this one state, which may be
/// caught and sent elsewhere at any instant.
///
/// Only the centre may overshoot. Size, crop, radius and backdrop move on critically damped
/// springs, so that from rest they change in one direction only.
struct PoseMotion {
  private var center: SpringValue<CGPoint>
  private var size: SpringValue<CGSize>
  private var framing: SpringValue<AnimatablePair<CGFloat, CGPoint>>
  private var radius: SpringValue<CGFloat>
  private var cover: SpringValue<AnimatablePair<CGFloat, CGFloat>>

  init(_ pose: PhotoPose) {
    center = SpringValue(pose.center)
    size = SpringValue(pose.window.size)
    framing = SpringValue(pose.framing, threshold: 0.001)
    radius = SpringValue(pose.cornerRadius, threshold: 0.05)
    cover = SpringValue(pose.cover, threshold: 0.002)
  }

  var pose: PhotoPose {
    var pose = PhotoPose(
      window: CGRect(
        x: center.value.x - size.value.width / 2, y: center.value.y - size.value.height / 2,
        width: size.value.width, height: size.value.height))
    pose.zoom = max(1, framing.value.first)
    pose.alignment = framing.value.second
    pose.cornerRadius = max(0, radius.value)
    pose.backdrop = min(1, max(0, cover.value.first))
    pose.opacity = min(1, max(0, cover.value.second))
    return pose
  }

  /// Of the centre, points a second.
  var velocity: CGPoint { center.velocity }

  var isSettled: Bool {
    center.isSettled && size.isSettled && framing.isSettled && radius.isSettled && cover.isSettled
  }

  mutating func set(_ pose: PhotoPose) {
    center.set(pose.center)
    size.set(pose.window.size)
    framing.set(pose.framing)
    radius.set(pose.cornerRadius)
    cover.set(pose.cover)
  }

  mutating func hold() { set(pose) }

  /// - Parameters:
  ///   - spring: moves the centre; the rest follows a critically damped one of the same quickness.
  ///   - velocity: of the centre, when a finger gives it.
  mutating func retarget(to pose: PhotoPose, spring: Spring, velocity: CGPoint? = nil) {
    let w = spring.angularFrequency
    let calm = Spring(stiffness: w * w, damping: 2 * w)
    center.retarget(to: pose.center, spring: spring, velocity: velocity)
    size.retarget(to: pose.window.size, spring: calm)
    framing.retarget(to: pose.framing, spring: calm)
    radius.retarget(to: pose.cornerRadius, spring: calm)
    cover.retarget(to: pose.cover, spring: calm)
  }

  /// Aims at a target that moved a little, without beginning a new movement when it did not.
  mutating func follow(_ pose: PhotoPose) {
    if center.target != pose.center { center.retarget(to: pose.center) }
    if size.target != pose.window.size { size.retarget(to: pose.window.size) }
    if framing.target != pose.framing { framing.retarget(to: pose.framing) }
    if radius.target != pose.cornerRadius { radius.retarget(to: pose.cornerRadius) }
    if cover.target != pose.cover { cover.retarget(to: pose.cover) }
  }

  mutating func advance(by seconds: Double) {
    center.advance(by: seconds)
    size.advance(by: seconds)
    framing.advance(by: seconds)
    radius.advance(by: seconds)
    cover.advance(by: seconds)
  }
}

extension PhotoPose {
  fileprivate var center: CGPoint { CGPoint(x: window.midX, y: window.midY) }
  fileprivate var framing: AnimatablePair<CGFloat, CGPoint> { AnimatablePair(zoom, alignment) }
  fileprivate var cover: AnimatablePair<CGFloat, CGFloat> { AnimatablePair(backdrop, opacity) }
}
