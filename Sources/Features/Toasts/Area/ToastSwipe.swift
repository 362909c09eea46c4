import Motion
import UIKit

/// Decides where a toast can be swiped to: to both sides and to the nearest edge.
struct ToastSwipe {
  /// The toast's position, 0 at the top.
  let ratio: CGFloat

  private var goesUp: Bool { ratio <= 0.5 }
  private var goesDown: Bool { ratio >= 0.5 }

  /// Returns the toast's offset, which follows the finger in directions that dismiss and resists in
  /// others.
  func softened(_ translation: CGPoint) -> CGPoint {
    var result = translation
    if (translation.y < 0 && !goesUp) || (translation.y > 0 && !goesDown) {
      result.y = RubberBand.standard.offset(for: translation.y, dimension: 60)
    }
    return result
  }

  /// The velocity of a dismissal; nil if the toast stays.
  func dismissal(offset: CGPoint, velocity: CGPoint, size: CGSize) -> CGPoint? {
    let isSideways = abs(offset.x) * size.height > abs(offset.y) * size.width
    let way = isSideways ? offset.x : offset.y
    let speed = isSideways ? velocity.x : velocity.y
    guard way != 0, isSideways || (way < 0 ? goesUp : goesDown) else { return nil }
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
