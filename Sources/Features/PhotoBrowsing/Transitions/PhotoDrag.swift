import Motion
import UIKit

/// The motion of a photo with the finger that holds it.
struct PhotoDrag {
  private let pose: PhotoPose
  /// The point of the window, in unit coordinates, that stays under the finger at any size.
  private let anchor: CGPoint
  let start: CGPoint
  /// In points per second.
  private(set) var velocity: CGPoint = .zero

  init(pose: PhotoPose, start: CGPoint) {
    self.pose = pose
    self.start = start
    let window = pose.window
    anchor = CGPoint(
      x: window.width > 0 ? (start.x - window.minX) / window.width : 0.5,
      y: window.height > 0 ? (start.y - window.minY) / window.height : 0.5)
  }

  mutating func move(to location: CGPoint, scale: CGFloat, velocity: CGPoint) -> PhotoPose {
    self.velocity = velocity
    var moved = pose
    let size = pose.window.size.scaled(by: scale)
    moved.window = CGRect(
      x: location.x - anchor.x * size.width, y: location.y - anchor.y * size.height,
      width: size.width, height: size.height)
    moved.cornerRadius *= scale
    moved.backdrop = min(pose.backdrop, pose.backdrop * scale * scale)
    return moved
  }
}
