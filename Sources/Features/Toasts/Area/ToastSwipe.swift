import Motion
import UIKit

/// Decides where a toast can be swiped to.
struct ToastSwipe {
  let directions: UISwipeGestureRecognizer.Direction

  /// - Parameters:
  ///   - directions: Nil stands for both sides and the nearest edge.
  ///   - ratio: The toast's position, 0 at the top.
  init(_ directions: UISwipeGestureRecognizer.Direction?, ratio: CGFloat) {
    var nearest: UISwipeGestureRecognizer.Direction = [.left, .right]
    if ratio <= 0.5 { nearest.insert(.up) }
    if ratio >= 0.5 { nearest.insert(.down) }
    self.directions = directions ?? nearest
  }

  private func allows(x: CGFloat) -> Bool { directions.contains(x < 0 ? .left : .right) }
  private func allows(y: CGFloat) -> Bool { directions.contains(y < 0 ? .up : .down) }

  /// Returns the toast's offset, which follows the finger in directions that dismiss and resists in
  /// others.
  func softened(_ translation: CGPoint) -> CGPoint {
    var result = translation
    if !allows(x: translation.x) { result.x = Self.resisting(translation.x) }
    if !allows(y: translation.y) { result.y = Self.resisting(translation.y) }
    return result
  }

  private static func resisting(_ way: CGFloat) -> CGFloat {
    RubberBand.standard.offset(for: way, dimension: 60)
  }

  /// The velocity of a dismissal; nil if the toast stays.
  func dismissal(offset: CGPoint, velocity: CGPoint, size: CGSize) -> CGPoint? {
    let isSideways = abs(offset.x) * size.height > abs(offset.y) * size.width
    let way = isSideways ? offset.x : offset.y
    let speed = isSideways ? velocity.x : velocity.y
    guard way != 0, isSideways ? allows(x: way) : allows(y: way) else { return nil }
    let sign: CGFloat = way < 0 ? -1 : 1
    let isFar = abs(way) > (isSideways ? size.width : size.height) * Self.dismissalFraction
    guard speed * sign > Self.flickSpeed || (isFar && speed * sign > -Self.flickSpeed) else {
      return nil
    }
    let leaving = sign * max(abs(speed), Self.minimumDismissalSpeed)
    return isSideways ? CGPoint(x: leaving, y: 0) : CGPoint(x: 0, y: leaving)
  }

  private static let dismissalFraction: CGFloat = 0.4
  /// In points per second.
  private static let flickSpeed: CGFloat = 300
  private static let minimumDismissalSpeed: CGFloat = 600
}
