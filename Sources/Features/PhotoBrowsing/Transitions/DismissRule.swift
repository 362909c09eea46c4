import UIKit

/// Decides whether a photo that was dragged down, or to the side of vertical pages, returns to its
/// thumbnail or stays open.
///
/// The drag is projected a tenth of a second ahead, so that a slow long drag and a short quick one
/// both count. A drag that moves back at its end always keeps the photo open.
public struct DismissRule: Hashable, Sendable {
  /// The distance that dismisses, as a fraction of the viewport's height or, for vertical pages,
  /// its width.
  public var distance: CGFloat = 0.18
  /// The speed that dismisses at any distance, in points per second.
  public var flickSpeed: CGFloat = 600
  /// The speed back that keeps the photo open at any distance, in points per second.
  public var returnSpeed: CGFloat = 50

  /// Creates the default rule.
  public init() {}

  /// Returns whether a drag dismisses the photo.
  ///
  /// - Parameters:
  ///   - translation: The distance in the direction of dismissal, in points.
  ///   - velocity: The speed in the same direction, in points per second.
  ///   - length: The viewport's height or, for vertical pages, its width.
  public func dismisses(translation: CGFloat, velocity: CGFloat, length: CGFloat) -> Bool {
    if velocity > flickSpeed { return true }
    return translation + velocity * 0.1 > distance * length && velocity > -returnSpeed
  }

  /// Returns the scale of a photo that was dragged by a distance.
  public func scale(translation: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 1 }
    return min(1, max(0.3, 1 - max(0, translation) / length))
  }

  /// Returns the opacity of the chrome, which vanishes after a tenth of the length.
  public func chromeOpacity(translation: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 1 }
    return min(1, max(0, 1 - max(0, translation) / length / 0.1))
  }
}
