import UIKit

/// The edges and the center of a rectangle. Setting one moves the rectangle.
extension CGRect {
  /// The smallest x-coordinate; setting it moves the rectangle.
  public var left: CGFloat {
    get { minX }
    set { origin.x = newValue - (minX - origin.x) }
  }

  /// The largest x-coordinate; setting it moves the rectangle.
  public var right: CGFloat {
    get { maxX }
    set { origin.x += newValue - maxX }
  }

  /// The smallest y-coordinate; setting it moves the rectangle.
  public var top: CGFloat {
    get { minY }
    set { origin.y = newValue - (minY - origin.y) }
  }

  /// The largest y-coordinate; setting it moves the rectangle.
  public var bottom: CGFloat {
    get { maxY }
    set { origin.y += newValue - maxY }
  }

  /// The x-coordinate of the center; setting it moves the rectangle.
  public var centerX: CGFloat {
    get { midX }
    set { origin.x += newValue - midX }
  }

  /// The y-coordinate of the center; setting it moves the rectangle.
  public var centerY: CGFloat {
    get { midY }
    set { origin.y += newValue - midY }
  }

  /// The center; setting it moves the rectangle.
  public var center: CGPoint {
    get { CGPoint(x: midX, y: midY) }
    set {
      centerX = newValue.x
      centerY = newValue.y
    }
  }
}
