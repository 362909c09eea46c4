import Foundation

/// A rectangle with one radius for each corner, in points.
package struct RoundedRect: Hashable, Sendable {
  package var rect: CGRect
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomRight: CGFloat
  package var bottomLeft: CGFloat

  package init(_ rect: CGRect, radius: CGFloat = 0) {
    self.rect = rect
    (topLeft, topRight, bottomRight, bottomLeft) = (radius, radius, radius, radius)
  }

  package var isRounded: Bool { max(topLeft, topRight, bottomRight, bottomLeft) > 0 }
}

extension RoundedRect {
  /// Creates the shape of a path that is a rectangle, a rounded rectangle or a circle; nil for
  /// other paths.
  package init?(exactly path: CGPath) {
    let box = path.boundingBox
    guard !box.isNull, case .move(let start)? = path.elements.first else { return nil }
    switch path.elements.count {
    case 5:
      guard CGPath(rect: box, transform: nil).elements == path.elements else { return nil }
      self.init(box)
    case 10:
      let radius = start.x - box.minX
      let rounded = CGPath(
        roundedRect: box, cornerWidth: radius, cornerHeight: radius, transform: nil)
      guard rounded.elements == path.elements else { return nil }
      self.init(box, radius: radius)
    default: return nil
    }
  }

  package func offsetBy(dx: CGFloat, dy: CGFloat) -> RoundedRect {
    var moved = self
    moved.rect = rect.offsetBy(dx: dx, dy: dy)
    return moved
  }
}
