import UIKit

/// The size of a desktop window, restored at the next launch. The desktop decides on the position
/// of the window.
public struct WindowPlacement: Codable, Hashable, Sendable {
  /// The width in points while the window isn't maximized.
  public var width: Double
  /// The height in points while the window isn't maximized.
  public var height: Double
  /// A Boolean value that indicates whether the window is maximized.
  public var isMaximized: Bool

  /// Creates a placement.
  public init(width: Double, height: Double, isMaximized: Bool) {
    (self.width, self.height, self.isMaximized) = (width, height, isMaximized)
  }

  /// Returns the size limited to a minimum and to the screen; an empty screen size means that it is
  /// unknown.
  public func size(minimum: CGSize, screen: CGSize) -> CGSize {
    func limited(_ length: Double, _ minimum: CGFloat, _ screen: CGFloat) -> CGFloat {
      let length = length.isFinite ? max(CGFloat(length), minimum) : minimum
      return screen > 0 ? min(length, screen) : length
    }
    return CGSize(
      width: limited(width, minimum.width, screen.width),
      height: limited(height, minimum.height, screen.height))
  }
}

extension UIWindowScene {
  /// The current placement; `nil` without a window, and on Apple's systems, which restore it
  /// themselves.
  public var placement: WindowPlacement? {
    #if os(Linux)
      restoredSize.map {
        WindowPlacement(
          width: Double($0.width), height: Double($0.height), isMaximized: isMaximized)
      }
    #else
      nil
    #endif
  }

  /// Maximizes the window. Has no effect on Apple's systems.
  public func maximize() {
    #if os(Linux)
      setMaximized(true)
    #endif
  }

  /// Sets the minimum size to which the user can resize the window, in points.
  public func restrictSize(toMinimum size: CGSize) {
    #if os(Linux)
      setMinimumSize(size)
    #else
      sizeRestrictions?.minimumSize = size
    #endif
  }
}
